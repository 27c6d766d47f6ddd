import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { ErrorCode } from "#server/kernel/errors.ts";
import { makeCustomer, makeHolder, makeToken, offerInput } from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

let tokenId: string;
let receiver: Customer;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite, { decimals: 2, totalSupply: 1_000_000 }));
  receiver = await makeCustomer(suite, { name: "Rea Receiver" });
});

type Transfer = Parameters<ReturnType<typeof suite.call>["register"]["transfer"]>[0];
const inputFrom = (giver: Customer, change: Partial<Transfer> = {}): Transfer => ({
  tokenId,
  fromCustomerId: giver.id,
  fromWalletAddress: giver.wallets[0]?.address ?? "",
  toCustomerId: receiver.id,
  toWalletAddress: receiver.wallets[0]?.address ?? "",
  amount: 25,
  reason: "Inheritance",
  ...change,
});
const transfer = (input: Transfer, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call(options).register.transfer(input);

describe("a transfer", () => {
  it("moves tokens between wallets, with its reason in the register and in the trail", async () => {
    const giver = await makeHolder(suite, tokenId, 100);
    const entry = await transfer(inputFrom(giver));
    expect(entry).toMatchObject({
      reason: "TRANSFER",
      amount: "25",
      from: { kind: "WALLET", bucket: "AVAILABLE", customerId: giver.id },
      to: { kind: "WALLET", customerId: receiver.id, name: "Rea Receiver" },
      note: "Inheritance",
    });
    const { data } = await suite.call().register.entries({ tokenId, customerId: giver.id });
    expect(data).toContainEqual(entry);
    const { holdings } = await suite.call().customer.get({ customerId: giver.id });
    expect(holdings).toMatchObject([{ total: "75" }]);
    const [written] = await suite.sql`select changes from audit_event
      where organization_id = ${suite.organizationId} and action = 'transferToken'`;
    expect(JSON.stringify(written?.changes)).toContain("Inheritance");
  });

  it("goes between two wallets of one customer too", async () => {
    const giver = await makeHolder(suite, tokenId, 100);
    const address = newWallet();
    await suite.call().wallet.add({ customerId: giver.id, address });
    await transfer(inputFrom(giver, { toCustomerId: giver.id, toWalletAddress: address }));
    const { holdings } = await suite.call().customer.get({ customerId: giver.id });
    expect(holdings.map(({ total }) => total).sort()).toEqual(["25", "75"]);
  });

  it("never moves more than there is, in both directions at once, without waiting forever", async () => {
    const [one, two] = [await makeHolder(suite, tokenId, 50), await makeHolder(suite, tokenId, 50)];
    const to = ({ id, wallets }: Customer) => ({
      toCustomerId: id,
      toWalletAddress: wallets[0]?.address ?? "",
    });
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, turn) =>
        transfer(turn % 2 === 0 ? inputFrom(one, to(two)) : inputFrom(two, to(one)), {
          app: processes[turn % 3 === 0 ? 1 : 0],
        }),
      ),
    );
    const failed = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(failed.every((code) => code === "insufficient_balance")).toBe(true);
    const [sum] = await suite.sql`select sum(available)::float8 as held from ledger_account
      where organization_id = ${suite.organizationId} and customer_id = any (${[one.id, two.id]})`;
    expect(sum).toEqual({ held: 100 });
  });
});

describe("a transfer is refused, and nothing is written", () => {
  const cases: [
    ErrorCode,
    param: string,
    (giver: Customer) => Partial<Transfer> | Promise<Partial<Transfer>>,
  ][] = [
    ["token_not_found", "tokenId", () => ({ tokenId: "nothing" })],
    ["customer_not_found", "fromCustomerId", () => ({ fromCustomerId: "cus_nobody" })],
    ["customer_not_found", "toCustomerId", async () => ({ toCustomerId: (await makeCustomer(other)).id })],
    ["wallet_not_owned", "toWalletAddress", () => ({ toWalletAddress: newWallet() })],
    ["insufficient_balance", "amount", () => ({ amount: 75.01 })],
    ["insufficient_balance", "amount", () => ({ fromWalletAddress: newWallet() })],
    ["precision_exceeded", "amount", () => ({ amount: 0.001 })],
    [
      "invalid_value",
      "toWalletAddress",
      ({ id, wallets }) => ({ toCustomerId: id, toWalletAddress: wallets[0]?.address ?? "" }),
    ],
  ];
  it.each(cases)("%s (%s)", async (code, param, change) => {
    const giver = await makeHolder(suite, tokenId, 100);
    await suite.call().bulletinBoard.offer.create(offerInput(giver, tokenId, { amount: 25 }));
    const input = inputFrom(giver, await change(giver));
    const refusal = await expectRefusal(suite, code, () => transfer(input));
    expect(refusal.violations).toMatchObject([{ code, param }]);
    await expectRefusal(suite, code, () => transfer(input, { dryRun: true }));
  });

  it("without a reason, or by those who may not", async () => {
    const giver = await makeHolder(suite, tokenId, 100);
    await expectRefusal(suite, "invalid_request", () => transfer(inputFrom(giver, { reason: " " })));
    for (const actor of [suite.member("operator"), suite.customer(giver.id)])
      await expectRefusal(suite, "not_allowed", () => transfer(inputFrom(giver), { actor }));
  });
});

describe("pausing a token", () => {
  it("stops offers and transfers until it is unpaused, and happens once", async () => {
    const paused = await makeToken(suite);
    const giver = await makeHolder(suite, paused.tokenId, 100);
    const { token } = suite.call();
    expect((await token.pause({ tokenId: paused.tokenId })).isPaused).toBe(true);
    await expectRefusal(suite, "invalid_transition", () => token.pause({ tokenId: paused.tokenId }));
    const input = inputFrom(giver, { tokenId: paused.tokenId });
    await expectRefusal(suite, "token_paused", () => transfer(input));
    await expectRefusal(suite, "token_paused", () =>
      suite.call().bulletinBoard.offer.create(offerInput(giver, paused.tokenId)),
    );
    expect((await token.unpause({ tokenId: paused.tokenId })).isPaused).toBe(false);
    await transfer(input);
    await expectRefusal(suite, "invalid_transition", () => token.unpause({ tokenId: paused.tokenId }));
    const told = await suite.sql`select data ->> 'isPaused' as paused from event
      where organization_id = ${suite.organizationId} and resource_id = ${paused.tokenId} and data is not null
        and type = 'token.updated' order by written_at`;
    expect(told.map((event) => event.paused)).toEqual(["true", "false"]);
  });

  it("is refused to those who may not, and nothing is written", async () => {
    for (const actor of [suite.member("operator", "compliance"), suite.customer(receiver.id)]) {
      const { token } = suite.call({ actor });
      await expectRefusal(suite, "not_allowed", () => token.pause({ tokenId }));
      await expectRefusal(suite, "not_allowed", () => token.unpause({ tokenId }));
    }
    await expectRefusal(suite, "token_not_found", () => suite.call().token.pause({ tokenId: "nothing" }));
  });
});
