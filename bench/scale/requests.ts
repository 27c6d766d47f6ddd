import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";

/** What one request of the run asks for. */
export interface Request {
  /** Its kind: the bound it is held to. */
  readonly kind: "list" | "get" | "page";
  readonly path: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: {
    readonly enum?: readonly string[];
    readonly format?: string;
    readonly type?: string;
    readonly example?: unknown;
    /** Of a filter by several values. */
    readonly items?: { readonly enum?: readonly string[] };
  };
}

/** What of the interface's own description the run reads. */
export interface Document {
  readonly paths: Record<string, { get?: { operationId: string; parameters?: readonly Parameter[] } }>;
}

const address = `0x${(39).toString(16).padStart(40, "0")}`;

/** Words that are searched for: in many rows, in a few, in none, and a single letter; and a wallet. */
const searches = ["winter", "p39999", "nosuchthing", "e", "9", "39", address];

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();

/** Values for filters that are neither enumerations nor identifiers. */
const samples: Readonly<Record<string, string>> = {
  after: "1000",
  countryCode: "DE",
  email: "p39@example.com",
  walletAddress: address,
  action: "cancelOffer",
  type: "purchase_intent.created",
  from: yesterday,
  to: yesterday,
  createdFrom: anHourAgo,
  createdTo: yesterday,
  updatedFrom: anHourAgo,
  updatedTo: yesterday,
  endsWithinDays: "7",
  metadata: "39",
  organizationId: DEMO_ORGANIZATION,
  subdomain: "harbour-lofts",
};

/** A way to ask the service for a path of its interface. */
export type Ask = (path: string) => Promise<{
  data?: readonly Record<string, unknown>[];
  nextCursor?: string | null;
}>;

/** Identifiers that exist, by the names of the parameters that take them. */
export async function identifiersOf(document: Document, ask: Ask): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  // Lists without parameters first: the paths of the others need what these name.
  const lists = listsOf(document).sort((a, b) => a.split("{").length - b.split("{").length);
  for (const template of lists) {
    const path = fillPath(template, known);
    const { data = [] } = path === null ? {} : await ask(`${path}?limit=1`);
    for (const [name, value] of Object.entries(data[0] ?? {})) {
      if (!isIdentifier(name) || typeof value !== "string") continue;
      if (!known.has(ownName(name))) known.set(ownName(name), value);
    }
  }
  return known;
}

/**
 * Every list with every order and every filter that the interface offers, each filter in each order, every search, far
 * pages, and every single resource, made from the interface's own description: what is added there is asked for here.
 */
export async function requestsOf(
  document: Document,
  known: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<readonly Request[]> {
  const requests: Request[] = [];
  for (const [template, { get }] of Object.entries(document.paths)) {
    const path = fillPath(template, known);
    if (!get || path === null) continue;
    const parameters = get.parameters ?? [];
    if (isList(parameters)) {
      const queries = [...queriesOf(parameters, known), ...(await farPages(path, parameters, ask))];
      for (const query of queries) requests.push({ kind: "list", path: `${path}?limit=20${query}` });
      requests.push({ kind: "list", path: `${path}?limit=100` });
    } else if (template.includes("{") && !/export|file|transfers|preview|image/.test(template))
      // A document is drawn, as a page is. None of the offerings has a picture, which would be had from another host.
      requests.push({
        kind: /contract-note|agreement/.test(template) ? "page" : "get",
        path: path + required(parameters, known),
      });
  }
  return requests;
}

/** The paths of all lists. */
export const listsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, { get }]) => (isList(get?.parameters) ? [path] : []));
/** What a path is asked with. */
export function parametersOf({ paths }: Document, template: string): readonly Parameter[] {
  return paths[template]?.get?.parameters ?? [];
}
/** What an identifier is called where another resource names it: a customer's own is `id`. */
export const ownName = (name: string) => (name === "id" ? "customerId" : name);
/** Whether a member of a row is an identifier, by its name. */
export const isIdentifier = (name: string) => name === "id" || name.endsWith("Id");
const isList = (parameters: readonly Parameter[] = []) => parameters.some(({ name }) => name === "cursor");

/** The names of the identifiers that a path is made with. */
export function namesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** A path with identifiers that exist; null where none is known for one of its names. */
export function fillPath(
  template: string,
  known: { readonly get: (name: string) => string | undefined },
): string | null {
  if (namesIn(template).some((name) => known.get(name) === undefined)) return null;
  return template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known.get(name) ?? ""));
}

function queriesOf(parameters: readonly Parameter[], known: ReadonlyMap<string, string>): string[] {
  const values = (of: string) => parameters.find(({ name }) => name === of)?.schema?.enum ?? [];
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const orders = values("sort").flatMap((sort) =>
    ["asc", "desc"].map((order) => `&sort=${sort}&order=${order}`),
  );
  const filters = parameters
    .filter(isFilter)
    .flatMap((parameter) => valuesOf(parameter, known).map((value) => queryWith(parameter, value)));
  const shapes = parameters
    .filter(({ name }) => isShape(name))
    .map((parameter) => queryWith(parameter, valuesOf(parameter, known).join()));
  const filtered = filters.flatMap((filter) => [filter, ...orders.map((order) => filter + order)]);
  const asOf = has("asOf") ? [`&asOf=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`] : [];
  const found = has("q") ? searches.map((q) => `&q=${q}`) : [];
  const counted = has("total") ? ["", ...filters, ...found].map((query) => `${query}&total=true`) : [];
  return ["", ...orders, ...filtered, ...shapes, ...asOf, ...found, ...counted];
}

/** Whether a parameter narrows a list. */
export function isFilter({ name, in: place }: Parameter): boolean {
  const others = ["limit", "cursor", "q", "sort", "order", "total", "asOf"];
  return place === "query" && !others.includes(name) && !isShape(name);
}

/** Whether a parameter says what of the rows is shown. */
function isShape(name: string): boolean {
  return name === "expand" || name === "omit";
}

/** A parameter as it stands in an address. Of an object one member is asked for. */
export function queryWith({ name, schema }: Parameter, value: string): string {
  return `&${name}${schema?.type === "object" ? "[userId]" : ""}=${encodeURIComponent(value)}`;
}

/** The query that a resource is not told without. */
function required(parameters: readonly Parameter[], known: ReadonlyMap<string, string>): string {
  const asked = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = asked.map((parameter) => `${parameter.name}=${valuesOf(parameter, known)[0] ?? ""}`);
  return query.length > 0 ? `?${query.join("&")}` : "";
}

/** Every export, as CSV, of what exists. */
export function exportsOf(document: Document, known: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries(document.paths).flatMap(([template, { get }]) => {
    const path = fillPath(template, known);
    if (!get || path === null || !/^\/export\/\w+$|.\/export$/.test(template)) return [];
    const parameters = get.parameters ?? [];
    const query = required(parameters, known);
    const hasFormats = parameters.some(({ name }) => name === "format");
    return /=(&|$)/.test(query) ? [] : [path + query + (hasFormats ? `${query ? "&" : "?"}format=csv` : "")];
  });
}

/** What a filter is asked with: every value of an enumeration, an identifier that exists, or one of the samples. */
function valuesOf({ name, schema = {} }: Parameter, known: ReadonlyMap<string, string>): readonly string[] {
  const values = enumeration(schema);
  if (values.length > 0) return values;
  const prefix = name === "ids" ? String(schema.example).slice(0, 4) : null;
  const sample = prefix
    ? [...known.values()].find((id) => id.startsWith(prefix))
    : (known.get(name) ?? samples[name]);
  return sample === undefined ? [] : [sample];
}

/** The values that a parameter chooses from; none where it takes any. */
export function enumeration({
  enum: values,
  items,
}: NonNullable<Parameter["schema"]> = {}): readonly string[] {
  return values ?? items?.enum ?? [];
}

/** The cursor beyond the first thousand rows, in each order. */
async function farPages(path: string, parameters: readonly Parameter[], ask: Ask): Promise<string[]> {
  const sorts = parameters.find(({ name }) => name === "sort")?.schema?.enum ?? [];
  const pages: string[] = [];
  for (const sort of sorts) {
    let cursor: string | null | undefined;
    for (let turn = 0; turn < 10; turn += 1) {
      const after = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
      cursor = (await ask(`${path}?limit=100&sort=${sort}${after}`)).nextCursor;
      if (!cursor) break;
    }
    if (cursor) pages.push(`&sort=${sort}&cursor=${encodeURIComponent(cursor)}`);
  }
  return pages;
}
