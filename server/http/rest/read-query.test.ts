import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { readQuery } from "./read-query.ts";

const known = ["limit", "cursor", "purchaseStatus"];
const read = (query: string) => readQuery(new Request(`http://localhost/api/x${query}`), known);

function refusalOf(query: string): Refusal {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("accepted");
}

describe("a query", () => {
  it("is taken with what is known of it, each once", () => {
    expect(read("?limit=5&cursor=")).toEqual({ limit: "5", cursor: "" });
    expect(read("?&limit=5&")).toEqual({ limit: "5" });
    expect(read("")).toEqual({});
  });

  it.each([
    ["?purchasestatus=PENDING", "purchasestatus", "Please send purchaseStatus, or leave it out."],
    ["?email=a", "email", "Please leave it out: this takes limit, cursor, purchaseStatus."],
    ["?limit=1&limit=2", "limit", "The query names limit 2 times. Send it once."],
    ["?limit=1&limit=1", "limit", "The query names limit 2 times. Send it once."],
    ["?__proto__=1", "__proto__", "Please leave it out"],
  ])("%s is refused", (query, param, sentence) => {
    const { code, status, violations } = refusalOf(query);
    expect([code, status]).toEqual(["unknown_parameter", 400]);
    expect(violations).toMatchObject([{ code: "unknown_parameter", param }]);
    expect(violations[0]?.detail).toContain(sentence);
  });

  it("takes members by keys of the caller's own, whatever these are", () => {
    const keyed = (query: string) =>
      readQuery(new Request(`http://localhost/api/x${query}`), ["limit"], ["metadata"]);
    expect(keyed("?metadata[userId]=42&limit=5&metadata[plan%20%C3%BC]=")).toEqual({
      limit: "5",
      metadata: { userId: "42", "plan ü": "" },
    });
    expect(keyed("?metadata%5Ba%5D%5Bb%5D=1&metadata[]=2")).toEqual({ metadata: { "a][b": "1", "": "2" } });
    expect(keyed("?limit=5")).toEqual({ limit: "5" });
    for (const query of [
      "?metadata=1",
      "?metdata[a]=1",
      "?metadata[a]=1&metadata[a]=2",
      "?limit[a]=1",
      "?metadata[a=1",
      "?metadata[__proto__]=1",
    ])
      expect(() => keyed(query)).toThrow(Refusal);
  });

  it("names all that is wrong with it", () => {
    expect(refusalOf("?a=1&limit=1&limit=2&b=1").violations.map(({ param }) => param)).toEqual([
      "a",
      "limit",
      "b",
    ]);
  });
});
