import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { COVER, coverOf, type ReadPicture } from "./cover.ts";
import { headOf, plainText } from "./plain-text.ts";
import { PREVIEW_SIZE } from "./preview-links.ts";

export interface Preview {
  /** Above the title: who offers, or what it is. */
  kicker: string;
  title: string;
  /** Below the title. */
  line: string;
  /** How far it is: what is raised of what, and the share of it from 0 to 1. */
  progress?: { text: string; share: number };
  accent: string;
  /** The address of a picture, beside the words. */
  cover?: string | undefined;
}

/** How many pictures are kept; each has some ten thousand bytes. */
const KEPT = 200;
const kept = new Map<string, Promise<ArrayBuffer>>();

/** How long a picture is kept here, and may be by others, in seconds: a cover may be another one then, or be there again. */
const STAYS = 600;
const CACHE = `public, max-age=${STAYS}, stale-while-revalidate=86400`;

/** Answers with the picture of a link: PNG of 1200 by 630. The same preview is drawn once in a while. */
export async function drawPreview(
  preview: Preview,
  readPicture: ReadPicture = async () => undefined,
): Promise<Response> {
  const key = JSON.stringify([preview, Math.floor(Date.now() / 1000 / STAYS)]);
  const drawn = kept.get(key) ?? drawWithCover(preview, readPicture);
  kept.delete(key);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return new Response(await drawn, { headers: { "content-type": "image/png", "cache-control": CACHE } });
}

/**
 * The type of the house, in files of one weight each since the library reads no variable fonts; below it, for letters
 * that it lacks, the fonts that papers are printed in.
 */
const files = {
  Text: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  TextExtended: "@fontsource/figtree/files/figtree-latin-ext-400-normal.woff",
  TextRest: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  Display: "@fontsource/lora/files/lora-latin-600-normal.woff",
  DisplayExtended: "@fontsource/lora/files/lora-latin-ext-600-normal.woff",
  DisplayRest: "dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf",
};
const TEXT = "Text, TextExtended, TextRest";
const DISPLAY = "Display, DisplayExtended, DisplayRest";

const readFonts = () =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), "node_modules", file)),
    })),
  );
let fonts: ReturnType<typeof readFonts> | undefined;

/** A picture that cannot be drawn is left out: the words are there all the same. */
async function drawWithCover(
  { cover: url, ...words }: Preview,
  readPicture: ReadPicture,
): Promise<ArrayBuffer> {
  const cover = url && (await coverOf(url, readPicture));
  return cover ? await draw({ ...words, cover }).catch(() => draw(words)) : await draw(words);
}

/** @param preview its cover as a `data:` address */
async function draw(preview: Preview): Promise<ArrayBuffer> {
  fonts ??= readFonts();
  const response = new ImageResponse(<Picture {...preview} />, { ...PREVIEW_SIZE, fonts: await fonts });
  return response.arrayBuffer();
}

function Picture({ kicker, title, line, progress, accent, cover }: Preview) {
  const { heading, above } = headOf({ title, kicker });
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: COVER.background,
        color: "#1b211d",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flex: 1,
          padding: 64,
          borderTop: `16px solid ${accent}`,
          fontFamily: TEXT,
        }}
      >
        <div style={{ fontSize: 28, color: accent }}>{above}</div>
        <div
          style={{
            marginTop: 20,
            fontFamily: DISPLAY,
            fontSize: heading.length > 40 ? 48 : 64,
            lineHeight: 1.12,
            wordBreak: "break-word",
          }}
        >
          {heading}
        </div>
        <div
          style={{
            marginTop: 20,
            fontSize: 28,
            lineHeight: 1.35,
            color: "#53554d",
            wordBreak: "break-word",
          }}
        >
          {plainText(line, 110)}
        </div>
        <div style={{ display: "flex", flexDirection: "column", marginTop: "auto" }}>
          {progress !== undefined && <Bar {...progress} accent={accent} />}
          <div style={{ marginTop: 28, fontFamily: DISPLAY, fontSize: 30 }}>Offerboard</div>
        </div>
      </div>
      {cover !== undefined && (
        <img alt="" src={cover} width={COVER.width} height={COVER.height} style={{ objectFit: "cover" }} />
      )}
    </div>
  );
}

function Bar({ text, share, accent }: NonNullable<Preview["progress"]> & { accent: string }) {
  const filled = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      <div style={{ display: "flex", height: 18, borderRadius: 9, background: "#e8e5db" }}>
        <div style={{ width: `${filled}%`, borderRadius: 9, background: accent }} />
      </div>
      <div style={{ marginTop: 12, fontSize: 28 }}>{plainText(text, 60)}</div>
    </div>
  );
}
