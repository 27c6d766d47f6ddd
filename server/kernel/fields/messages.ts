import { z } from "zod";

/** What a missing field is told; `problem.ts` recognises it. */
export const REQUIRED = "This field is required.";

/** What anything but a number is told where one is due. */
export const NUMBER = "Send a number.";

const types: Record<string, string> = {
  string: "Send text.",
  number: NUMBER,
  int: "Send a whole number.",
  boolean: "Send true or false.",
  object: "Send an object.",
  record: "Send an object.",
  array: "Send a list.",
};

/**
 * Sentences for what every schema checks alike: a field that is missing, of a wrong type, or not one of a list. In
 * browsers zod may not compile what it checks: our pages forbid them to evaluate text.
 */
z.config({
  jitless: "document" in globalThis,
  customError: (issue) => {
    if (issue.input === undefined) return REQUIRED;
    if (issue.code === "invalid_type") return types[issue.expected] ?? `Send ${issue.expected}.`;
    if (issue.code === "invalid_value") return `Send ${listed(issue.values.map(String))}.`;
    return undefined;
  },
});

function listed(values: readonly string[]): string {
  return values.length < 3 ? values.join(" or ") : `one of ${values.join(", ")}`;
}
