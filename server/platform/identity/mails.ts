/** The mails of signing in: what is asked for, the link, how long it works, and what to do if one did not ask. */
import type { Mail } from "#server/adapters/mail/port.ts";
import { houseMail } from "#server/platform/mail/house.ts";

interface Recipient {
  readonly name: string;
  readonly email: string;
}

const ignore = "If this was not you, ignore this mail: nothing happens without the link.";

export function signInMail(email: string, url: string): Mail {
  return houseMail({
    recipient: email,
    subject: "Your link to sign in to Offerboard",
    name: null,
    paragraphs: ["Open this link to sign in. It works once, for 15 minutes."],
    links: [{ label: "Sign in", href: url }],
    closing: ignore,
  });
}

/** For an address that nobody signed up with; whoever asked is told the same as anybody. */
export function unknownAddressMail(email: string, publicUrl: string): Mail {
  return houseMail({
    recipient: email,
    subject: "Nobody has signed up with this address",
    name: null,
    paragraphs: [
      "Somebody asked for a link to sign in to Offerboard with this address, but nobody has signed up with it.",
      "If it was you, use the address you signed up with, or sign up here:",
    ],
    links: [{ label: "Sign up", href: `${publicUrl}/sign-up` }],
    closing: "If this was not you, ignore this mail.",
  });
}

/** For somebody who signed up again; whoever did it is told the same as anybody. */
export function knownAddressMail({ name, email }: Recipient, publicUrl: string): Mail {
  return houseMail({
    recipient: email,
    subject: "You have an account at Offerboard already",
    name,
    paragraphs: [
      "Somebody tried to sign up with this address, which is yours already.",
      "If it was you, sign in, or choose a new password:",
    ],
    links: [
      { label: "Sign in", href: `${publicUrl}/sign-in` },
      { label: "Choose a new password", href: `${publicUrl}/forgot-password` },
    ],
    closing: "If this was not you, ignore this mail: nothing was changed.",
  });
}

export function verificationMail({ name, email }: Recipient, url: string): Mail {
  return houseMail({
    recipient: email,
    subject: "Confirm your e-mail address",
    name,
    paragraphs: ["Open this link to confirm that this address is yours. It works for 24 hours."],
    links: [{ label: "Confirm the address", href: url }],
    closing: ignore,
  });
}

export function resetMail({ name, email }: Recipient, url: string): Mail {
  return houseMail({
    recipient: email,
    subject: "Choose a new password for Offerboard",
    name,
    paragraphs: [
      "Open this link to choose a new password. It works once, for 15 minutes, and signs you out everywhere.",
    ],
    links: [{ label: "Choose a new password", href: url }],
    closing: ignore,
  });
}
