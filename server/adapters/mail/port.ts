/** One mail: as plain text, and as a page for programs that show one. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML; absent in mails that an earlier release wrote. */
  readonly html?: string | undefined;
  /** Where mail programs switch off mails of this kind by themselves (RFC 8058); absent where they cannot be. */
  readonly unsubscribeUrl?: string | undefined;
}

/** What brings mail to people. */
export interface MailPort {
  /** `kept` mail stays in the table once it is sent, to be looked at; `removed` mail leaves nothing there. */
  readonly afterwards: "kept" | "removed";
  /** Sends one mail. @throws Error when it could not be handed over; it is tried again later */
  send(mail: Mail): Promise<void>;
}
