/** The interface by subject: a viewer reads one at a time, since the whole document takes it many seconds. */
import { type OpenApiDocument, openApi } from "./document.ts";

/** An operation, as a list of them names it. */
interface ListedOperation {
  readonly name: string;
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** The rights it takes; for a key, the scopes. */
  readonly rights: readonly string[];
}

/** What belongs together: the operations of one tag. */
export interface Subject {
  /** Its tag in the document. */
  readonly name: string;
  /** Its tag in an address, e.g. `bank-statement`. */
  readonly slug: string;
  readonly operations: readonly ListedOperation[];
}

/** Every subject in the document's order, with its operations. */
export function subjects(): Subject[] {
  const { tags = [], paths = {} } = openApi();
  return tags.map(({ name }) => ({
    name,
    slug: slugOf(name),
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      operationsOf(methods)
        .filter(([, { tags: own }]) => own?.includes(name))
        .map(([method, { operationId = "", summary = "", security = [] }]) => ({
          name: operationId,
          method: method.toUpperCase(),
          path,
          summary,
          rights: [...new Set(security.flatMap((requirement) => Object.values(requirement).flat()))],
        })),
    ),
  }));
}

/**
 * The document with the operations of one subject, and of the components what they refer to.
 * @param slug as `subjects` names it
 * @returns nothing where no subject has the name
 */
export function openApiOf(slug: string): OpenApiDocument | undefined {
  const whole = openApi();
  const tag = whole.tags?.find(({ name }) => slugOf(name) === slug);
  if (tag === undefined) return;
  const paths = Object.entries(whole.paths ?? {})
    .map(([path, methods]) => [
      path,
      Object.fromEntries(operationsOf(methods).filter(([, { tags }]) => tags?.includes(tag.name))),
    ])
    .filter(([, methods]) => Object.keys(methods ?? {}).length > 0);
  const document = { ...whole, tags: [tag], paths: Object.fromEntries(paths) };
  const used = referredTo(document.paths, whole);
  const components = Object.entries(whole.components ?? {}).map(([kind, all]) => [
    kind,
    // Nothing refers to these by a path: a requirement names them.
    kind === "securitySchemes"
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${ROOT}${kind}/${name}`))),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

const ROOT = "#/components/";

/** Every component that something refers to, or that one of those refers to. */
function referredTo(from: unknown, { components = {} }: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string" && value.startsWith(ROOT) && !found.has(value)) {
      found.add(value);
      const [kind = "", name = ""] = value.slice(ROOT.length).split("/");
      visit((components as Record<string, Record<string, unknown>>)[kind]?.[name]);
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(visit);
    }
  };
  visit(from);
  return found;
}

interface DescribedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

const operationsOf = (methods: object) => Object.entries(methods) as [string, DescribedOperation][];

const slugOf = (tag: string) => tag.toLowerCase().replaceAll(" ", "-");
