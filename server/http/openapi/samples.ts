import { isFile, type Operation } from "#server/kernel/operation.ts";
import { clientPath } from "./client-path.ts";
import type { OpenApiDocument } from "./open-api-document.ts";

/** A call as somebody types it; viewers of the document show it beside the operation. */
interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

type Described = Operation & { readonly procedure: string };
type Members = Readonly<Record<string, unknown>>;

/** Stands where no server is asked: in the committed copy, and in tests. */
export const SOMEWHERE = "https://offerboard.example";

/** An operation's own example as a call with curl, with the client, and in Python. */
export function samplesOf(operation: Described): Sample[] {
  const call = requestOf(operation);
  return [
    { lang: "Shell", label: "curl", source: curlOf(call) },
    { lang: "TypeScript", label: "TypeScript", source: clientOf(operation, call) },
    { lang: "Python", label: "Python", source: pythonOf(call) },
  ];
}

interface Sampled {
  readonly "x-codeSamples"?: readonly Sample[];
}

/** The paths of a document with samples that go to another address. */
export function readdressSamples(
  paths: OpenApiDocument["paths"],
  publicUrl: string,
): OpenApiDocument["paths"] {
  if (publicUrl === SOMEWHERE) return paths;
  const readdress = (operation: Sampled): Sampled => {
    const samples = operation["x-codeSamples"]?.map((sample) => ({
      ...sample,
      source: sample.source.replaceAll(SOMEWHERE, publicUrl),
    }));
    return samples ? { ...operation, "x-codeSamples": samples } : operation;
  };
  return Object.fromEntries(
    Object.entries(paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, readdress(operation as Sampled)]),
      ),
    ]),
  ) as OpenApiDocument["paths"];
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly needsKey: boolean;
  readonly json?: Members;
  /** Media type of a file that is its body. */
  readonly upload?: string;
  readonly isDownload: boolean;
}

function requestOf({ method, path, access, body, output, example }: Described): Call {
  const given = example.input as Members;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const isUpload = body !== undefined && !("fileName" in body);
  const rest = Object.fromEntries(
    Object.entries(given).filter(([name]) => !inPath.includes(name) && !(isUpload && name === "content")),
  );
  const isQuery = method === "GET" || isUpload;
  const query = isQuery ? new URLSearchParams(rest as Record<string, string>).toString() : "";
  return {
    method,
    url: `${SOMEWHERE}/api${filled}${query && `?${query}`}`,
    needsKey: access !== "public",
    ...(!isQuery && Object.keys(rest).length > 0 && { json: rest }),
    ...(isUpload && { upload: body.mediaTypes[0] ?? "" }),
    isDownload: isFile(output),
  };
}

function curlOf({ method, url, needsKey, json, upload, isDownload }: Call): string {
  const parts = [
    `curl ${method === "GET" || method === "POST" ? "" : `-X ${method} `}'${url}'`,
    needsKey && `-H "Authorization: Bearer $OFFERBOARD_API_KEY"`,
    json && `-H 'Content-Type: application/json'`,
    json && `-d '${JSON.stringify(json).replaceAll("'", "'\\''")}'`,
    upload && `-H 'Content-Type: ${upload}'`,
    upload && "--data-binary @file",
    method === "POST" && !json && !upload && "-X POST",
    isDownload && "-o file",
  ];
  return parts.filter((part) => typeof part === "string").join(" \\\n  ");
}

function clientOf({ procedure, example, body }: Described, { needsKey, upload }: Call): string {
  const { content: _, ...members } = example.input as Members;
  const input = body && upload ? { ...members, mediaType: upload } : (example.input as Members);
  const written = JSON.stringify(input, null, 2).replaceAll(/^(\s+)"(\w+)":/gm, "$1$2:");
  const whole = upload ? written.replace(/\n\}$/, ',\n  content: await openAsBlob("file"),\n}') : written;
  const isEmpty = Object.keys(input).length === 0;
  const options = `{ ${needsKey ? "apiKey: process.env.OFFERBOARD_API_KEY, " : ""}baseUrl: "${SOMEWHERE}" }`;
  return [
    ...(upload ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { Offerboard } from "offerboard";',
    "",
    `const ob = new Offerboard(${options});`,
    `const answer = await ob.${clientPath(procedure).join(".")}(${isEmpty ? "" : whole});`,
  ].join("\n");
}

function pythonOf({ method, url, needsKey, json, upload, isDownload }: Call): string {
  const bearer = '"Authorization": f"Bearer {os.environ[\'OFFERBOARD_API_KEY\']}"';
  const headers = [needsKey ? bearer : [], upload ? `"Content-Type": "${upload}"` : []].flat();
  const parts = [
    JSON.stringify(url),
    headers.length > 0 && `headers={${headers.join(", ")}}`,
    json && `json=${pythonValue(json)}`,
    upload && 'data=open("file", "rb")',
  ].filter((part) => typeof part === "string");
  return [
    ...(needsKey ? ["import os"] : []),
    "import requests",
    "",
    `answer = requests.${method.toLowerCase()}(\n    ${parts.join(",\n    ")},\n)`,
    "answer.raise_for_status()",
    isDownload ? 'open("file", "wb").write(answer.content)' : "print(answer.json())",
  ].join("\n");
}

/** JSON as Python writes it. */
function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${pythonValue(inner)}`,
  );
  return `{${members.join(", ")}}`;
}
