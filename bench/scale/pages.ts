import { globSync } from "node:fs";
import { join, sep } from "node:path";

const app = join(import.meta.dirname, "../../app");

/** Whose a page is: the first group of routes it lies in. */
export type Area = "console" | "portal" | "market" | "account";

/** A page of the product, with identifiers that exist. */
export interface Page {
  readonly area: Area;
  readonly path: string;
}

/** Pages that somebody who is signed in is led away from, that are no pages of their own, or of another customer. */
const passedOver =
  /^\/(portal\/purchases\/|sign-in|sign-up|forgot-password|reset-password|microsite|docs|demo)|\[\.\.\./;

/**
 * Every page of the console, the portal, the market and the account, from the files there are.
 * @param known identifiers that exist, by the names of the parameters; what is not among them has no page here
 */
export function pagesOf(known: ReadonlyMap<string, string>): readonly Page[] {
  return globSync("**/page.tsx", { cwd: app, exclude: (name) => name.startsWith("_") })
    .sort()
    .flatMap((file) => {
      const parts = file.split(sep).slice(0, -1);
      const template = `/${parts.filter((part) => !part.startsWith("(")).join("/")}`;
      const missing = [...template.matchAll(/\[(\w+)\]/g)].some(([, name = ""]) => !known.has(name));
      if (missing || passedOver.test(template)) return [];
      const path = template.replaceAll(/\[(\w+)\]/g, (_, name) => encodeURIComponent(known.get(name) ?? ""));
      return [{ area: (parts[0] ?? "").replaceAll(/[()]/g, "") as Area, path }];
    });
}
