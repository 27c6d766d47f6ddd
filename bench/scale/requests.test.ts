import { describe, expect, it } from "vitest";
import { openApi } from "#server/http/openapi/document.ts";
import { type Document, listsOf, namesIn, parametersOf, requestsOf } from "./requests.ts";

const document = JSON.parse(JSON.stringify(openApi())) as Document;
const templates = Object.keys(document.paths);
/** An identifier for every name that paths and filters take, as a filled organization has them. */
const known = new Map(
  templates
    .flatMap((template) => [
      ...namesIn(template),
      ...parametersOf(document, template).flatMap(({ name }) => (name.endsWith("Id") ? [name] : [])),
    ])
    .map((name) => [name, `the-${name}`]),
);
for (const prefix of ["cus", "off", "opi", "tok", "pay", "ref", "dsp"]) known.set(prefix, `${prefix}_1`);
const requests = await requestsOf(document, known, async () => ({ nextCursor: "further" }));

describe("the requests of a run at size", () => {
  it.each(listsOf(document))("ask for %s by each of its parameters", (template) => {
    const path = template.replaceAll(/\{(\w+)\}/g, "the-$1");
    const asked = requests.filter((request) => request.path.split("?")[0] === path);
    const names = new Set(
      asked.flatMap((request) => [...request.path.matchAll(/[?&](\w+)/g)].map(([, name]) => name)),
    );
    const queries = parametersOf(document, template).filter((parameter) => parameter.in === "query");
    expect(queries.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});
