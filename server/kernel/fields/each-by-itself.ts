import type { z } from "zod";

/** An item of a list that has not the shape of the list's items: as it was sent, and what is wrong with it. */
export class Unfit {
  readonly sent: unknown;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(sent: unknown, issues: readonly z.core.$ZodIssue[]) {
    this.sent = sent;
    this.issues = issues;
  }
}

/**
 * The schema of a list's items whose faults are their own: one that has not its shape is read as {@link Unfit}, and the
 * others as they are. Whoever describes the schema asks for a value in place of none, which there is not.
 */
export function eachByItself<S extends z.ZodType>(item: S): z.ZodType<z.output<S> | Unfit, z.input<S>> {
  const judged: z.ZodType = item.catch(
    (caught: z.core.$ZodCatchCtx) => (caught && new Unfit(caught.input, caught.error.issues)) as never,
  );
  return judged as z.ZodType<z.output<S> | Unfit, z.input<S>>;
}
