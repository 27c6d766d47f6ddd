import { describe, expect, it } from "vitest";
import { house, houseMail } from "./house.ts";
import type { Letter, Sender } from "./letter.ts";
import { writeLetter } from "./write-letter.ts";

const letter: Letter = {
  recipient: "ada@example.com",
  subject: "€59.90 received",
  name: "Ada Lindqvist",
  paragraphs: ["Your payment has come in.", "You hear from us again."],
  links: [{ label: "See your purchase", href: "https://offerboard.example/portal/purchases/opi_1" }],
  closing: "Thank you.",
};

const issuer: Sender = {
  name: "Nordlicht Real Assets GmbH",
  logoUrl: "https://offerboard.example/api/image/img_1",
  accent: { light: "#1f4e79", dark: "#7fb2e5" },
  about: ["Amtsgericht Hamburg, HRB 123456", "Am Sandtorkai 1\n20457 Hamburg"],
  help: { email: "support@example.com", phone: "+49 40 1234567", url: "https://example.com/help" },
};

const unsubscribe = {
  pageUrl: "https://offerboard.example/unsubscribe?token=a.b",
  oneClickUrl: "https://offerboard.example/api/notice/unsubscribe/one-click?token=a.b",
};

/** What a program that shows the mail would ask for by itself: by its elements and their styles, and by its style sheet. */
const loaded = (html: string) => [
  ...[...html.matchAll(/<[^>]*>/g)].flatMap(([element]) =>
    [...element.matchAll(/\s(?:src|background|poster|srcset)="([^"]*)"|\sstyle="[^"]*(url\([^"]*)"/g)].map(
      ([, source, address]) => source ?? address,
    ),
  ),
  ...[...html.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(
    ([, sheet]) => sheet?.match(/url\(|@import/g) ?? [],
  ),
];

const linked = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("a mail as plain text", () => {
  it("greets, tells, links, and says behind the line of a signature whom it is of and where help is", () => {
    expect(writeLetter({ ...letter, unsubscribe }, issuer).text).toBe(`Hello Ada Lindqvist,

Your payment has come in.

You hear from us again.

https://offerboard.example/portal/purchases/opi_1

Thank you.

-- 
Nordlicht Real Assets GmbH
Amtsgericht Hamburg, HRB 123456
Am Sandtorkai 1
20457 Hamburg
Help: support@example.com · +49 40 1234567 · https://example.com/help

No more mails like this one: https://offerboard.example/unsubscribe?token=a.b
`);
  });

  it("is the house's where it concerns an account", () => {
    expect(houseMail({ ...letter, name: null }).text).toMatch(/^Hello,\n.+\n-- \nOfferboard\n$/s);
  });
});

describe("a mail as HTML", () => {
  const { html = "" } = writeLetter({ ...letter, unsubscribe }, issuer);

  it("shows the logo and nothing else from anywhere", () => {
    expect(loaded(html)).toEqual(["https://offerboard.example/api/image/img_1"]);
    expect(html).toContain('alt="Nordlicht Real Assets GmbH"');
    expect(loaded(writeLetter(letter, house).html ?? "")).toEqual([]);
  });

  it("has a button in the sender's colour, with what can be read on it, in light and in dark", () => {
    expect(html).toContain("background:#1f4e79;color:#ffffff");
    expect(html).toContain(".button{background:#7fb2e5!important;color:#000000!important}");
  });

  it("links where the text does, and names who is responsible, and no other way", () => {
    expect(new Set(linked(html))).toEqual(
      new Set([
        "https://offerboard.example/portal/purchases/opi_1",
        "mailto:support@example.com",
        "https://example.com/help",
        "https://offerboard.example/unsubscribe?token=a.b",
      ]),
    );
    for (const line of ["HRB 123456", "Am Sandtorkai 1<br>20457 Hamburg", "+49 40 1234567"])
      expect(html).toContain(line);
  });

  it("has no script, and no element that asks for something", () => {
    expect(html).not.toMatch(/<(script|iframe|form|object|embed|link|video|audio|svg|input)\b/i);
    expect(html).not.toMatch(/\son\w+\s*=/i);
  });
});

describe("what people wrote", () => {
  const attacks = [
    `<script>alert(1)</script>`,
    `"><img src="https://evil.example/pixel.gif">`,
    `' onmouseover='alert(1)`,
    `</style><style>@import url(https://evil.example/x.css)`,
    `</title><base href="https://evil.example/">`,
    `<!--<a href=javascript:alert(1)>`,
    "a & b &lt;c&gt;",
  ];

  it.each(attacks)("is text and no markup: %s", (attack) => {
    const hostile = writeLetter(
      {
        ...letter,
        subject: attack,
        name: attack,
        paragraphs: [attack, attack],
        links: [{ label: attack, href: `https://offerboard.example/?q=${attack}` }],
        closing: attack,
      },
      { ...issuer, name: attack, about: [attack], help: { phone: attack } },
    ).html;
    const harmless = writeLetter(letter, { ...issuer, help: { phone: "1" } }).html ?? "";
    const tags = (html: string) => [...html.matchAll(/<\/?([a-z0-9!-]+)/gi)].map(([, name]) => name);
    const further = ["br"];
    expect(tags(hostile ?? "").filter((name) => !further.includes(name ?? ""))).toEqual(
      tags(harmless).filter((name) => !further.includes(name ?? "")),
    );
    expect(loaded(hostile ?? "")).toEqual(["https://offerboard.example/api/image/img_1"]);
    expect(hostile).not.toContain(attack);
  });
});

it("tells mail programs how it is switched off only where it may be", () => {
  expect(writeLetter({ ...letter, unsubscribe }, issuer).unsubscribeUrl).toBe(unsubscribe.oneClickUrl);
  const { unsubscribeUrl, html, text } = writeLetter(letter, issuer);
  expect(unsubscribeUrl).toBeUndefined();
  for (const form of [html, text]) expect(form).not.toMatch(/unsubscribe|no more mails/i);
});
