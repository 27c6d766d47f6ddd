/** One mail, as plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** What brings mail to people. */
export interface MailPort {
  /** `kept` mail stays in the table once it is sent, to be looked at; `removed` mail leaves nothing there. */
  readonly afterwards: "kept" | "removed";
  /** Sends one mail. @throws Error when it could not be handed over; it is tried again later */
  send(mail: Mail): Promise<void>;
}
