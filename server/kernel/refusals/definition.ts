/** What a sentence is told with; plain values, already formatted for people. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

/** One refusal of the service, under its code. */
export interface ErrorDefinition {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly title: string;
  /** One sentence that tells the person what to do. */
  readonly sentence: (facts: Facts) => string;
}

/** A sentence that is always the same. */
export const say = (sentence: string) => () => sentence;
