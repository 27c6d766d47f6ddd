import isoCountries from "i18n-iso-countries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countryCodes } from "#server/kernel/fields/country.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { intentInput, makeCustomer, makeOffering, offerInput, prove, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import { registerWallets } from "./register-wallets.ts";
import { makeChainCustomer, makeChainToken, openTestChain, orderToken, type TestChain } from "./testing.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite);
});
afterAll(() => chain?.close());

describe("tokens that are on a chain", () => {
  it("go to wallets alone that are proven and registered", async () => {
    const { tokenId, registry } = await makeChainToken(suite);
    const holder = await makeChainCustomer(suite, registry);
    const newcomer = await makeCustomer(suite);
    await verify(suite, newcomer.id);
    const walletAddress = newcomer.wallets[0]?.address ?? "";
    const { token, register, bulletinBoard } = suite.call();
    await token.mint({ tokenId, customerId: holder.id, walletAddress: holder.address, amount: 100 });
    const offer = await bulletinBoard.offer.create(offerInput(holder, tokenId));
    const ways = [
      () => token.mint({ tokenId, customerId: newcomer.id, walletAddress, amount: 1 }),
      () =>
        register.transfer({
          tokenId,
          fromCustomerId: holder.id,
          fromWalletAddress: holder.address,
          toCustomerId: newcomer.id,
          toWalletAddress: walletAddress,
          amount: 1,
          reason: "An inheritance.",
        }),
      () =>
        bulletinBoard.offer.accept({
          offerId: offer.offerId,
          customerId: newcomer.id,
          takerWalletAddress: walletAddress,
        }),
    ];
    for (const way of ways) await expectRefusal(suite, "wallet_not_proven", way);
    await prove(suite, newcomer);
    for (const way of ways) await expectRefusal(suite, "wallet_not_registered", way);
    await suite.sql`
      insert into chain_wallet (organization_id, registry, address, customer_id, country, status, created_at, updated_at)
      values (${suite.organizationId}, ${registry}, ${walletAddress.toLowerCase()}, ${newcomer.id}, 276, 'REGISTERED', now(), now())`;
    for (const way of ways) await way();
  });

  it("tell of the registry that a purchase waits for from its first answer on", async () => {
    const { tokenId, registry } = await makeChainToken(suite);
    const offering = await makeOffering(suite, { tokenId });
    const buyer = await makeCustomer(suite);
    await verify(suite, buyer.id);
    const place = async (idempotencyKey?: string) => {
      const call = suite.call(idempotencyKey === undefined ? {} : { idempotencyKey });
      const intent = await call.offeringPurchaseIntent.create(intentInput(buyer, offering));
      const { offeringPurchaseIntentId } = intent;
      expect(await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId })).toEqual(intent);
      const [told] = await suite.sql<{ gates: string[] }[]>`
        select array(select jsonb_array_elements_text(data #> '{settlement,blockedBy}')) as gates from event
         where organization_id = ${suite.organizationId} and resource_id = ${offeringPurchaseIntentId}
           and type = 'purchase_intent.created'`;
      expect(told?.gates).toEqual(intent.settlement.blockedBy);
      return intent;
    };
    const gatesOf = async () => (await place()).settlement.blockedBy;
    expect(await gatesOf()).toEqual(["PAYMENT", "WALLET"]);
    await prove(suite, buyer);
    const key = unique();
    const first = await place(key);
    expect(first.settlement.blockedBy).toEqual(["PAYMENT", "IDENTITY"]);
    expect(await place(key)).toEqual(first);
    await suite.sql`
      insert into chain_wallet (organization_id, registry, address, customer_id, country, status, created_at, updated_at)
      values (${suite.organizationId}, ${registry}, ${buyer.wallets[0]?.address.toLowerCase() ?? ""}, ${buyer.id}, 276,
        'REGISTERED', now(), now())`;
    expect(await gatesOf()).toEqual(["PAYMENT"]);
  });

  it("have the numbers of countries that the standard gives", async () => {
    const rows = await suite.sql<{ code: string; number: number }[]>`
      select c as code, country_number(c) as number from unnest(${[...countryCodes]}::text[]) c`;
    expect(Object.fromEntries(rows.map(({ code, number }) => [code, number]))).toEqual(
      Object.fromEntries(countryCodes.map((code) => [code, Number(isoCountries.alpha2ToNumeric(code))])),
    );
  });

  it.skipIf(!anvilProgram)(
    `have proven wallets of verified customers registered, and told of a move${anvilProgram ? "" : ` (${noAnvil})`}`,
    async () => {
      const { contracts } = await orderToken(suite, chain);
      await chain.settle();
      const [verified, unverified, unproven] = await Promise.all([1, 2, 3].map(() => makeCustomer(suite)));
      if (!verified || !unverified || !unproven) throw new Error("nobody is there");
      for (const { id } of [verified, unproven]) await verify(suite, id);
      for (const customer of [verified, unverified]) await prove(suite, customer);
      const addresses = [verified, unverified, unproven].map(({ wallets }) => wallets[0]?.address ?? "");
      const countries = () => chain.link.node.countries(contracts.identityRegistry, addresses);
      const register = async () => {
        await registerWallets({ app: chain.app, now: new Date() });
        await chain.settle();
      };
      await register();
      expect(await countries()).toEqual([276, null, null]);
      await register();
      await suite.sql`update customer set country_code = 'FR'
        where organization_id = ${suite.organizationId} and id = ${verified.id}`;
      await register();
      expect(await countries()).toEqual([250, null, null]);
      const known = await suite.sql<{ status: string; country: number }[]>`
        select status, country from chain_wallet
         where organization_id = ${suite.organizationId} and registry = ${contracts.identityRegistry}
           and customer_id = ${verified.id}`;
      expect(known).toEqual([{ status: "REGISTERED", country: 250 }]);
      const operations = await suite.sql`
        select 1 from chain_operation where organization_id = ${suite.organizationId} and status <> 'FINAL'
           and kind in ('REGISTER', 'SET_COUNTRY')`;
      expect(operations).toHaveLength(0);
    },
  );
});
