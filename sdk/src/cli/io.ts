/** What a command reads and writes besides the service. */
export interface Io {
  /** Writes a line of the answer. */
  out(line: string): void;
  /** Writes a line for people, beside the answer. */
  tell(line: string): void;
  /** Asks for a line that is not shown; all of standard input where that is no terminal. */
  readSecret(question: string): Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the user's settings. */
  readonly settings: string;
  /** Says that the user wants to end. */
  readonly signal: AbortSignal;
}
