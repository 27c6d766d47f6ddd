import { describe, expect, it } from "vitest";
import { makeCustomer, makeOffering, makeToken } from "#testing/factories.ts";
import { NOW, openSuite } from "#testing/testing.ts";
import { setUpSteps } from "./contract.ts";

const suite = await openSuite();
const empty = await openSuite();
const { organizationId, sql } = suite;
const day = 86_400_000;
const at = (days: number) => new Date(NOW.getTime() + days * day).toISOString();

describe("what needs attention", () => {
  it("is nothing of an organization without anything, which has all its steps before it", async () => {
    const { items, checklist } = await empty.call().dashboard.attention({});
    expect(items).toEqual([]);
    expect(checklist.map(({ step }) => step)).toEqual(setUpSteps);
    expect(checklist.filter(({ isDone }) => isDone)).toEqual([]);
  });

  it("counts what waits, with the oldest, and knows the steps that are done", async () => {
    await sql`insert into auth_user (id, name, email, created_at, updated_at)
      values ('usr_test', 'Test Member', 'member@example.com', now(), now()) on conflict do nothing`;
    await suite.call().bankStatement.import({
      fileName: "statement.csv",
      content:
        "Date,Name,Reference,Amount\n2027-02-09,Ida Stray,thanks,12.50\n2027-02-09,Ben Lost,hello,7.00\n",
    });
    const { tokenId } = await makeToken(suite);
    const whole = {
      name: "Ada Lindqvist",
      phone: "+49 40 1234567",
      email: "ada@example.com",
      address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
    };
    for (const days of [-3, -1]) await makeCustomer(suite, whole, { now: new Date(at(days)) });
    const soon = { startDate: at(-30), endDate: at(6) };
    const later = { startDate: at(-30), endDate: at(8) };
    for (const offeringPeriod of [soon, later]) await makeOffering(suite, { tokenId, offeringPeriod });
    await makeOffering(suite, { tokenId, offeringPeriod: soon, publish: false });
    await sql`insert into webhook_endpoint (organization_id, id, url, secret, created_at, updated_at)
      values (${organizationId}, 'whe_ok', 'https://example.com', 's', now(), now())`;

    const { items, checklist } = await suite.call().dashboard.attention({});
    expect(items).toEqual([
      { kind: "UNMATCHED_MONEY", count: 2, isMore: false, since: NOW.toISOString() },
      { kind: "CHECKS_WAITING", count: 2, isMore: false, since: at(-3) },
      { kind: "OFFERINGS_ENDING", count: 1, isMore: false },
    ]);
    const done = checklist.filter(({ isDone }) => isDone).map(({ step }) => step);
    expect(done).toEqual(["TOKEN", "OFFERING", "PUBLISHED"]);
  });

  it("takes a brand for set once it has a logo and the name that the register has", async () => {
    const isDone = async () => {
      const { checklist } = await suite.call().dashboard.attention({});
      return checklist.find(({ step }) => step === "BRAND")?.isDone;
    };
    const show = (brand: object) =>
      sql`update organization set brand = ${JSON.stringify(brand)}::text::jsonb where id = ${organizationId}`;
    await show({ legalName: "Nordlicht GmbH" });
    expect(await isDone()).toBe(false);
    await show({ legalName: "Nordlicht GmbH", logoUrl: "/image/img_1" });
    expect(await isDone()).toBe(true);
  });

  it("names the draft that its last steps are done to, where there is exactly one", async () => {
    const drafts = async () => {
      const { checklist } = await suite.call().dashboard.attention({});
      return checklist.flatMap(({ step, offeringId }) =>
        offeringId === undefined ? [] : { step, offeringId },
      );
    };
    const { tokenId } = await makeToken(suite);
    await sql`update offering set state = 'PUBLISHED' where organization_id = ${organizationId}`;
    expect(await drafts()).toEqual([]);
    const { offeringId } = await makeOffering(suite, { tokenId, publish: false });
    expect(await drafts()).toEqual([
      { step: "DOCUMENTS", offeringId },
      { step: "PUBLISHED", offeringId },
    ]);
    await makeOffering(suite, { tokenId, publish: false });
    expect(await drafts()).toEqual([]);
  });

  it("tells a key of what it may read alone", async () => {
    const { items, checklist } = await suite
      .call({ actor: suite.key("organization:read", "customer:read") })
      .dashboard.attention({});
    expect(items.map(({ kind }) => kind)).toEqual(["CHECKS_WAITING"]);
    expect(checklist.map(({ step }) => step)).toEqual(["BANK_ACCOUNT", "BRAND"]);
    const least = await suite.call({ actor: suite.key("organization:read") }).dashboard.attention({});
    expect(least.items).toEqual([]);
  });
});
