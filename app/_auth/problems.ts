/** What the sign-in refuses with. */
export interface AuthError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

/** Said where the session is over. */
export const SIGNED_OUT = "You are signed out. Sign in again.";
const WRONG = "The e-mail address or the password is wrong.";
const LINK = "This link was used already, or is too old. Ask for a new one.";
const CODE = "This code is wrong or too old. Enter the one that is shown now.";
const NO_PASSKEY = "Nobody signs in with this passkey here. Use another one, or another way.";
const ABORTED = "No passkey was chosen. Try again, or use another way.";
const START_AGAIN = "Signing in took too long. Start again.";

/** The sentences of refusals; none tells whether somebody has signed up with an address. */
const sentences: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG,
  USER_NOT_FOUND: WRONG,
  CREDENTIAL_ACCOUNT_NOT_FOUND: WRONG,
  INVALID_EMAIL: "Enter an e-mail address, for example ada@example.com.",
  INVALID_PASSWORD: "This is not your password.",
  PASSWORD_TOO_SHORT: "This password is too short.",
  PASSWORD_TOO_LONG: "This password is too long.",
  NAME_REQUIRED: "Enter your name, on one line.",
  CONSENT_REQUIRED:
    "Accept the terms and the privacy notice first. If you have, they changed meanwhile: load the page again.",
  EMAIL_NOT_VERIFIED:
    "Confirm your e-mail address first: we have just sent you a new link. Open it, and you are signed in.",
  INVALID_TOKEN: LINK,
  TOKEN_EXPIRED: LINK,
  EXPIRED_TOKEN: LINK,
  NEW_USER_SIGNUP_DISABLED: LINK,
  SESSION_NOT_FRESH: "For this, sign in again first: you signed in more than a day ago.",
  SESSION_EXPIRED: SIGNED_OUT,
  UNAUTHORIZED: SIGNED_OUT,
  AUTH_CANCELLED: ABORTED,
  REGISTRATION_CANCELLED: ABORTED,
  ERROR_CEREMONY_ABORTED: ABORTED,
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: ABORTED,
  PREVIOUSLY_REGISTERED: "This device holds a passkey for you already.",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device holds a passkey for you already.",
  PASSKEY_NOT_FOUND: NO_PASSKEY,
  AUTHENTICATION_FAILED: NO_PASSKEY,
  CHALLENGE_NOT_FOUND: START_AGAIN,
  USER_NOT_VERIFIED: "This passkey did not ask who you are. Use one that asks for a finger, a face or a PIN.",
  INVALID_CODE: CODE,
  INVALID_BACKUP_CODE: "This recovery code is wrong, or was used already.",
  INVALID_TWO_FACTOR_COOKIE: START_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "Too many wrong codes. Sign in again.",
  ACCOUNT_TEMPORARILY_LOCKED: "Too many wrong codes. Wait a quarter of an hour, then try again.",
};

/** One sentence that tells the person what to do. */
export function sentenceOf({ code, status }: AuthError): string {
  const known = code === undefined ? undefined : sentences[code.toUpperCase()];
  if (known !== undefined) return known;
  if (status === 429) return "Too many attempts. Wait a minute, then try again.";
  if (status === undefined || status === 0)
    return "The server could not be reached. Check the connection and try again.";
  return status >= 500
    ? "Something went wrong on our side. Try again."
    : "This did not work. Check what you entered, and try again.";
}
