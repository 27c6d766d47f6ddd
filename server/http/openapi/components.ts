import type { OpenApiDocument } from "./open-api-document.ts";

const ROOT = "#/components/";

/** A document with the components that it refers to, and no others. */
export function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const used = referredTo([document.paths, document.webhooks], document);
  const components = Object.entries(document.components ?? {}).map(([kind, all]) => [
    kind,
    // Nothing refers to these by a path: a requirement names them.
    kind === "securitySchemes"
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${ROOT}${kind}/${name}`))),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

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
