/** What one request of the run asks for. */
export interface Request {
  /** Its kind: the bound it is held to. */
  readonly kind: "list" | "get";
  readonly path: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly enum?: readonly string[] };
}
interface Document {
  readonly paths: Record<string, { get?: { operationId: string; parameters?: readonly Parameter[] } }>;
}

/** Words that are searched for: in many rows, in a few, in none, and a single letter. */
const searches = ["winter", "p39999", "nosuchthing", "e"];

/**
 * Every list with every order and every filter that the interface offers, every search and every single resource, made
 * from the interface's own description: what is added there is asked for here.
 * @param ask asks the service and gives the answer, to learn identifiers that exist
 */
export async function requestsOf(
  document: Document,
  ask: (path: string) => Promise<{ data?: readonly Record<string, unknown>[] }>,
): Promise<readonly Request[]> {
  const known = new Map<string, string>();
  const lists = Object.entries(document.paths).filter(([, { get }]) => isList(get?.parameters));
  // Identifiers of lists without parameters first: the paths of the others need them.
  for (const [path] of lists.filter(([path]) => !path.includes("{"))) {
    const { data = [] } = await ask(`${path}?limit=1`);
    for (const [name, value] of Object.entries(data[0] ?? {})) {
      if (!isIdentifier(name) || typeof value !== "string") continue;
      const own = name === "id" ? "customerId" : name;
      if (!known.has(own)) known.set(own, value);
    }
  }
  const requests: Request[] = [];
  for (const [template, { get }] of Object.entries(document.paths)) {
    const path = fillPath(template, known);
    if (!get || path === null || /export|file|agreement|transfers|preview/.test(template)) continue;
    const parameters = get.parameters ?? [];
    if (isList(parameters)) {
      for (const query of queriesOf(parameters, known))
        requests.push({ kind: "list", path: `${path}?limit=20${query}` });
    } else if (template.includes("{")) requests.push({ kind: "get", path });
  }
  return requests;
}

const isIdentifier = (name: string) => name === "id" || name.endsWith("Id");
const isList = (parameters: readonly Parameter[] = []) => parameters.some(({ name }) => name === "cursor");

/** A path with identifiers that exist; null where none is known for one of its names. */
function fillPath(template: string, known: ReadonlyMap<string, string>): string | null {
  const missing = [...template.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !known.has(name));
  return missing
    ? null
    : template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known.get(name) ?? ""));
}

function queriesOf(parameters: readonly Parameter[], known: ReadonlyMap<string, string>): string[] {
  const values = (of: string) => parameters.find(({ name }) => name === of)?.schema?.enum ?? [];
  const orders = values("sort").flatMap((sort) =>
    ["asc", "desc"].map((order) => `&sort=${sort}&order=${order}`),
  );
  const filters = parameters
    .filter(
      ({ name, in: place }) => place === "query" && !["limit", "cursor", "q", "sort", "order"].includes(name),
    )
    .flatMap(({ name, schema }) => [
      ...(schema?.enum ?? []).map((value) => `&${name}=${value}`),
      ...(known.has(name) ? [`&${name}=${encodeURIComponent(known.get(name) ?? "")}`] : []),
    ]);
  const asOf = parameters.some(({ name }) => name === "asOf")
    ? [`&asOf=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`]
    : [];
  const found = parameters.some(({ name }) => name === "q") ? searches.map((q) => `&q=${q}`) : [];
  return ["", ...orders, ...filters, ...asOf, ...found];
}
