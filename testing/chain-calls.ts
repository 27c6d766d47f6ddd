import { makeChainToken } from "#server/domain/chain/testing.ts";
import { attachable, makeChainLink } from "./chain-link.ts";
import { makeToken } from "./factories.ts";
import { newWallet, type Suite, unique } from "./testing.ts";
import { plain, type TestCall, using } from "./world.ts";

/** How procedures of the chain are called. */
export const chainCalls: Readonly<Record<string, TestCall>> = {
  "token.attach": using(
    async ({ suite }) => {
      const address = newWallet();
      Object.assign(suite.app, { chainLink: makeChainLink(new Map([[address, attachable()]])) });
      const { tokenId } = await makeToken(suite);
      return { tokenId, address };
    },
    (caller, _, input) => caller.token.attach(input),
  ),
  "token.detach": using(
    ({ suite }) => makeChainToken(suite, { status: "LIVE" }),
    (caller, _, { tokenId }) => caller.token.detach({ tokenId }),
  ),
  "chain.get": plain((caller) => caller.chain.get({})),
  "chain.token": using(
    ({ suite }) => makeChainToken(suite, { status: "LIVE" }),
    (caller, _, { tokenId }) => caller.chain.token({ tokenId }),
  ),
  "chain.proof": using(
    async ({ suite }) => {
      Object.assign(suite.app, { chainLink: makeChainLink() });
      return makeChainToken(suite, { status: "LIVE" });
    },
    (caller, _, { tokenId }) => caller.chain.proof({ tokenId }),
  ),
  "chain.differences": plain((caller, { tokenId }) => caller.chain.differences({ tokenId })),
  "chain.resolveDifference": using(
    ({ suite }) => makeDifference(suite),
    (caller, _, one) =>
      caller.chain.resolveDifference({ ...one, resolution: "IGNORE", reason: "Agreed with the owner." }),
  ),
  "chainOperation.get": using(
    ({ suite }) => makeRefused(suite),
    (caller, _, one) => caller.chainOperation.get(one),
  ),
  "chainOperation.list": plain((caller) => caller.chainOperation.list({})),
  "chainOperation.retry": using(
    ({ suite }) => makeRefused(suite),
    (caller, _, one) => caller.chainOperation.retry(one),
  ),
  "chainTransaction.get": using(
    ({ suite }) => makeStuck(suite),
    (caller, _, one) => caller.chainTransaction.get(one),
  ),
  "chainTransaction.list": plain((caller) => caller.chainTransaction.list({})),
  "chainTransaction.speedUp": using(
    ({ suite }) => makeStuck(suite),
    (caller, _, one) => caller.chainTransaction.speedUp(one),
  ),
};

/** An operation that the contract refused. */
export async function makeRefused(suite: Suite): Promise<{ chainOperationId: string }> {
  const { tokenId } = await makeChainToken(suite, { status: "LIVE" });
  const chainOperationId = unique("cop");
  await suite.sql`
    insert into chain_operation (organization_id, id, token_id, seq, kind, to_address, units, status, reason, created_at)
    values (${suite.organizationId}, ${chainOperationId}, ${tokenId}, 1, 'MINT', ${newWallet()}, 1000000000000000000,
      'REFUSED', 'WalletNotRegistered', now())`;
  return { chainOperationId };
}

/** A transaction that was handed to the chain and is in no block. */
export async function makeStuck(suite: Suite): Promise<{ chainTransactionId: string }> {
  const { tokenId } = await makeChainToken(suite, { status: "LIVE" });
  const chainTransactionId = unique("ctx");
  const signer = newWallet();
  await suite.sql`insert into chain_signer (chain_id, address) values (31337, ${signer})`;
  await suite.sql`
    insert into chain_transaction (id, organization_id, token_id, chain_id, signer, nonce, "to", data, gas, status, created_at,
      first_broadcast_at, last_broadcast_at, last_broadcast_block)
    values (${chainTransactionId}, ${suite.organizationId}, ${tokenId}, 31337, ${signer}, 7, ${newWallet()}, '0x', 320000,
      'BROADCAST', now(), now(), now(), 100)`;
  await suite.sql`
    insert into chain_attempt (transaction_id, number, hash, raw, max_fee, tip, created_at, broadcast_at)
    values (${chainTransactionId}, 1, ${unique("0x")}, '0x02', 24500000000, 1000000000, now(), now())`;
  return { chainTransactionId };
}

/** A difference of a token that nobody has proposed an end for. */
async function makeDifference(suite: Suite) {
  const { tokenId } = await makeChainToken(suite);
  const chainDifferenceId = unique("cdf");
  await suite.sql`
    insert into chain_difference (organization_id, id, token_id, kind, block_number, created_at)
    values (${suite.organizationId}, ${chainDifferenceId}, ${tokenId}, 'EXTERNAL_MINT', 1, now())`;
  return { tokenId, chainDifferenceId };
}
