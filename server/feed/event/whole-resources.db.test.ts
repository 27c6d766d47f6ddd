/** Whatever is done, and by whomever: an event carries its resource as the contract has it and the organization sees it. */

import { beforeAll, describe, expect, it } from "vitest";
import { eventTypes } from "#db/schema/enums.ts";
import { eventSchemas } from "#server/feed/event/schemas.ts";
import { operations } from "#server/http/operations.ts";
import { makeCall, makeWorld } from "#testing/calls.ts";
import { expectWhole, readStream } from "#testing/events.ts";
import { complete, intentInput } from "#testing/factories.ts";
import { rows } from "#testing/rights.ts";
import { openSuite } from "#testing/testing.ts";
import type { World } from "#testing/world.ts";
import type { Event } from "./contract.ts";

const suite = await openSuite();

let world: World;
let events: Event[];
beforeAll(async () => {
  world = await makeWorld(suite);
  // What is erased is whole no more, and what is sent again need not be an event of anything that is there.
  const others = ["erasePersonalData", "redeliverWebhook"];
  const changing = operations.filter(
    ({ method, access, name }) => method !== "GET" && access === "caller" && !others.includes(name),
  );
  for (const { procedure } of changing) await makeCall(world, procedure);
  const actor = suite.customer(world.customer.id);
  for (const { name, procedure } of changing)
    if (rows[name]?.customer === "allowed") await makeCall(world, procedure, { actor });
  const { offeringPurchaseIntentId } = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(world.customer, world.offering));
  await complete(suite, offeringPurchaseIntentId);
  events = await readStream(suite);
});

/** What no call brings about by itself: a time that comes, a provider that answers. */
const unasked = new Set([
  "purchase_intent.failed",
  "purchase_intent.delivered",
  "distribution.completed",
  "token.chain_difference",
  "token.chain_halted",
  "chain_operation.refused",
]);

describe("every event", () => {
  it("carries its resource whole", () => {
    for (const event of events) expectWhole(event);
  });

  it("that a call can bring about was tried", () => {
    const tried = new Set<string>(events.map(({ type }) => type));
    expect(eventTypes.filter((type) => !tried.has(type) && !unasked.has(type))).toEqual([]);
  });

  it("has a contract named for its resource", () => {
    const kinds = eventTypes.map((type) => type.split(".")[0] ?? "").map((kind) => ALIASES[kind] ?? kind);
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(eventSchemas).sort());
  });
});

const ALIASES: Readonly<Record<string, string>> = { purchase_intent: "offering_purchase_intent" };

describe("what a customer does itself", () => {
  it("is told as the organization sees it", async () => {
    const actor = suite.customer(world.customer.id);
    const filled = (await makeCall(world, "bulletinBoard.offer.accept", { actor })) as {
      offerId: string;
      tradeId: string;
    };
    const told = await readStream(suite);
    const last = (type: string) => told.findLast((event) => event.type === type)?.data;
    const { offerId, tradeId } = filled;
    expect(last("offer.filled")).toEqual(await suite.call().bulletinBoard.offer.get({ offerId }));
    expect(last("trade.created")).toEqual(await suite.call().trade.get({ tradeId }));
    // The answer to the customer hides the other one.
    expect(last("offer.filled")).not.toEqual(filled);

    const paid = (await makeCall(world, "trade.confirmPayment", { actor })) as { tradeId: string };
    const confirmed = (await readStream(suite)).findLast(({ type }) => type === "trade.updated");
    expect(confirmed?.data).toEqual(await suite.call().trade.get(paid));
  });
});
