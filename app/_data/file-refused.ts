/** Why a file was not sent, or not had, in a sentence for the person. */
export class FileRefused extends Error {
  /** Whether the server no longer knows who is asking. */
  readonly isSignedOut: boolean;

  /**
   * @param status what the server answered with
   * @param detail its sentence; undefined where there is none
   * @param otherwise what is said then
   */
  constructor(status: number, detail: string | undefined, otherwise: string) {
    super(status === 401 ? SIGNED_OUT : (detail ?? otherwise));
    this.isSignedOut = status === 401;
  }
}

/** What the interface says to software is no help to a person whose session has ended. */
const SIGNED_OUT = "You are signed out. Sign in again in another tab, then try again in this one.";
