import { expect, it } from "vitest";
import { inStoredOrder } from "./stored-order.ts";

it("orders members as jsonb does: by length in bytes, then by the bytes, at every depth", () => {
  const sent = { zebra: 1, ant: [{ bb: 1, a: { d: null, c: [] } }, "b", "a"], é: 2, zz: 3, B: 4, a: 5 };
  expect(JSON.stringify(inStoredOrder(sent))).toBe(
    '{"B":4,"a":5,"zz":3,"é":2,"ant":[{"a":{"c":[],"d":null},"bb":1},"b","a"],"zebra":1}',
  );
});
