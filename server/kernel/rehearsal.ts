import { AsyncLocalStorage } from "node:async_hooks";
import { tellOfIds } from "./fields/id.ts";
import { paymentReference } from "./fields/payment-reference.ts";

/** Identifiers that the dry run at hand has made. */
const made = new AsyncLocalStorage<Set<string>>();

tellOfIds((id) => made.getStore()?.add(id));

/**
 * Does what a dry run does, and gives its answer with every identifier marked that stands for nothing, since it was made
 * by the dry run alone: `cus_0198…` becomes `cus_dry_run`, its payment reference `RF_dry_run` (docs/domain.md, Dry run).
 */
export async function rehearse<T>(work: () => Promise<T>): Promise<T> {
  const ids = new Set<string>();
  const outcome = await made.run(ids, work);
  return mark(outcome, ids) as T;
}

function mark(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value === "string") return markText(value, ids);
  if (Array.isArray(value)) return value.map((item) => mark(item, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mark(inner, ids)]));
}

/** An identifier by itself, within an address, or as the reference that a transfer names it by. */
function markText(text: string, ids: ReadonlySet<string>): string {
  let marked = text;
  for (const id of ids) {
    marked = marked.replaceAll(id, `${id.slice(0, id.indexOf("_"))}_dry_run`);
    if (text.startsWith("RF")) marked = marked.replaceAll(paymentReference(id), "RF_dry_run");
  }
  return marked;
}
