/** What a page's address asks for. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How many pages one can go back; what lies further is one press of "First page" away. */
const REMEMBERED = 20;
/** Stands for the first page in the trail, which has no cursor. */
const START = "-";
const SEPARATOR = "~";

/** The first value of a parameter, without what no text can hold; an empty one, as forms send it, counts as none. */
export function param(params: SearchParams, name: string): string | undefined {
  const value = params[name];
  const first = typeof value === "string" ? value : value?.[0];
  return first?.replaceAll("\u0000", "").trim() || undefined;
}

/** An address of this page with other parameters; undefined takes one away. */
export function hrefWith(
  path: string,
  params: SearchParams,
  changes: Record<string, string | undefined>,
): string {
  const query = new URLSearchParams();
  for (const name of new Set([...Object.keys(params), ...Object.keys(changes)])) {
    const value = name in changes ? changes[name] : param(params, name);
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Where "Previous" and "Next" lead. A keyset list knows only what follows, so the address carries the trail of the
 * cursors that led here.
 */
export function pageLinks(path: string, params: SearchParams, nextCursor: string | null) {
  const trail = param(params, "trail")?.split(SEPARATOR) ?? [];
  const here = param(params, "cursor");
  const before = trail.at(-1);
  const write = (cursors: readonly string[]) => cursors.slice(-REMEMBERED).join(SEPARATOR) || undefined;
  return {
    first: here === undefined ? null : hrefWith(path, params, { cursor: undefined, trail: undefined }),
    previous:
      before === undefined
        ? null
        : hrefWith(path, params, {
            cursor: before === START ? undefined : before,
            trail: write(trail.slice(0, -1)),
          }),
    next:
      nextCursor === null
        ? null
        : hrefWith(path, params, { cursor: nextCursor, trail: write([...trail, here ?? START]) }),
  };
}
