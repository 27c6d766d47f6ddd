import fc from "fast-check";
import {
  type Ask,
  type Document,
  enumeration,
  fillPath,
  isFilter,
  isIdentifier,
  listsOf,
  namesIn,
  ownName,
  type Parameter,
  parametersOf,
  queryWith,
  type Request,
} from "./requests.ts";

/** What the rows of the lists show. */
interface Seen {
  /** Lists that can be asked for. */
  readonly lists: Set<string>;
  /** Identifiers of the organization's own, by the names of the parameters that take them; other values by list and name. */
  readonly values: Map<string, Set<string>>;
  /** Every text, to be searched by its parts, by list. */
  readonly words: Map<string, Set<string>>;
}

/** Days back from now that a range or a past instant is asked with. */
const DAYS_BACK = [0.04, 1, 7, 30, 400];
const MOST_FILTERS = 3;
const LONGEST_PART = 14;

/**
 * Requests of every list by chance: parts of words that stand in its rows, up to three filters by what rows show, any
 * order and limit, with totals and without. The fixed requests ask for what somebody thought of; these find the rest.
 * @param isChosen whether a list is asked for, by its path
 * @param seed the same seed over the same rows makes the same requests, but for the instants
 */
export async function requestsByChance(
  document: Document,
  ask: Ask,
  isChosen: (path: string) => boolean,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<readonly Request[]> {
  const seen = await look(document, ask);
  const requests = fc
    .constantFrom(...[...seen.lists].filter(isChosen))
    .chain((template) => queryOf(template, parametersOf(document, template), seen));
  return fc.sample(requests, { numRuns: count, seed }).map((path) => ({ kind: "list", path }));
}

/** The beginnings and the ends of every list in each of its orders; those within a resource of some that there are. */
async function look(document: Document, ask: Ask): Promise<Seen> {
  const seen: Seen = { lists: new Set(), values: new Map(), words: new Map() };
  const byDepth = listsOf(document).toSorted((a, b) => namesIn(a).length - namesIn(b).length);
  for (const template of byDepth) {
    const sorts = enumeration(parametersOf(document, template).find(({ name }) => name === "sort")?.schema);
    const orders = sorts.flatMap((sort) => [`&sort=${sort}&order=asc`, `&sort=${sort}&order=desc`]);
    for (const [index, order] of ["", ...orders].entries()) {
      const path = fillPath(template, { get: (name) => [...(seen.values.get(name) ?? [])][index] });
      if (path === null) continue;
      const { data } = await ask(`${path}?limit=100${order}`);
      // It is for people alone, or of a token that is on no chain.
      if (!data) continue;
      seen.lists.add(template);
      for (const row of data) note(seen, template, row);
    }
  }
  return seen;
}

function note({ values, words }: Seen, template: string, row: Readonly<Record<string, unknown>>): void {
  const add = (to: Map<string, Set<string>>, key: string, value: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(value));
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== "string") continue;
    add(values, `${template} ${name}`, value);
    // What the market shows is of others as well.
    if (isIdentifier(name) && !template.startsWith("/market")) add(values, ownName(name), value);
  }
  for (const text of textsIn(row)) add(words, template, text);
}

function queryOf(template: string, parameters: readonly Parameter[], seen: Seen): fc.Arbitrary<string> {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const sorts = enumeration(parameters.find(({ name }) => name === "sort")?.schema);
  const filters = parameters
    .filter((parameter) => isFilter(parameter) || parameter.name === "asOf")
    .flatMap((parameter) => {
      const values = valuesOf(parameter, template, seen);
      return values.length > 0
        ? [fc.constantFrom(...values).map((value) => queryWith(parameter, value))]
        : [];
    });
  const words = [...(seen.words.get(template) ?? [])];
  return fc
    .record({
      path: fc
        .tuple(...namesIn(template).map((name) => fc.constantFrom(...(seen.values.get(name) ?? []))))
        .map((ids) => fillPath(template, { get: (name) => ids[namesIn(template).indexOf(name)] })),
      limit: fc.constantFrom(20, 20, 20, 1, 100),
      order:
        sorts.length > 0
          ? fc
              .tuple(fc.constantFrom(...sorts), fc.constantFrom("asc", "desc"))
              .map(([sort, order]) => `&sort=${sort}&order=${order}`)
          : fc.constant(""),
      filters: fc
        .subarray(filters, { maxLength: Math.min(MOST_FILTERS, filters.length) })
        .chain((chosen) => fc.tuple(...chosen)),
      q:
        has("q") && words.length > 0
          ? fc.option(partOf(words).map((part) => `&q=${encodeURIComponent(part)}`))
          : fc.constant(null),
      total: has("total") ? fc.option(fc.constant("&total=true"), { freq: 2 }) : fc.constant(null),
    })
    .map(
      ({ path, limit, order, filters: chosen, q, total }) =>
        `${path}?limit=${limit}${order}${chosen.join("")}${q ?? ""}${total ?? ""}`,
    );
}

/** What a filter is asked with: a value of its enumeration, an instant, or what rows show under its name. */
function valuesOf({ name, schema }: Parameter, template: string, { values }: Seen): readonly string[] {
  const chosen = enumeration(schema);
  if (chosen.length > 0) return chosen;
  if (schema?.format === "date-time")
    return DAYS_BACK.map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
  return [...(values.get(name) ?? values.get(`${template} ${name}`) ?? [])];
}

/** A whole text of a row, or a part of it from anywhere on. */
function partOf(words: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...words), fc.nat(), fc.integer({ min: 1, max: LONGEST_PART }), fc.boolean())
    .map(([word, at, length, isWhole]) => {
      const from = at % word.length;
      return isWhole ? word : word.slice(from, from + length);
    })
    .filter((part) => part.trim() !== "" && part.isWellFormed());
}

/** Every text in what JSON holds, also within. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
