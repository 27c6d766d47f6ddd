import type { Page } from "./fields/list.ts";

/** A page without the members that its list was asked to leave out; each may be absent anyway. */
export function omitFrom<T extends object, Name extends keyof T>(
  page: Page<T>,
  { omit = [] }: { readonly omit?: readonly Name[] | undefined },
): Page<T> {
  if (omit.length === 0) return page;
  const isLeft = ([name]: [string, unknown]) => !(omit as readonly string[]).includes(name);
  return {
    ...page,
    data: page.data.map((item) => Object.fromEntries(Object.entries(item).filter(isLeft)) as T),
  };
}
