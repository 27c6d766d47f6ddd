import type { Link, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** How deep lists and quotes may stand in one another. */
const DEEPEST = 6;
/** Marks of lists and quotes one after the other: deeper than anything a person writes. */
const TOWER = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){7,}/m;

/** Marks that are looked up backwards, so that the reader's work grows with the square of their number. */
const MARKS = /[*_[<]/g;
const MOST_MARKS = 1_000;

/** What is wrong with a text, as a sentence for whoever wrote it. */
export const markdownFaults = {
  html: "Write without HTML tags; Markdown has **bold**, lists and [links](https://example.com).",
  picture: "Put pictures into a gallery: texts show none.",
  link: "Link to an https address or with mailto:, and without a name and a password in it.",
  misleading: "Let a link name the address that it leads to, or none.",
  reference: "Write each link where it stands: [words](https://example.com).",
  marks: `Use at most ${MOST_MARKS} of the signs * _ [ < in one text.`,
  depth: "Lists and quotes stand too deep in one another: use fewer steps.",
} as const;
export type MarkdownFault = keyof typeof markdownFaults;

/**
 * Reads Markdown (CommonMark). What it holds may be anything: {@link faultOfMarkdown} tells what is not taken, and who
 * shows it makes elements of the nodes it knows, never HTML.
 */
export function readMarkdown(text: string): Root {
  return fromMarkdown(text);
}

/** The first thing in a text that is not taken; null where all is. */
export function faultOfMarkdown(text: string): MarkdownFault | null {
  // Said before it is read: what would take long to read is not.
  if (TOWER.test(text)) return "depth";
  if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) return "marks";
  const waiting: { node: Nodes; depth: number }[] = [{ node: readMarkdown(text), depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    const fault = faultOf(node, depth);
    if (fault !== null) return fault;
    if ("children" in node) {
      const inside = node.type === "blockquote" || node.type === "list" ? depth + 1 : depth;
      // The last first, so that they are looked at in their order.
      waiting.push(...node.children.toReversed().map((child) => ({ node: child, depth: inside })));
    }
  }
  return null;
}

function faultOf(node: Nodes, depth: number): MarkdownFault | null {
  if (depth > DEEPEST) return "depth";
  if (node.type === "html") return "html";
  if (node.type === "image" || node.type === "imageReference") return "picture";
  if (node.type === "definition" || node.type === "linkReference") return "reference";
  if (node.type !== "link") return null;
  if (!isSafeLink(node.url)) return "link";
  return isMisleading(wordsOf(node), node.url) ? "misleading" : null;
}

const MAILBOX = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Whether a link is written as an address, and leads to another host or to another mailbox. */
function isMisleading(words: string, url: string): boolean {
  const mailbox = words.trim().toLowerCase();
  if (MAILBOX.test(mailbox)) return url.toLowerCase() !== `mailto:${mailbox}`;
  const named = /^\s*(?:https?:\/\/)?(?:www\.)?([^\s/?#]+)/i.exec(words)?.[1] ?? "";
  const isAddress = /^\s*(?:https?:\/\/|www\.)/i.test(words);
  const host = URL.parse(url)?.hostname.replace(/^www\./, "");
  return isAddress && (named.includes("@") || URL.parse(`https://${named}`)?.hostname !== host);
}

/** A dot between a name and a letter, whichever of those that browsers take for one: `paypal.com`, `bank。example`. */
const DOTTED = /[^.][.\u3002\uFF0E\uFF61]\p{L}/u;
const BETWEEN_WORDS = /[\s()<>[\]"'“”‘’,;]+/;
const BETWEEN_PARTS = /\/+|[?#]/;

/**
 * Where a link truly leads, to be shown beside it, if its words hold what may be read as another address; null where they
 * hold none, or its own. Less is known of words than refusing takes: `Node.js` may be a host.
 */
export function trueAddressOf(link: Link): string | null {
  const mailbox = /^mailto:(.*)$/i.exec(link.url)?.[1]?.toLowerCase();
  const host = mailbox?.split("@")[1] ?? URL.parse(link.url)?.hostname ?? "";
  const own = withoutWww(host);
  // What stands behind a host is its own matter.
  const named = wordsOf(link)
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .map((word) => word.split(BETWEEN_PARTS).find((part) => DOTTED.test(part)));
  const isOther = named.some((name) => {
    if (name === undefined) return false;
    if (name.includes("@")) return name.replace(/\.$/, "") !== mailbox;
    const asked = withoutWww(URL.parse(`https://${name}`)?.hostname.replace(/\.$/, "") ?? name);
    return asked !== own && !own.endsWith(`.${asked}`);
  });
  return isOther ? (mailbox ?? host) : null;
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** What a node says, without its marks. */
function wordsOf(node: Nodes): string {
  if ("children" in node) return node.children.map((child) => wordsOf(child)).join("");
  return "value" in node ? node.value : "";
}

/** Whether a link leads where it says: an https address without a name and a password, or a mailbox. */
export function isSafeLink(url: string): boolean {
  if (/^mailto:[^\s@?]+@[^\s@?]+$/i.test(url)) return true;
  const parsed = /^https:\/\//i.test(url) ? URL.parse(url) : null;
  return parsed !== null && parsed.username === "" && parsed.password === "";
}

const IN_LINE = /[\\`*_[\]<>&]/g;
const AT_START = /^(?=[#\-+=~])/gm;
const NUMBERED = /^(\d{1,9})([.)])/gm;

/** A plain text as Markdown that shows the same; lines lose the space they begin with. */
export function toMarkdown(plain: string): string {
  return plain
    .replace(/^[ \t]+/gm, "")
    .replace(IN_LINE, "\\$&")
    .replace(AT_START, "\\")
    .replace(NUMBERED, "$1\\$2");
}
