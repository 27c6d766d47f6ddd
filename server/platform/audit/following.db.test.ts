import { describe, expect, it } from "vitest";
import { intentInput, makeCustomer, makeHolder, makeOffering, makeToken } from "#testing/factories.ts";
import { expectEachStepOnce, newOwner, readRows } from "#testing/races.ts";
import { openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();

describe("what follows from others", () => {
  it("is not the change of whoever changes an offering while it is bought", async () => {
    const limits = { minPayableAmount: 10, maxPayableAmount: 20_000, hardCap: 20_000, softCap: 0 };
    const offering = await makeOffering(suite, { fundingLimits: limits });
    const { offeringId } = offering;
    const actor = await newOwner(suite);
    const changes = Array.from({ length: 8 }, () =>
      suite.call({ actor }).offering.update({ offeringId, title: unique() }),
    );
    const purchases = Array.from({ length: 16 }, async () => {
      const customer = await makeCustomer(suite);
      return suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, 1));
    });
    await Promise.all([...changes, ...purchases]);
    const rows = await readRows(suite, "offering", offeringId, [actor.userId]);
    expect(rows.map((row) => Object.keys(row.changes))).toEqual(changes.map(() => ["title"]));
    expectEachStepOnce(rows);
    expect(await suite.call().offering.get({ offeringId })).toMatchObject({
      investors: 16,
      fundingLimits: { reserved: 160 },
    });
  });

  it("is not the change of whoever pauses a token while others come to hold it", async () => {
    const { tokenId } = await makeToken(suite);
    const actor = await newOwner(suite);
    const { token } = suite.call({ actor });
    const turns = (async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await token.pause({ tokenId });
        await token.unpause({ tokenId });
      }
    })();
    await Promise.all([turns, ...Array.from({ length: 8 }, () => makeHolder(suite, tokenId, 5))]);
    const rows = await readRows(suite, "token", tokenId, [actor.userId]);
    expect(rows.map((row) => Object.keys(row.changes))).toEqual(Array(8).fill(["isPaused"]));
  });
});
