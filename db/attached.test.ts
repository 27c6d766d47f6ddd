import { expect, it } from "vitest";
import { Attached } from "./attached.ts";

it("stands on its object alone, and nobody else sees it", () => {
  const [one, other] = [new Attached<object, string>(), new Attached<object, string>()];
  const body = { id: "off_1" };
  one.set(body, "first");
  one.set(body, "text");
  expect([one.get(body), other.get(body), one.get({ ...body })]).toEqual(["text", undefined, undefined]);
  expect(Object.keys(body)).toEqual(["id"]);
  expect(JSON.stringify(body)).toBe('{"id":"off_1"}');
  expect(body).toEqual({ id: "off_1" });
});
