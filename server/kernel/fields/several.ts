import { z } from "zod";
import { nearest } from "#server/kernel/nearest.ts";
import { freeText } from "./text.ts";

/** What is told of a member of a query. */
interface Told<Value extends string> {
  readonly description: string;
  readonly example: readonly Value[];
}

/** A member of a query that takes one of these values, or several with commas between. */
type Several<Value extends string> = z.ZodOptional<z.ZodType<Value[], Value | readonly Value[]>>;

/** How it is written in a query. */
const param = { style: "form", explode: false } as const;

/**
 * Declares a member of a query that takes several values. Over tRPC it is a list of them, or one.
 * @param complain the sentence that tells what to send in place of a value there is not; left out = all there are
 */
function severalOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  { description, example }: Told<Value>,
  complain?: (wrong: string) => string,
): Several<Value> {
  const list = z.array(z.enum(values)).min(1, { error: "Name one at least." });
  const member = z.preprocess((given, context) => {
    const sent: unknown = typeof given === "string" ? given.split(",") : given;
    const wrong = [sent].flat().find((value) => !values.includes(value as Value));
    if (wrong === undefined) return sent;
    if (complain) context.addIssue({ code: "custom", message: complain(String(wrong)), input: wrong });
    else context.addIssue({ code: "invalid_value", values: [...values], input: wrong });
    return sent;
  }, list);
  return member.optional().meta({ description, example, param }) as unknown as Several<Value>;
}

/** A filter by values of an enumeration, any of which may stand: `purchaseStatus=PENDING,COMPLETED`. */
export function several<const Value extends string>(
  values: readonly [Value, ...Value[]],
  told: Told<Value>,
): Several<Value> {
  return severalOf(values, told);
}

/** The others that a resource can hold besides their ids, where the caller may read them: `expand=customer,offering`. */
export function expandable<const Name extends string>(names: readonly [Name, ...Name[]]): Several<Name> {
  const whole = names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  const description = `What to read with it, in members of these names: ${whole}; several with commas between. It takes the right to read them.`;
  return severalOf(names, { description, example: [...names] }, (wrong) => refusal(wrong, names, "expand"));
}

/** Members that a list can do without: `omit=description,highlights`. Only what may be absent anyway can be left out. */
export function omittable<const Name extends string>(names: readonly [Name, ...Name[]]): Several<Name> {
  const description = "What to leave out of each row, for a lighter list; several with commas between.";
  return severalOf(names, { description, example: [...names] }, (wrong) =>
    refusal(wrong, names, "leave out"),
  );
}

function refusal(wrong: string, names: readonly string[], wish: string): string {
  const name = wrong.slice(0, 100);
  const meant = nearest(name, names);
  return `There is no ${name} to ${wish} here. Send ${meant ?? names.join(", ")}, or leave it out.`;
}

/** Identifiers that a list is narrowed to at most: those of the rows that were chosen on a page. */
const MOST_IDS = 100;

/** A filter by identifiers, of `purchases` for example: `ids=opi_1,opi_2`. */
export function named(what: string, example: string) {
  return freeText(4000)
    .refine((ids) => ids.split(",").length <= MOST_IDS, { error: `Name at most ${MOST_IDS} ${what}.` })
    .optional()
    .meta({
      description: `Only these ${what}: their identifiers, parted by commas, at most ${MOST_IDS}.`,
      example,
    });
}
