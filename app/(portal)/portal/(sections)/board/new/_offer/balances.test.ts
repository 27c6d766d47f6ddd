import { expect, it } from "vitest";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import { likelyIntention } from "./balances.ts";

it("offers to sell where something is held, and to buy where nothing is", () => {
  const held = { tokenId: "harbour-lofts" } as Holding;
  expect([likelyIntention([held]), likelyIntention([])]).toEqual(["SELL", "BUY"]);
});
