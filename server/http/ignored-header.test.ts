import { describe, expect, it } from "vitest";
import { ignoredHeader } from "./ignored-header.ts";

const field = (path: string, nearest?: string) => ({ path, nearest });

describe("Ignored-Fields", () => {
  it("lists the fields, each with the one that was meant", () => {
    expect(ignoredHeader([field("emial", "email"), field("nickname")])).toBe(
      '"emial";nearest="email", "nickname"',
    );
  });

  it("can be sent whatever a field is called", () => {
    const names = ['a"b\\c', "größe", "line\r\nbreak", "\ud800", "%"];
    expect(ignoredHeader(names.map((name) => field(name)))).toBe(
      String.raw`"a\"b\\c", %"gr%c3%b6%c3%9fe", %"line%0d%0abreak", %"%ef%bf%bd", "%"`,
    );
    const headers = new Headers();
    headers.set("ignored-fields", ignoredHeader(names.map((name) => field(name))));
  });

  it("is short however much was sent", () => {
    const many = Array.from({ length: 5000 }, (_, n) => field(`field${n}${"x".repeat(1000)}`));
    const header = ignoredHeader(many);
    expect(header.length).toBeLessThan(4000);
    expect(header).toMatch(/;more=4980$/);
  });
});
