/** The mails of signing in: what is asked for, the link, how long it works, and what to do if one did not ask. */
import type { Mail } from "#server/adapters/mail/port.ts";

interface Recipient {
  readonly name: string;
  readonly email: string;
}

const ignore = "If this was not you, ignore this mail: nothing happens without the link.";

export function signInMail(email: string, url: string): Mail {
  return {
    recipient: email,
    subject: "Your link to sign in to Offerboard",
    text: `Open this link to sign in. It works once, for 15 minutes.\n\n${url}\n\n${ignore}\n`,
  };
}

/** For an address that nobody signed up with; whoever asked is told the same as anybody. */
export function unknownAddressMail(email: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: "Nobody has signed up with this address",
    text: `Somebody asked for a link to sign in to Offerboard with this address, but nobody has signed up with it.\n\nIf it was you, use the address you signed up with, or sign up here:\n\n${publicUrl}/sign-up\n\nIf this was not you, ignore this mail.\n`,
  };
}

/** For somebody who signed up again; whoever did it is told the same as anybody. */
export function knownAddressMail({ name, email }: Recipient, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: "You have an account at Offerboard already",
    text: `Hello ${name},\n\nsomebody tried to sign up with this address, which is yours already.\n\nIf it was you, sign in, or choose a new password:\n\n${publicUrl}/sign-in\n${publicUrl}/forgot-password\n\nIf this was not you, ignore this mail: nothing was changed.\n`,
  };
}

export function verificationMail({ name, email }: Recipient, url: string): Mail {
  return {
    recipient: email,
    subject: "Confirm your e-mail address",
    text: `Hello ${name},\n\nopen this link to confirm that this address is yours. It works for 24 hours.\n\n${url}\n\n${ignore}\n`,
  };
}

export function resetMail({ name, email }: Recipient, url: string): Mail {
  return {
    recipient: email,
    subject: "Choose a new password for Offerboard",
    text: `Hello ${name},\n\nopen this link to choose a new password. It works once, for 15 minutes, and signs you out everywhere.\n\n${url}\n\n${ignore}\n`,
  };
}
