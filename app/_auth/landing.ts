/** Where a link in a mail leads once it was checked: a page of ours, which then goes on to `returnTo`. */

/** For the link that confirms an address. */
export const confirmedAt = (returnTo: string) =>
  `/sign-up/confirmed?returnTo=${encodeURIComponent(returnTo)}`;

/** For the one-time link to sign in, whose address better-auth decodes once more. */
export const signedInAt = (returnTo: string) =>
  `/sign-in/done?returnTo=${encodeURIComponent(encodeURIComponent(returnTo))}`;

/** The page that asks for the second factor. */
export const secondFactorAt = (returnTo: string) =>
  `/sign-in/two-factor?returnTo=${encodeURIComponent(returnTo)}`;
