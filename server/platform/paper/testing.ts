import { inflateSync } from "node:zlib";

/**
 * The text of a PDF, a string a page: what a reader's search and copying find. Reads files as pdfkit writes them, whose
 * fonts tell by a map which letter each of their shapes stands for.
 */
export function textOfPdf(pdf: Buffer): string[] {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const streamOf = (body: string) => {
    const data = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? "";
    const bytes = Buffer.from(data, "latin1");
    return body.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : data;
  };
  const bodyOf = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const resources = bodyOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(id))?.[1];
        return [name, letters(streamOf(bodyOf(map)))];
      }),
    );
    return read(streamOf(bodyOf(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts);
  });
}

type Letters = ReadonlyMap<number, string>;

/** Reads a font's map from shapes to letters: a range that lists the letters of each shape in turn. */
function letters(map: string): Letters {
  const found = new Map<number, string>();
  for (const [, first = "0", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([^>]*)>/g)].map(([, hex = ""]) => utf16(hex));
    for (const [index, text] of texts.entries()) found.set(Number.parseInt(first, 16) + index, text);
  }
  return found;
}

const utf16 = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ""), "hex").swap16().toString("utf16le");

/** Follows a page's commands: which font, and which of its shapes. */
function read(commands: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters = new Map();
  const lines: string[] = [];
  for (const [, name, shown] of commands.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else {
      const shapes = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(shapes.map((shape) => letterOf(font, Number.parseInt(shape, 16))).join(""));
    }
  }
  return lines.join("\n");
}

/** Shape 0 is the box that stands for letters a font lacks. */
function letterOf(font: Letters, shape: number): string {
  return (shape === 0 ? undefined : font.get(shape)) ?? "\ufffd";
}
