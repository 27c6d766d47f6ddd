import type { Nodes } from "mdast";
import { describe, expect, it } from "vitest";
import { faultOfMarkdown, isSafeLink, readMarkdown, toMarkdown, trueAddressOf } from "./markdown.ts";

describe("Markdown", () => {
  it.each([
    ["Plain words, 3 < 4 & *5*.", null],
    ["## A heading\n\n- one\n- two\n\n> **said**", null],
    ["[more](https://example.com/a?b=c) and <https://example.com>", null],
    ["[write](mailto:hello@example.com)", null],
    ["<script>alert(1)</script>", "html"],
    ["words <img src=x onerror=alert(1)> words", "html"],
    ["<!-- hidden -->", "html"],
    ["![pixel](https://tracker.example/p.gif)", "picture"],
    ["![pixel][p]\n\n[p]: https://tracker.example/p.gif", "picture"],
    ["[x](javascript:alert(1))", "link"],
    ["[x](JaVaScRiPt:alert(1))", "link"],
    ["[x](&#106;avascript:alert(1))", "link"],
    ["[x](data:text/html,<b>)", "link"],
    ["[x](//evil.example)", "link"],
    ["[x](/sign-in?returnTo=//evil.example)", "link"],
    ["[x](https://bank.example@evil.example)", "link"],
    ["[x](http://example.com)", "link"],
    ["[https://www.example.com/a](https://example.com/b) and [Node.js](https://nodejs.org)", null],
    ["[https://bank.example](https://evil.example)", "misleading"],
    ["[**www.bank.example**](https://evil.example)", "misleading"],
    ["[https://bank.example](mailto:thief@evil.example)", "misleading"],
    ["[https://bank.example@evil.example](https://evil.example)", "misleading"],
    ["[help@bank.example](mailto:thief@evil.example)", "misleading"],
    ["[**help@bank.example**](https://evil.example)", "misleading"],
    ["[Help@bank.example](mailto:help@bank.example) and <help@bank.example>", null],
    ["[x][y]\n\n[y]: https://example.com", "reference"],
    [">".repeat(10_000), "depth"],
    ["- ".repeat(5_000), "depth"],
    [Array.from({ length: 60 }, (_, step) => `${"  ".repeat(step)}* a`).join("\n"), "depth"],
    [`${"*".repeat(5_000)}a${"*".repeat(5_000)}`, "marks"],
    ["[".repeat(10_000), "marks"],
  ])("%j: %s", (text, fault) => {
    expect(faultOfMarkdown(text)).toBe(fault);
  });

  it.each([
    ["[paypal.com](https://evil.example)", "evil.example"],
    ["[**PayPal.com**/login](https://www.evil.example/paypal.com)", "www.evil.example"],
    ["[Sign in at bank.example.](https://evil.example)", "evil.example"],
    ["[(bank.example)](https://evil.example)", "evil.example"],
    ["[bank.example or evil.example](https://evil.example)", "evil.example"],
    ["[bank.example:443](https://evil.example)", "evil.example"],
    ["[bank\u3002example](https://evil.example)", "evil.example"],
    ["[münchen.example](https://evil.example)", "evil.example"],
    ["[evil.example.bank.example](https://evil.example)", "evil.example"],
    ["[bank.example](mailto:thief@evil.example)", "thief@evil.example"],
    ["[ask help@bank.example](mailto:thief@evil.example)", "thief@evil.example"],
    ["[help@bank.example or bank.example](mailto:thief@bank.example)", "thief@bank.example"],
    ["[see/paypal.com](https://evil.example)", "evil.example"],
    ["[Node.js](https://nodejs.org)", "nodejs.org"],
    ["[bank.example](https://www.bank.example/start)", null],
    ["[at Bank.example.](https://shop.bank.example)", null],
    ["[München.example](https://xn--mnchen-3ya.example)", null],
    ["[write to Help@bank.example.](mailto:help@bank.example)", null],
    ["[No. 5, version 1.2 and so on...](https://example.com)", null],
    ["<https://example.com/a.b?c=d.e>", null],
  ])("shows beside %j: %s", (text, address) => {
    const paragraph = readMarkdown(text).children[0];
    const link = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
    expect(link?.type === "link" && trueAddressOf(link)).toBe(address);
  });

  it("leads where it says", () => {
    expect(isSafeLink("https://example.com")).toBe(true);
    expect(isSafeLink("https:\\\\example.com")).toBe(false);
    expect(isSafeLink(" javascript:alert(1)")).toBe(false);
    expect(isSafeLink("mailto:a@b.example?bcc=everybody@example.com")).toBe(false);
  });

  it("shows a plain text as it was typed", () => {
    const plain =
      "What * is_a_b <b> &amp; `c` [x](y)\n# no\n- a\n+ b\n1. c\n2) d\n===\n~~~\n> said\n\n    not code";
    const root = readMarkdown(toMarkdown(plain));
    expect(root.children.map(({ type }) => type)).toEqual(["paragraph", "paragraph"]);
    expect(root.children.map(wordsOf).join("\n\n")).toBe(plain.replace("\n\n    not code", "\n\nnot code"));
  });
});

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
