import type { OpenApiDocument } from "./open-api-document.ts";
import { openApiOf, subjects } from "./subjects.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<
    Record<string, Body & { readonly $ref?: string; readonly description?: string }>
  >;
}

/**
 * What there is to read about the interface, for programs that read text (llmstxt.org).
 * @param publicUrl where the service is reached
 */
export function llmsText(publicUrl: string): string {
  const pages = subjects().map(
    ({ name, slug, operations }) =>
      `- [${name}](${publicUrl}/docs/${slug}/index.md): ${operations.map(({ name: one }) => one).join(", ")}`,
  );
  return `# Offerboard

> Tokenize real-world assets and sell them: offerings, customers, purchases in euros or dollars, and a bulletin board.

All bodies are JSON, and paths begin at ${publicUrl}/api. Every operation answers 200. A POST honours \`Idempotency-Key\` and \`Dry-Run: true\`. Errors carry a stable \`code\`, a sentence and the fields they concern. Four operations do the work: createOffering, createCustomer, createIntent and cancelOffer.

## Reference

${pages.join("\n")}

## Whole

- [OpenAPI 3.1 document](${publicUrl}/api/openapi.json)
- [Changelog](${publicUrl}/docs/changelog)
`;
}

/**
 * The reference of one subject as Markdown; nothing where there is none of the name.
 * @param slug as `subjects` names it
 */
export function markdownOf(slug: string, publicUrl: string): string | undefined {
  const document = openApiOf(slug, publicUrl);
  const tag = document?.tags?.[0];
  if (!document || !tag) return undefined;
  const sections = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, operation]) =>
      operationText(`${method.toUpperCase()} ${path}`, operation, document),
    ),
  );
  return `${[`# ${tag.name}`, tag.description, ...sections].join("\n\n")}\n`;
}

function operationText(line: string, operation: Described, document: OpenApiDocument): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content?.["application/json"];
  const answer = responses["200"]?.content?.["application/json"];
  const refused = Object.entries(responses).filter(([status]) => status !== "200");
  return [
    `## ${summary}`,
    `\`${line}\` (\`${operationId}\`)`,
    description,
    ...list(
      "Parameters",
      parameters.map(
        ({ name, in: place, required, description: what = "" }) =>
          `\`${name}\` (${place}${required ? ", required" : ""}): ${what}`,
      ),
    ),
    ...list("Request", fieldsOf(body?.schema, document)),
    ...example(body?.example),
    ...list("Answer", fieldsOf(answer?.schema, document)),
    ...example(answer?.example),
    ...list(
      "Refusals",
      refused.map(([status, { $ref, description: what }]) => {
        const shared = document.components?.responses?.[$ref?.split("/").at(-1) ?? ""];
        return `${status}: ${what ?? (shared as { description?: string } | undefined)?.description ?? ""}`;
      }),
    ),
  ].join("\n\n");
}

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${line}`).join("\n")];

const example = (value: unknown) =>
  value === undefined ? [] : [`\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``];

/** The fields of a schema, and what each is; those of a list are its items'. */
function fieldsOf(schema: Schema | undefined, document: OpenApiDocument): string[] {
  const { properties = {}, required = [] } = resolve(schema, document);
  const listed = properties.object && properties.data?.items;
  if (listed) return fieldsOf(listed, document);
  return Object.entries(properties).map(([name, field]) => {
    const { type, description = "", enum: values } = { ...resolve(field, document), ...field };
    const kind = [type ?? "object"].flat().join(" or ");
    const known = values ? ` One of ${values.map((value) => `\`${value}\``).join(", ")}.` : "";
    return `\`${name}\` (${kind}${required.includes(name) ? ", required" : ""}): ${description}${known}`;
  });
}

function resolve(schema: Schema | undefined, { components }: OpenApiDocument): Schema {
  const name = schema?.$ref?.split("/").at(-1);
  return (name === undefined ? schema : (components?.schemas?.[name] as Schema | undefined)) ?? {};
}
