import { expect, it } from "vitest";
import { png } from "#server/platform/image/testing.ts";
import { complete, intentInput, makeCustomer, makeOffering, putInState, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const empty = await openSuite();

const anybody = suite.call({ actor: { kind: "anonymous" } });

it("is shown with its brand and what it has done, by its short name or its identifier", async () => {
  const { organizationId } = suite;
  const { url: logoUrl } = await suite.call().file.image.upload({ content: new Uint8Array(png(31, 31)) });
  const brand = { logoUrl, accentColor: "#1f4e79" };
  await suite.call().organization.update({ organizationId, brand });
  await suite.sql`update organization set slug = ${organizationId.replace("_", "-")} where id = ${organizationId}`;

  const ada = await makeCustomer(suite);
  await verify(suite, ada.id);
  const [funded, waiting] = [await makeOffering(suite), await makeOffering(suite)];
  await makeOffering(suite, { publish: false });
  for (const [offering, tokens] of [
    [funded, 20],
    [waiting, 30],
  ] as const) {
    const { offeringPurchaseIntentId } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(ada, offering, tokens));
    await complete(suite, offeringPurchaseIntentId);
  }
  await putInState(suite, funded.offeringId, "CLOSED_SUCCESSFUL");
  const until = await anybody.issuer.get({ slug: organizationId.replace("_", "-") });
  expect(until).toMatchObject({
    organizationId,
    brand,
    trackRecord: { offerings: 2, funded: 1, delivered: 0, raised: [{ currency: "EUR", amount: 500 }] },
  });
  await suite.sql`
    update offering_purchase_intent set settlement_status = 'DELIVERED', settled_at = now()
     where organization_id = ${organizationId} and offering_id = ${funded.offeringId}`;
  await suite.sql`
    insert into distribution (organization_id, id, token_id, kind, title, currency, amount, record_date, status,
                              created_at, updated_at, completed_at)
    select ${organizationId}, v.id, ${funded.tokenId}, 'DIVIDEND', 'Rent', 'EUR', v.amount, now(), v.status::distribution_status,
           now(), now(), v.at
      from (values ('dst_1', 100.5, 'COMPLETED', now()), ('dst_2', 7, 'SCHEDULED', null)) as v(id, amount, status, at)`;
  const { trackRecord } = await anybody.issuer.get({ slug: organizationId });
  expect(trackRecord).toMatchObject({
    delivered: 1,
    distributed: [{ currency: "EUR", amount: 100.5, count: 1 }],
  });
});

it("is not found where it is unknown, or has published nothing", async () => {
  await makeOffering(empty, { publish: false });
  for (const slug of [empty.organizationId, "nobody", "' or true --"]) {
    await expectRefusal(empty, "organization_not_found", () => anybody.issuer.get({ slug }));
  }
});
