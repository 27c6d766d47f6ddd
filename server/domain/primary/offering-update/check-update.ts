import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import { faultOfMarkdown, markdownFaults } from "#server/kernel/fields/markdown.ts";
import { instant } from "#server/kernel/fields/text.ts";

/**
 * Looks at what an update's shape does not tell: that its text is of the Markdown that is shown, and that its time is to
 * come.
 * @throws Refusal invalid_value: all faults at once, each at its field
 */
export function checkUpdate(
  { text, publishAt }: { readonly text?: string | undefined; readonly publishAt?: string | null | undefined },
  now: Date,
): void {
  refuseAny([...textFault(text), ...timeFault(publishAt, now)]);
}

function textFault(text = ""): Violation[] {
  const fault = faultOfMarkdown(text);
  return fault === null ? [] : [violation("invalid_value", { reason: markdownFaults[fault] }, "text")];
}

function timeFault(publishAt: string | null | undefined, now: Date): Violation[] {
  if (!publishAt || instant(publishAt) > now) return [];
  const reason = "Send a time in the future, or publish it now.";
  return [violation("invalid_value", { reason }, "publishAt")];
}
