import { expect, it } from "vitest";
import { newId } from "./fields/id.ts";
import { paymentReference } from "./fields/payment-reference.ts";
import { rehearse } from "./rehearsal.ts";

const at = new Date("2027-02-10T12:00:00.000Z");

it("marks the identifiers that a dry run made, and no others", async () => {
  const there = newId("off", at);
  const outcome = await rehearse(async () => {
    const id = newId("cus", at);
    await Promise.resolve();
    return {
      id,
      url: `/customer/${id}`,
      offeringId: there,
      list: [newId("opi", at), null, 1],
      at: undefined,
    };
  });
  expect(outcome).toEqual({
    id: "cus_dry_run",
    url: "/customer/cus_dry_run",
    offeringId: there,
    list: ["opi_dry_run", null, 1],
    at: undefined,
  });
});

it("marks the reference to pay with, which nobody could match to a purchase", async () => {
  const outcome = await rehearse(async () => ({ reference: paymentReference(newId("opi", at)) }));
  expect(outcome).toEqual({ reference: "RF_dry_run" });
});

it("knows of no identifier that is made beside it", async () => {
  const [dry, real] = await Promise.all([
    rehearse(async () => newId("cus", at)),
    Promise.resolve().then(() => newId("cus", at)),
  ]);
  expect(dry).toBe("cus_dry_run");
  expect(real).toMatch(/^cus_[0-9a-f]{32}$/);
});
