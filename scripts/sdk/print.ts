import { errorDefinitions } from "#server/kernel/errors.ts";
import { type Described, described, schemas } from "./described.ts";
import { comment, declarationOf, membersOf } from "./schema.ts";

const HEAD =
  "// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.\n";

/** Every file of the client that is printed, by its name in `sdk/src/printed`. */
export function printClient(): Readonly<Record<string, string>> {
  return {
    "types.ts": print(Object.entries(schemas).map(([name, schema]) => declarationOf(name, schema))),
    "inputs.ts": print([importTypes(bodies(), "./types.ts"), ...described.map(inputOf)]),
    "operations.ts": print([
      'import { operation } from "../operation.ts";',
      'import type { Listing } from "../listing.ts";',
      importTypes(described.map(inputName), "./inputs.ts"),
      importTypes(answers(), "./types.ts"),
      ...described.map(operationOf),
    ]),
    "resources.ts": print([
      'import type { CallOptions } from "../client.ts";',
      'import type { Listing } from "../listing.ts";',
      'import type { Operation } from "../operation.ts";',
      importTypes(described.map(inputName), "./inputs.ts"),
      `import {\n${names(described.map(({ name }) => name))}\n} from "./operations.ts";`,
      importTypes(answers(), "./types.ts"),
      `${comment(["Every operation, by what it is about."])}\nexport interface Resources ${interfaceOf(tree)}`,
      "type Use = <I, O>(operation: Operation<I, O>) => (input?: I, options?: CallOptions) => O;",
      `${comment(["Every operation as a method of its resource."])}\nexport const resources = (use: Use): Resources => (${methodsOf(tree)});`,
    ]),
    "codes.ts": print([
      comment(["Every code of a refusal, with the HTTP status it comes with."]),
      `export interface Statuses {\n${Object.entries(errorDefinitions)
        .map(([code, { status, title }]) => `/** ${title}. */\n${code}: ${status};`)
        .join("\n")}\n}`,
      comment(["The codes that any operation can be refused with."]),
      `export type CommonCode = ${unionOf(common)};`,
      comment(["The codes that each operation can be refused with, by its name in the document."]),
      `export interface CodesOf {\n${described.map(codesLine).join("\n")}\n}`,
    ]),
    "trpc.ts": print([
      'import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";',
      importTypes(hosted.map(inputName), "./inputs.ts"),
      importTypes(["Problem", ...hosted.map(({ answer = "" }) => answer)], "./types.ts"),
      "interface Root {\nctx: object;\nmeta: object;\nerrorShape: TRPCDefaultErrorShape & { data: { problem: Problem } };\ntransformer: false;\n}",
      `${comment(["The router that answers at `/api/trpc`: `createTRPCClient<AppRouter>(…)`."])}\nexport type AppRouter = TRPCBuiltRouter<Root, ${routerOf(treeOf(hosted, ({ procedure }) => procedure.split(".")))}>;`,
    ]),
  };
}

const unionOf = (codes: readonly string[]) => codes.map((code) => JSON.stringify(code)).join(" | ");

const common = described
  .map(({ codes }) => codes)
  .reduce((some, codes) => some.filter((code) => codes.includes(code)));

function codesLine({ name, codes }: Described): string {
  const own = codes.filter((code) => !common.includes(code));
  return `${name}: CommonCode${own.length > 0 ? ` | ${unionOf(own)}` : ""};`;
}

const print = (parts: readonly string[]) =>
  indent(`${[HEAD, ...parts.filter((part) => part !== "")].join("\n")}\n`);

/** Each line by the braces that are open around it. */
function indent(text: string): string {
  let depth = 0;
  const lines = text.split("\n").map((line) => {
    if (/^[})]/.test(line)) depth--;
    const indented = line === "" ? line : `${"  ".repeat(depth)}${line}`;
    if (/[{(]$/.test(line)) depth++;
    return indented;
  });
  return lines.join("\n");
}

const unique = (all: readonly string[]) => [...new Set(all)].sort();
const names = (all: readonly string[]) => unique(all).join(",\n");
const importTypes = (all: readonly string[], from: string) =>
  `import type {\n${names(all)}\n} from "${from}";`;

const bodies = () => described.flatMap(({ body }) => body ?? []);
const answers = () => described.flatMap(({ answer, item }) => [answer ?? [], item ?? []].flat());

/** What tRPC hosts: all but files. */
const hosted = described.filter(({ procedure }) => !procedure.startsWith("file."));

const inputName = ({ name }: Described) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

function inputOf(one: Described): string {
  const { body, mediaTypes, members } = one;
  const file = {
    content: {
      description: "The file.",
      $ref: "Blob | Uint8Array | ArrayBuffer | string",
    },
    mediaType: { description: "What kind of file it is.", enum: mediaTypes },
  };
  const all =
    mediaTypes.length === 0
      ? members
      : {
          properties: { ...members.properties, ...file },
          required: [...(members.required ?? []), "content", "mediaType"],
        };
  const parts = [
    Object.keys(all.properties ?? {}).length > 0 && membersOf(all),
    body !== undefined && (one.isBodyRequired ? body : `Partial<${body}>`),
  ].filter((part) => typeof part === "string");
  return `${comment([`What \`${one.clientPath.join(".")}\` takes.`])}\nexport type ${inputName(one)} = ${
    parts.join(" & ") || "Record<string, never>"
  };`;
}

/** Whether it can be called without any input. */
const needsNothing = ({ members, body, isBodyRequired, mediaTypes }: Described) =>
  (members.required ?? []).length === 0 && mediaTypes.length === 0 && (body === undefined || !isBodyRequired);

function answerOf({ kind, answer = "unknown", item = "unknown" }: Described): string {
  if (kind === "download") return "Promise<Response>";
  return kind === "list" ? `Listing<${item}, ${answer}>` : `Promise<${answer}>`;
}

function operationOf(one: Described): string {
  const kind = one.kind === "json" ? "" : `, "${one.kind}"`;
  return `${commentOf(one)}\nexport const ${one.name} = /* @__PURE__ */ operation<${inputName(one)}, ${answerOf(one)}>("${one.name}", "${one.method}", "${one.path}"${kind});`;
}

const commentOf = ({ summary, description, method, path }: Described) =>
  comment([`${summary}. ${description}`, "", `\`${method} ${path}\``]);

interface Tree {
  readonly [word: string]: Tree | Described;
}

const isLeaf = (node: Tree | Described): node is Described => Array.isArray(node.clientPath);

function treeOf(all: readonly Described[], pathOf: (one: Described) => readonly string[]): Tree {
  const root: Record<string, unknown> = {};
  for (const one of all) {
    const path = pathOf(one);
    let node = root;
    for (const word of path.slice(0, -1)) {
      node[word] ??= {};
      node = node[word] as Record<string, unknown>;
    }
    node[path.at(-1) ?? ""] = one;
  }
  return root as Tree;
}

const tree = treeOf(described, (one) => one.clientPath);

/** A tree between braces, each leaf by `leaf`. */
function draw(node: Tree, separator: string, leaf: (name: string, one: Described) => string): string {
  const members = Object.entries(node).map(([name, below]) =>
    isLeaf(below) ? leaf(name, below) : `${name}: ${draw(below, separator, leaf)}`,
  );
  return `{\n${members.join(`${separator}\n`)}${separator}\n}`;
}

const interfaceOf = (node: Tree) =>
  draw(
    node,
    ";",
    (name, one) =>
      `${commentOf(one)}\n${name}(input${needsNothing(one) ? "?" : ""}: ${inputName(one)}, options?: CallOptions): ${answerOf(one)}`,
  );

const methodsOf = (node: Tree) => draw(node, ",", (name, one) => `${name}: use(${one.name})`);

const routerOf = (node: Tree) =>
  draw(node, ";", (name, one) => {
    const kind = one.method === "GET" ? "TRPCQueryProcedure" : "TRPCMutationProcedure";
    return `${commentOf(one)}\n${name}: ${kind}<{ input: ${inputName(one)}; output: ${one.answer ?? "unknown"}; meta: object }>`;
  });
