import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const folders = ["app", "bench", "db", "demo", "drizzle", "e2e", "scripts", "server", "testing"];
const self = relative(root, import.meta.filename);

const domain = readFileSync(join(root, "docs/domain.md"), "utf8");
const sections = new Set([...domain.matchAll(/^## (.+)$/gm)].map(([, title]) => title));

/** The product's source files; a folder that does not exist has none. */
const sources = readdirSync(root)
  .filter((name) => folders.includes(name))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(tsx?|mjs|sql|css)$/.test(path) && path !== self)
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The sections that a text cites: `(docs/domain.md, Offering; Purchase intent)`, on one line or over two. */
function citedSections(text: string): string[] {
  return [...text.matchAll(/\(docs\/domain\.md,([^()]+)\)/g)].flatMap(([, cited = ""]) =>
    cited.split(";").map((section) => section.replaceAll(/\s*\n\s*(\*|\/\/|--)?\s*/g, " ").trim()),
  );
}

/** Citations of documents that the repository does not have: `(rules: Offering)`, or a comment that begins so. */
function strayCitations(text: string): string[] {
  return [...text.matchAll(/^\s*(?:\*|\/\/|--|\/\*\*).*/gm)].flatMap(
    ([comment]) => comment.match(/(\(|\/\*\* )(rules|spec|design)[:,] .*/g) ?? [],
  );
}

describe("a comment that cites a rule", () => {
  it("is found in the source", () => {
    expect(citedSections("/** (docs/domain.md, Offering; Purchase\n * intent) */")).toEqual([
      "Offering",
      "Purchase intent",
    ]);
    expect(strayCitations(" * once (rules: Offering).\n/** spec: Customer */\nf(rules: Rules)")).toHaveLength(
      2,
    );
    expect(sources.flatMap(({ text }) => citedSections(text)).length).toBeGreaterThan(50);
  });

  it("names a section of docs/domain.md", () => {
    const missing = sources.flatMap(({ path, text }) =>
      citedSections(text)
        .filter((section) => !sections.has(section))
        .map((section) => `${path}: ${section}`),
    );
    expect(missing).toEqual([]);
  });

  it("cites no document that the repository does not have", () => {
    const stray = sources.flatMap(({ path, text }) =>
      strayCitations(text).map((cited) => `${path}: ${cited}`),
    );
    expect(stray).toEqual([]);
  });
});
