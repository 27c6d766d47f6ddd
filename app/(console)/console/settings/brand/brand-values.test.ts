import { expect, it } from "vitest";
import { exampleBrand } from "#server/domain/organization/brand/contract.ts";
import { toBrand, toValues } from "./brand-values.ts";

it("comes back as it went in", () => {
  expect(toBrand(toValues(exampleBrand))).toEqual(exampleBrand);
});

it("is none where nothing is said", () => {
  expect(toBrand(toValues())).toBeNull();
  expect(toBrand({ ...toValues(), legalName: "  " })).toBeNull();
});
