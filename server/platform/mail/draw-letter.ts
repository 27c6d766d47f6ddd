import { inkOn } from "#server/kernel/fields/color.ts";
import { mailtoLink } from "#server/kernel/fields/email.ts";
import { greetingOf, type Letter, type LetterLink, type Sender } from "./letter.ts";

const FONT = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
/** Of the house's light pages; the dark ones are in the style sheet, for the programs that read one. */
const INK = "#1b211d";
const SOFT = "#53554d";
const LINE = "#e8e5db";

/**
 * Draws a letter as a page of HTML as mail programs read it: tables, styles at each element, no script, and no picture but
 * the sender's logo. Whatever people wrote is text there, never markup. Pure.
 */
export function drawLetter(letter: Letter, sender: Sender): string {
  const { subject, paragraphs, links, closing } = letter;
  const [link, ...further] = links;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles(sender)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f1ea">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? "")}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f1ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 20px">${head(sender)}</td></tr>
<tr><td class="sheet" style="padding:32px 28px;background:#ffffff;border:1px solid ${LINE};border-radius:12px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:22px;line-height:1.3;font-weight:600;color:${INK}">${escaped(subject)}</h1>
${[greetingOf(letter), ...paragraphs].map(paragraph).join("\n")}
${link === undefined ? "" : button(link, sender)}
${further.map(plainLink).join("\n")}
${closing === undefined ? "" : small(escaped(closing))}
${link === undefined ? "" : small(`If the button does nothing, open this address: ${anchor(link.href, link.href)}`)}
</td></tr>
<tr><td style="padding:20px 4px 0">${foot(letter, sender)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function head({ name, logoUrl, accent }: Sender): string {
  const words = `${FONT};font-size:18px;font-weight:600;color:${accent.light}`;
  if (logoUrl === undefined) return `<span class="accent" style="${words}">${escaped(name)}</span>`;
  // Its words are what is seen where pictures are not loaded; on white, as everywhere, whatever its colours.
  return `<img src="${escaped(logoUrl)}" alt="${escaped(name)}" height="40" style="display:block;height:40px;max-width:220px;padding:4px 8px;background:#ffffff;border:0;border-radius:8px;${words}">`;
}

function button({ label, href }: LetterLink, { accent }: Sender): string {
  return `<p style="margin:24px 0"><a class="button" href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${accent.light};color:${inkOn(accent.light)};${FONT};font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`;
}

const paragraph = (words: string) =>
  `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:${INK}">${inLines(words)}</p>`;

const plainLink = ({ label, href }: LetterLink) =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px">${anchor(href, label)}</p>`;

const small = (html: string) =>
  `<p class="soft" style="margin:16px 0 0;${FONT};font-size:13px;line-height:1.5;color:${SOFT};word-break:break-word">${html}</p>`;

const anchor = (href: string, words: string) =>
  `<a class="soft" href="${escaped(href)}" style="color:${SOFT};text-decoration:underline">${escaped(words)}</a>`;

/** Who it is of, where help is, and how to get no more of its kind. */
function foot({ unsubscribe }: Letter, { name, about, help }: Sender): string {
  const ways = [
    help.email === undefined ? undefined : anchor(mailtoLink(help.email), help.email),
    help.phone === undefined ? undefined : escaped(help.phone),
    help.url === undefined ? undefined : anchor(help.url, help.url),
  ].filter((way) => way !== undefined);
  const lines = [`<strong>${escaped(name)}</strong>`, ...about.map(inLines)];
  if (ways.length > 0) lines.push(`Help: ${ways.join(" · ")}`);
  const farewell =
    unsubscribe === undefined ? "" : small(anchor(unsubscribe.pageUrl, "No more mails like this one"));
  return `${small(lines.join("<br>"))}${farewell}`;
}

const darkStyles = ({ accent }: Sender) =>
  [
    ":root{color-scheme:light dark}",
    "@media (prefers-color-scheme:dark){",
    ".ground{background:#121916!important}",
    ".sheet{background:#1d2622!important;border-color:#3d4a43!important}",
    ".ink{color:#e7ece8!important}.soft{color:#9fada5!important}",
    `.accent{color:${accent.dark}!important}`,
    `.button{background:${accent.dark}!important;color:${inkOn(accent.dark)}!important}`,
    "}",
  ].join("");

const inLines = (words: string) => escaped(words).replaceAll(/\r?\n/g, "<br>");

/** Text within an element or a quoted attribute. */
function escaped(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
