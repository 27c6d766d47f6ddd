import { describe, expect, it } from "vitest";
import { hrefWith, pageLinks, param } from "./page-links.ts";

describe("an address", () => {
  it("counts an empty parameter as none, and the first of several", () => {
    expect(param({ q: "" }, "q")).toBeUndefined();
    expect(param({ q: "  " }, "q")).toBeUndefined();
    expect(param({ q: ["a", "b"] }, "q")).toBe("a");
    expect(param({}, "q")).toBeUndefined();
    expect(param({ q: "\u0000" }, "q")).toBeUndefined();
    expect(param({ q: " a\u0000b" }, "q")).toBe("ab");
  });

  it("changes one parameter and keeps the others", () => {
    expect(hrefWith("/", { q: "wind & sun", sort: "title" }, { sort: undefined })).toBe("/?q=wind+%26+sun");
    expect(hrefWith("/", { q: "" }, {})).toBe("/");
    expect(hrefWith("/list", {}, { cursor: "abc" })).toBe("/list?cursor=abc");
  });
});

describe("the pages of a list", () => {
  /** The parameters of an address, as a page receives them. */
  const paramsOf = (href: string | null) =>
    Object.fromEntries(new URL(href ?? "", "http://localhost").searchParams);

  it("lead forward and all the way back", () => {
    const first = pageLinks("/", { q: "wind" }, "c1");
    expect(first).toMatchObject({ first: null, previous: null });
    const second = pageLinks("/", paramsOf(first.next), "c2");
    const third = pageLinks("/", paramsOf(second.next), null);
    expect(paramsOf(second.next)).toMatchObject({ q: "wind", cursor: "c2" });
    expect(third.next).toBeNull();
    expect(paramsOf(third.previous)).toMatchObject({ q: "wind", cursor: "c1" });
    expect(pageLinks("/", paramsOf(third.previous), "c2").previous).toBe("/?q=wind");
    expect(third.first).toBe("/?q=wind");
  });

  it("remember so many cursors that an address stays short", () => {
    let params: Record<string, string> = {};
    for (let page = 1; page <= 60; page += 1) params = paramsOf(pageLinks("/", params, `c${page}`).next);
    expect(params.trail?.split("~")).toHaveLength(20);
    expect(params.cursor).toBe("c60");
  });
});
