import { describe, expect, it } from "vitest";
import { makeChainCustomer } from "#server/domain/chain/testing.ts";
import { attachable, type Contract, OPERATOR, withChain } from "#testing/chain-link.ts";
import { makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite, type Suite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

/** A process whose chain has one contract at a new address. */
function chainWith(contract: Contract, of: Suite = suite) {
  const address = newWallet();
  return { address, app: withChain(of.app, new Map([[address, contract]])) };
}

/** A verified customer whose wallet the token's registry knows. */
async function makeOwner(tokenId: string) {
  const [row] = await suite.sql<{ registry: string }[]>`select identity_registry as registry from chain_token
    where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
  return makeChainCustomer(suite, row?.registry ?? "");
}

const mint = (tokenId: string, { id, address }: { id: string; address: string }, amount: number) =>
  suite.call().token.mint({ tokenId, customerId: id, walletAddress: address, amount });

const newToken = { name: "Harbour", symbol: "HLH", totalSupply: 1000, settlement: "ERC3643" } as const;

describe("a token that is made on the chain", () => {
  it("has the address of its contract at once, and the contract follows it", async () => {
    const app = withChain(suite.app);
    const tokenId = unique("token");
    const token = await suite.call({ app }).token.create({ ...newToken, tokenId, decimals: 6 });
    expect(token).toMatchObject({
      settlement: "ERC3643",
      chain: { chainId: 31337, status: "DEPLOYING", inSync: true, explorerUrl: "https://explorer.example" },
    });
    const [row] = await suite.sql`
      select k.address, k.first_operator, k.is_attached, c.token_id as claimed from chain_token k
        join chain_contract c on c.chain_id = k.chain_id and c.address = k.address
       where k.organization_id = ${suite.organizationId} and k.token_id = ${tokenId}`;
    expect(row).toEqual({
      address: token.address.toLowerCase(),
      first_operator: OPERATOR,
      is_attached: false,
      claimed: tokenId,
    });
    // What is minted waits for the contract.
    const holder = await makeOwner(tokenId);
    await mint(tokenId, holder, 2.5);
    expect((await suite.call().customer.get({ customerId: holder.id })).holdings).toMatchObject([
      { total: "2.5", chain: { total: "0", frozen: "0", inSync: false } },
    ]);
    const { data } = await suite.call().register.entries({ tokenId, reason: "MINT" });
    expect(data).toMatchObject([{ chain: { status: "QUEUED" } }]);
  });

  it("is refused where there is no chain, or with an address, and nothing is written", async () => {
    await expectRefusal(suite, "chain_not_configured", () => suite.call().token.create(newToken));
    await expectRefusal(suite, "chain_address_given", () =>
      suite.call({ app: withChain(suite.app) }).token.create({ ...newToken, address: newWallet() }),
    );
  });
});

describe("attaching a contract", () => {
  it("has it follow a token of which no wallet holds any", async () => {
    const { tokenId } = await makeToken(suite);
    const { address, app } = chainWith(attachable());
    const attached = await suite.call({ app }).token.attach({ tokenId, address });
    expect(attached).toMatchObject({ settlement: "ERC3643", chain: { status: "DEPLOYING" } });
    expect(attached.address.toLowerCase()).toBe(address);
    const shown = await suite.call({ app }).chain.token({ tokenId });
    expect(shown).toMatchObject({ mode: "ERC3643", contract: { isAttached: true, policy: "CLOSED" } });
    const { data } = await suite.call().auditEvent.list({ resourceType: "token", resourceId: tokenId });
    expect(data.map(({ action }) => action)).toContain("attachToken");
    await expectRefusal(suite, "token_on_chain", () =>
      suite.call({ app }).token.attach({ tokenId, address }),
    );
  });

  it("tells every check that fails at once, with Dry-Run as without, and nothing is written", async () => {
    const { tokenId } = await makeToken(suite);
    await makeHolder(suite, tokenId, 5);
    const broken = attachable({
      decimals: 6,
      supply: 2_500_000n,
      isPaused: false,
      hasAgent: false,
      hasRegistrar: false,
      isServed: false,
    });
    const { address, app } = chainWith(broken);
    for (const dryRun of [true, false]) {
      const refusal = await expectRefusal(suite, "tokens_in_wallets", () =>
        suite.call({ app, dryRun }).token.attach({ tokenId, address }),
      );
      expect(refusal.violations.map(({ code }) => code)).toEqual([
        "tokens_in_wallets",
        "contract_decimals_differ",
        "contract_agent_missing",
        "contract_registrar_missing",
        "contract_not_served",
        "contract_not_paused",
        "contract_supply_exists",
      ]);
      expect(refusal.violations.map(({ detail }) => detail).join(" ")).toMatch(
        /hold 5 of .*has 6 decimals .* 18.*addAgent\(0x[0-9a-fA-F]{40}\).*2\.5 tokens exist/,
      );
    }
  });

  it("passes a dry run without writing", async () => {
    const { tokenId } = await makeToken(suite);
    const { address, app } = chainWith(attachable());
    const before = await suite.contents();
    await suite.call({ app, dryRun: true }).token.attach({ tokenId, address });
    expect(await suite.contents()).toEqual(before);
    expect(await suite.sql`select from chain_contract where address = ${address}`).toHaveLength(0);
  });

  it.each<[string, Contract, "contract_not_found" | "chain_unavailable"]>([
    ["another kind of contract", "other", "contract_not_found"],
    ["nodes that do not answer", "away", "chain_unavailable"],
  ])("is refused for %s", async (_, contract, code) => {
    const { tokenId } = await makeToken(suite);
    const { address, app } = chainWith(contract);
    await expectRefusal(suite, code, () => suite.call({ app }).token.attach({ tokenId, address }));
  });

  it("is refused where nothing is, for a mistyped address and for a malformed one", async () => {
    const { tokenId } = await makeToken(suite);
    const { app } = chainWith(attachable());
    const attach = (address: string) => suite.call({ app }).token.attach({ tokenId, address });
    await expectRefusal(suite, "contract_not_found", () => attach(newWallet()));
    const mistyped = "0x52908400098527886E0F7030069857D2E4169eE7";
    const refusal = await expectRefusal(suite, "address_checksum_wrong", () => attach(mistyped));
    expect(refusal.violations.map(({ code }) => code)).toContain("contract_not_found");
    const malformed = await attach("0x123").catch((error: Error) => error.message);
    expect(malformed).toContain("a contract address: 0x and 40 hexadecimal digits");
  });

  it("is refused for a contract of another token, of whichever organization", async () => {
    const { address, app } = chainWith(attachable());
    const theirs = await makeToken(other);
    await other.call({ app: withChain(other.app, new Map([[address, attachable()]])) }).token.attach({
      tokenId: theirs.tokenId,
      address,
    });
    const { tokenId } = await makeToken(suite);
    await expectRefusal(suite, "contract_taken", () =>
      suite.call({ app }).token.attach({ tokenId, address }),
    );
    const plain = await makeToken(suite, { address: newWallet() });
    const chain = withChain(suite.app, new Map([[plain.address.toLowerCase(), attachable()]]));
    await expectRefusal(suite, "contract_taken", () =>
      suite.call({ app: chain }).token.attach({ tokenId, address: plain.address }),
    );
    await expectRefusal(suite, "token_not_found", () =>
      suite.call({ app }).token.attach({ tokenId: theirs.tokenId, address }),
    );
    await expectRefusal(suite, "chain_not_configured", () => suite.call().token.attach({ tokenId, address }));
  });

  it("is won by one of two tokens that ask for a contract at once", async () => {
    const tokens = await Promise.all([makeToken(suite), makeToken(suite)]);
    const { address, app } = chainWith(attachable());
    const outcomes = await Promise.allSettled(
      tokens.map(({ tokenId }) => suite.call({ app }).token.attach({ tokenId, address })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("and a mint at the same moment: one of the two is refused", async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { tokenId } = await makeToken(suite);
      const { address, app } = chainWith(attachable());
      const customer = await makeCustomer(suite);
      const [attached, minted] = await Promise.allSettled([
        suite.call({ app }).token.attach({ tokenId, address }),
        mint(tokenId, { ...customer, address: customer.wallets[0]?.address ?? "" }, 1),
      ]);
      const codes = [attached, minted].flatMap((outcome) =>
        outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
      );
      expect(codes).toEqual([attached.status === "fulfilled" ? "wallet_not_proven" : "tokens_in_wallets"]);
    }
  });
});

describe("detaching a contract", () => {
  const app = withChain(suite.app);
  async function makeOnChain() {
    const { tokenId } = await suite.call({ app }).token.create(newToken);
    await suite.sql`update chain_operation set status = 'FINAL', final_at = now()
      where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
    return tokenId;
  }
  const at = (tokenId: string) => ({ organizationId: suite.organizationId, tokenId });

  it("keeps the token in the register alone", async () => {
    const tokenId = await makeOnChain();
    const detached = await suite.call({ app }).token.detach({ tokenId });
    expect(detached.settlement).toBe("LEDGER");
    expect(detached.chain).toBeUndefined();
    expect(await suite.call({ app }).chain.token({ tokenId })).toEqual({
      tokenId,
      object: "chain_token",
      mode: "LEDGER",
    });
    await makeHolder(suite, tokenId, 1);
    const { data } = await suite.call({ app }).chainOperation.list({ tokenId });
    expect(data).toMatchObject([{ kind: "DEPLOY", status: "FINAL" }]);
    await expectRefusal(suite, "token_not_on_chain", () => suite.call({ app }).token.detach({ tokenId }));
  });

  it("waits for what is under way and for the two to agree; nothing is written until then", async () => {
    const tokenId = await makeOnChain();
    await mint(tokenId, await makeOwner(tokenId), 1);
    const { organizationId } = at(tokenId);
    const detach = () => suite.call({ app }).token.detach({ tokenId });
    for (const set of [
      suite.sql`status = 'WAITING'`,
      suite.sql`status = 'MINED', tx_hash = '0x1', block_number = 9, transaction_id = 'ctx_1', operation_id = ${unique("0x")}`,
      suite.sql`status = 'REFUSED', reason = 'no'`,
    ]) {
      await suite.sql`update chain_operation set ${set}, final_at = null
        where organization_id = ${organizationId} and token_id = ${tokenId} and kind = 'MINT'`;
      const refusal = await expectRefusal(suite, "chain_not_settled", detach);
      expect(refusal.message).toMatch(/^1 of this token's operations/);
    }
    await suite.sql`update chain_operation set status = 'FINAL', final_at = now()
      where organization_id = ${organizationId} and token_id = ${tokenId} and kind = 'MINT'`;
    await suite.sql`insert into chain_difference (organization_id, id, token_id, kind, block_number, created_at)
      values (${organizationId}, ${unique("cdf")}, ${tokenId}, 'UNPAUSED', 9, now())`;
    await expectRefusal(suite, "chain_not_in_sync", detach);
    await suite.sql`delete from chain_difference where organization_id = ${organizationId} and token_id = ${tokenId}`;
    const signer = newWallet();
    await suite.sql`insert into chain_signer (chain_id, address) values (31337, ${signer})`;
    await suite.sql`
      insert into chain_transaction (id, organization_id, token_id, chain_id, signer, nonce, "to", data, gas, status,
        created_at, tx_hash, block_number, block_hash, final_at)
      values (${unique("ctx")}, ${organizationId}, ${tokenId}, 31337, ${signer}, 0, '0x', '0x', 1, 'FINAL', now(), '0x1',
        9, '0x2', now())`;
    const refusal = await expectRefusal(suite, "chain_not_in_sync", detach);
    expect(refusal.message).toContain("not compared since");
    await suite.sql`update chain_token set reconciled_block = 9
      where organization_id = ${organizationId} and token_id = ${tokenId}`;
    expect((await detach()).settlement).toBe("LEDGER");
  });

  it("leaves no movement behind that happens at the same moment", async () => {
    for (let turn = 0; turn < 10; turn++) {
      const tokenId = await makeOnChain();
      const owner = await makeOwner(tokenId);
      const [detached] = await Promise.allSettled([
        suite.call({ app }).token.detach({ tokenId }),
        mint(tokenId, owner, 1),
      ]);
      const operations = await suite.sql`
        select from chain_operation where organization_id = ${suite.organizationId} and token_id = ${tokenId} and kind <> 'DEPLOY'`;
      expect(operations).toHaveLength(detached.status === "fulfilled" ? 0 : 1);
    }
  });
});
