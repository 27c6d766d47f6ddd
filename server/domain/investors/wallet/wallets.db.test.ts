import fc from "fast-check";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { customerInput, makeCustomer, makeHolder, makeToken, offerInput } from "#testing/factories.ts";
import {
  type CallOptions,
  expectRefusal,
  NOW,
  newWallet,
  openSuite,
  refusalOf,
  unique,
} from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const newAccount = () => privateKeyToAccount(generatePrivateKey());

/** A customer with the wallet of an account that can sign. */
async function claimant(account: PrivateKeyAccount = newAccount(), within = suite) {
  const customer = await makeCustomer(within, { wallets: [{ address: account.address }] });
  return { account, customer, wallet: { customerId: customer.id, walletAddress: account.address } };
}
type Claimant = Awaited<ReturnType<typeof claimant>>;

const challenge = ({ wallet }: Claimant, options: CallOptions = {}) =>
  suite.call(options).wallet.challenge(wallet);

/** Signs a fresh message; whose proof can then be sent. */
async function signed(own: Claimant, by: PrivateKeyAccount = own.account) {
  const { nonce, message } = await challenge(own);
  return { ...own.wallet, nonce, signature: await by.signMessage({ message }) };
}

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const openChallenges = async (nonce: string) =>
  (await suite.sql`select from wallet_challenge where nonce = ${nonce}`).length;
const provenAt = ({ wallets }: Pick<Customer, "wallets">) => wallets.map((wallet) => wallet.provenAt ?? null);

describe("a wallet", () => {
  it("is proven by a signature of its own, for the customer as for the issuer", async () => {
    for (const actor of [suite.owner, suite.key("customer:write"), null]) {
      const own = await claimant();
      const options = { actor: actor ?? suite.customer(own.customer.id) };
      const { object, nonce, message, expiresAt } = await challenge(own, options);
      expect({ object, expiresAt }).toEqual({
        object: "wallet_challenge",
        expiresAt: later(10).toISOString(),
      });
      expect(message).toContain(own.account.address);
      const signature = await own.account.signMessage({ message });
      const proven = await suite.call(options).wallet.prove({ ...own.wallet, nonce, signature });
      expect(proven.wallets[0]).toMatchObject({ isProven: true, provenAt: NOW.toISOString() });
      expect(await suite.call().customer.get({ customerId: own.customer.id })).toEqual(proven);
      expect(await openChallenges(nonce)).toBe(0);
    }
  });

  it("is proven in any case of its address, and leaves a row in the audit trail", async () => {
    const own = await claimant();
    const proof = await signed(own);
    await suite.call().wallet.prove({ ...proof, walletAddress: own.account.address.toLowerCase() });
    const rows = await suite.sql`select personal->'changes' as changes from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${own.customer.id} and action = 'proveWallet'`;
    const paths = ["isProven", "provenAt"].map((field) => `wallets.${own.account.address}.${field}`);
    expect(rows.map(({ changes }) => Object.keys(changes))).toEqual([paths]);
  });

  it("stays as it is when it is proven again", async () => {
    const own = await claimant();
    const [first, second] = [await signed(own), await signed(own)];
    const proven = await suite.call().wallet.prove(first);
    expect(await suite.call({ now: later(5) }).wallet.prove(second)).toEqual(proven);
  });

  it("is proven once by a request that is repeated with its key", async () => {
    const own = await claimant();
    const proof = await signed(own);
    const idempotencyKey = unique();
    const proven = await suite.call({ idempotencyKey }).wallet.prove(proof);
    const replyHeaders: ReplyHeaders = new Map();
    expect(await suite.call({ idempotencyKey, replyHeaders }).wallet.prove(proof)).toEqual(proven);
    expect(replyHeaders.get("idempotency-replayed")).toBe("true");
  });

  it("is not proven by a dry run, which keeps the nonce too", async () => {
    const own = await claimant();
    const proof = await signed(own);
    const rehearsed = await suite.call({ dryRun: true }).wallet.prove(proof);
    expect(provenAt(rehearsed)).toEqual([NOW.toISOString()]);
    expect(provenAt(await suite.call().customer.get({ customerId: own.customer.id }))).toEqual([null]);
    await suite.call().wallet.prove(proof);
  });

  it("is one customer's alone, whoever races", async () => {
    const account = newAccount();
    const rivals = await Promise.all(Array.from({ length: 4 }, () => claimant(account)));
    const proofs = await Promise.all(rivals.map((rival) => signed(rival)));
    const outcomes = await Promise.all(
      proofs.map((proof) =>
        suite
          .call()
          .wallet.prove(proof)
          .then(
            () => "proven",
            (error) => error.cause?.code,
          ),
      ),
    );
    expect(outcomes.sort()).toEqual(["proven", "wallet_taken", "wallet_taken", "wallet_taken"]);
    const [{ count } = { count: null }] = await suite.sql`select count(*)::int from wallet
      where address = ${account.address.toLowerCase()} and proven_at is not null`;
    expect(count).toBe(1);
  });

  it("may be proven once in each organization", async () => {
    const account = newAccount();
    await suite.call().wallet.prove(await signed(await claimant(account)));
    const elsewhere = await claimant(account, other);
    const { nonce, message } = await other.call().wallet.challenge(elsewhere.wallet);
    const signature = await account.signMessage({ message });
    const proven = await other.call().wallet.prove({ ...elsewhere.wallet, nonce, signature });
    expect(proven.wallets[0]?.isProven).toBe(true);
  });
});

describe("a nonce", () => {
  it("is good for one proof, whoever races", async () => {
    const proof = await signed(await claimant());
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        suite
          .call()
          .wallet.prove(proof)
          .then(
            () => "proven",
            (error) => error.cause?.code,
          ),
      ),
    );
    expect(outcomes.sort()).toEqual([
      "challenge_not_found",
      "challenge_not_found",
      "challenge_not_found",
      "proven",
    ]);
  });

  it("is used up by a wrong signature", async () => {
    const own = await claimant();
    const wrong = await signed(own, newAccount());
    expect((await refusalOf(suite.call().wallet.prove(wrong))).code).toBe("invalid_signature");
    expect(await openChallenges(wrong.nonce)).toBe(0);
    await expectRefusal(suite, "challenge_not_found", () => suite.call().wallet.prove(wrong));
    expect(provenAt(await suite.call().customer.get({ customerId: own.customer.id }))).toEqual([null]);
  });

  it("is of no use after ten minutes", async () => {
    const own = await claimant();
    const [late, inTime] = [await signed(own), await signed(own)];
    const refusal = await refusalOf(suite.call({ now: later(10) }).wallet.prove(late));
    expect(refusal.code).toBe("challenge_not_found");
    await suite.call({ now: new Date(later(10).getTime() - 1) }).wallet.prove(inTime);
  });

  it("is of the wallet, the customer and the organization it was made for", async () => {
    const own = await claimant();
    const stranger = await claimant(own.account);
    const elsewhere = await claimant(own.account, other);
    const proof = await signed(own);
    const { customerId } = stranger.wallet;
    await expectRefusal(suite, "challenge_not_found", () =>
      suite.call().wallet.prove({ ...proof, customerId }),
    );
    await expectRefusal(other, "challenge_not_found", () =>
      other.call().wallet.prove({ ...proof, customerId: elsewhere.customer.id }),
    );
    await suite.call().wallet.prove(proof);
  });
});

describe("a signature", () => {
  it("that is none is a refusal, never an error", async () => {
    const own = await claimant();
    const text = fc.string({ unit: "binary", minLength: 1 });
    const digits = fc.uint8Array({ maxLength: 70 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, digits), async (signature) => {
        const { nonce } = await challenge(own);
        const { code } = await refusalOf(suite.call().wallet.prove({ ...own.wallet, nonce, signature }));
        expect(["invalid_request", "invalid_signature"]).toContain(code);
      }),
      { numRuns: 40 },
    );
    expect(provenAt(await suite.call().customer.get({ customerId: own.customer.id }))).toEqual([null]);
  });

  it("that nobody can check now is told as that", async () => {
    const own = await claimant();
    const proof = await signed(own);
    const signatures = { isSignedBy: () => Promise.reject(new Error("the node is away")) };
    const app = Object.create(suite.app, { signatures: { value: signatures } }) as typeof suite.app;
    expect((await refusalOf(suite.call({ app }).wallet.prove(proof))).code).toBe("unavailable");
  });
});

describe("a wallet that another customer has proven", () => {
  let owner: Claimant;
  let claimed: Claimant;
  beforeAll(async () => {
    owner = await claimant();
    claimed = await claimant(owner.account);
    await suite.call().wallet.prove(await signed(owner));
  });

  it("is no wallet a new customer can name", async () => {
    const wallets = [{ address: newWallet() }, { address: owner.account.address }];
    const refusal = await expectRefusal(suite, "wallet_taken", () =>
      suite.call().customer.create(customerInput({ wallets })),
    );
    expect(refusal.violations.map(({ param }) => param)).toEqual(["wallets.1.address"]);
  });

  it("can be neither added nor proven", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const { address } = owner.account;
    await expectRefusal(suite, "wallet_taken", () => suite.call().wallet.add({ customerId, address }));
    await expectRefusal(suite, "wallet_taken", () => challenge(claimed));
  });

  it("cannot be sold from, or issued to", async () => {
    const { tokenId } = await makeToken(suite);
    const held = await claimant();
    const { account, customer } = held;
    const mint = () =>
      suite
        .call()
        .token.mint({ tokenId, customerId: customer.id, walletAddress: account.address, amount: 10 });
    await mint();
    await suite.call().wallet.prove(await signed(await claimant(account)));
    await expectRefusal(suite, "wallet_not_owned", mint);
    await expectRefusal(suite, "wallet_not_owned", () =>
      suite.call().bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 1 })),
    );
    const holder = await makeHolder(suite, tokenId, 5);
    await suite.call().bulletinBoard.offer.create(offerInput(holder, tokenId, { amount: 1 }));
  });
});

describe("a wallet is added", () => {
  it("after the others, by the customer itself too", async () => {
    const customer = await makeCustomer(suite);
    const added = newAccount().address;
    const actor = suite.customer(customer.id);
    const { wallets } = await suite.call({ actor }).wallet.add({ customerId: customer.id, address: added });
    expect(wallets.map(({ address }) => address)).toEqual([customer.wallets[0]?.address, added]);
    await expectRefusal(suite, "wallet_exists", () =>
      suite.call().wallet.add({ customerId: customer.id, address: added.toLowerCase() }),
    );
  });

  it("until there are fifty, whoever races", async () => {
    const wallets = Array.from({ length: 48 }, () => ({ address: newWallet() }));
    const { id: customerId } = await makeCustomer(suite, { wallets });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        suite
          .call()
          .wallet.add({ customerId, address: newWallet() })
          .then(
            () => "added",
            (error) => error.cause?.code,
          ),
      ),
    );
    expect(outcomes.sort()).toEqual(["added", "added", "too_many_wallets", "too_many_wallets"]);
  });
});

describe("is refused, and nothing is written", () => {
  it("what is not there, or somebody else's", async () => {
    const own = await claimant();
    const elsewhere = await claimant(newAccount(), other);
    const asked = [
      [{ ...own.wallet, customerId: "cus_nobody" }, "customer_not_found"],
      [{ ...own.wallet, walletAddress: newWallet() }, "wallet_not_found"],
      [elsewhere.wallet, "customer_not_found"],
    ] as const;
    for (const [wallet, code] of asked) {
      await expectRefusal(suite, code, () => suite.call().wallet.challenge(wallet));
      await expectRefusal(suite, code, () =>
        suite.call().wallet.prove({ ...wallet, nonce: "n", signature: "0x" }),
      );
    }
    await expectRefusal(suite, "customer_not_found", () =>
      suite.call().wallet.add({ customerId: elsewhere.customer.id, address: newWallet() }),
    );
  });

  it("what the role does not include, and what another customer asks for", async () => {
    const own = await claimant();
    const proof = await signed(own);
    const auditor = suite.call({ actor: suite.member("auditor") }).wallet;
    const address = newWallet();
    await expectRefusal(suite, "not_allowed", () => auditor.challenge(own.wallet));
    await expectRefusal(suite, "not_allowed", () => auditor.prove(proof));
    await expectRefusal(suite, "not_allowed", () => auditor.add({ customerId: own.customer.id, address }));
    const stranger = suite.call({ actor: suite.customer((await claimant()).customer.id) }).wallet;
    await expectRefusal(suite, "customer_not_found", () => stranger.challenge(own.wallet));
    await expectRefusal(suite, "customer_not_found", () => stranger.prove(proof));
    await expectRefusal(suite, "customer_not_found", () =>
      stranger.add({ customerId: own.customer.id, address }),
    );
  });
});
