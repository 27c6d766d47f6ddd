import type { Context } from "./context.ts";

/** Tells of a field, by its path, whether anything of it is shown. */
export type IsShown = (path: string) => boolean;

/**
 * Which fields of a list's rows are shown: all, unless the caller names some. What takes long to read and is not shown may
 * stay empty.
 * @param parent the path of the member whose fields are asked for, with a dot behind it; left out = the row's own
 */
export function shownOf({ shown }: Pick<Context, "shown">, parent = ""): IsShown {
  if (shown === undefined) return () => true;
  return (path) => {
    const field = `${parent}${path}`;
    return shown.some((one) => `${one}.`.startsWith(`${field}.`) || field.startsWith(`${one}.`));
  };
}
