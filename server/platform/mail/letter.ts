/** Whom a letter is of, as its head, its colours and its foot show it. */
export interface Sender {
  readonly name: string;
  /** Address of a picture on this service, the same for all recipients; the name stands where it is not shown. */
  readonly logoUrl?: string | undefined;
  /** Colours of the link, which can be read on the grounds of pages. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** Who is responsible, line by line. */
  readonly about: readonly string[];
  /** Where help is to be had. */
  readonly help: { readonly email?: string; readonly phone?: string; readonly url?: string };
}

export interface LetterLink {
  readonly label: string;
  readonly href: string;
}

/** What a mail says, before it has a form. */
export interface Letter {
  readonly recipient: string;
  readonly subject: string;
  /** Whom it greets; null where their name is not known. */
  readonly name: string | null;
  readonly paragraphs: readonly string[];
  /** What there is to open; the first is what the letter is about. */
  readonly links: readonly LetterLink[];
  /** What is said below the links. */
  readonly closing?: string | undefined;
  /** How mails of this kind are switched off: a page that asks first, and the address for mail programs. */
  readonly unsubscribe?: { readonly pageUrl: string; readonly oneClickUrl: string } | undefined;
}

/** "Hello Ada," */
export const greetingOf = ({ name }: Pick<Letter, "name">) => (name === null ? "Hello," : `Hello ${name},`);
