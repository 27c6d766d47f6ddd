import type { Mail } from "#server/adapters/mail/port.ts";
import { drawLetter } from "./draw-letter.ts";
import { greetingOf, type Letter, type Sender } from "./letter.ts";

/** Writes a letter as a mail: plain text and HTML that say the same. Pure. */
export function writeLetter(letter: Letter, sender: Sender): Mail {
  const { recipient, subject, unsubscribe } = letter;
  return {
    recipient,
    subject,
    text: plainText(letter, sender),
    html: drawLetter(letter, sender),
    unsubscribeUrl: unsubscribe?.oneClickUrl,
  };
}

/** What is behind the line that mail programs know as the start of a signature says whom the letter is of. */
function plainText(letter: Letter, { name, about, help }: Sender): string {
  const { paragraphs, links, closing, unsubscribe } = letter;
  const blocks = [greetingOf(letter), ...paragraphs, links.map(({ href }) => href).join("\n")];
  if (closing !== undefined) blocks.push(closing);
  const ways = [help.email, help.phone, help.url].filter((way) => way !== undefined);
  const signature = [name, ...about, ...(ways.length > 0 ? [`Help: ${ways.join(" · ")}`] : [])];
  const farewell = unsubscribe === undefined ? "" : `\nNo more mails like this one: ${unsubscribe.pageUrl}\n`;
  return `${blocks.join("\n\n")}\n\n-- \n${signature.join("\n")}\n${farewell}`;
}
