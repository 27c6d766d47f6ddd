import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonical JSON", () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ b: { d: [1, { z: 1, y: 2 }], c: null } }, '{"b":{"c":null,"d":[1,{"y":2,"z":1}]}}'],
    [{ a: undefined, b: [undefined] }, '{"b":[null]}'],
    [[1e21, 0.1, -0, 5e-324, 1.7976931348623157e308], "[1e+21,0.1,0,5e-324,1.7976931348623157e+308]"],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
    [{ "10": 1, "9": 2, é: 3, Z: 4 }, '{"10":1,"9":2,"Z":4,"é":3}'],
    ["\u2028\ud83d\ude00", '"\u2028😀"'],
    [undefined, "null"],
    [null, "null"],
  ])("writes %j as %s", (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it("is the same for the same value, whatever the order of its members, and after a way through JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("differs where values differ", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const areSame = JSON.stringify(a) === JSON.stringify(b);
        if (areSame) expect(canonicalJson(a)).toBe(canonicalJson(b));
        if (canonicalJson(a) === canonicalJson(b)) expect(reparsed(a)).toEqual(reparsed(b));
      }),
    );
  });
});

const reparsed = (value: unknown) => JSON.parse(JSON.stringify(value));

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, reversed(member)]));
}
