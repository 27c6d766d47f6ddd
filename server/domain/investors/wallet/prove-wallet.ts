import { type Database, isDatabaseError, raw, sqlState } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { auditedCustomer, readCustomer } from "#server/domain/investors/customer/read-customers.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import { advanceIntents, lockOfferings } from "#server/domain/settlement/api.ts";
import { type Call, type CallerContext, type InputOf, logOf } from "#server/kernel/context.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import { type Refusal, refuse } from "#server/kernel/errors.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { proveWallet as operation } from "./contract.ts";
import { requireOwnWallet } from "./require-own-wallet.ts";

type Input = InputOf<typeof operation>;

/**
 * Takes the proof of a wallet: the message that a challenge gave, signed with it. The nonce is taken first and for
 * good, in a transaction of its own, so that a wrong signature uses it up too and no transaction waits for the node
 * that is asked about contracts' signatures.
 * @throws Refusal customer_not_found, not_allowed, wallet_not_found, wallet_taken, challenge_not_found,
 *   invalid_signature, unavailable
 */
export async function proveWallet({ ctx, input }: Call<typeof operation>): Promise<Customer> {
  const doubt = await doubtOf(ctx, input);
  const settle = (call: Call<typeof operation>) => settleProof(call, doubt);
  // A dry run is in a transaction already, which undoes all.
  if (ctx.dryRun) return settle({ ctx, input });
  return runGuarded({ ...operation, claimsKey: false }, ctx, input, settle);
}

/**
 * The reason to refuse a proof, or null. It is returned, not thrown: a request repeated with its Idempotency-Key gets
 * its first answer although the nonce is used up.
 */
async function doubtOf(ctx: CallerContext, input: Input): Promise<Refusal | null> {
  const message = await apart(ctx, async (db) => {
    await checkWallet({ ...ctx, db }, input);
    return takeChallenge(db, ctx, input);
  });
  if (message === null) return refuse("challenge_not_found", {}, "nonce");
  try {
    const isSigned = await ctx.app.signatures.isSignedBy(input.walletAddress, message, input.signature);
    return isSigned ? null : refuse("invalid_signature", {}, "signature");
  } catch (error) {
    logOf(ctx).warn({ err: error }, "a signature could not be checked");
    return refuse("unavailable");
  }
}

function apart<T>(ctx: CallerContext, work: (db: Database) => Promise<T>): Promise<T> {
  return ctx.dryRun ? work(ctx.db) : inTenant(ctx.app, ctx.actor.organizationId, "write", work);
}

async function checkWallet(ctx: CallerContext, { customerId, walletAddress }: Input): Promise<void> {
  await requireCustomer(ctx, customerId);
  await requireOwnWallet(ctx, customerId, walletAddress.toLowerCase());
}

/** Takes a nonce, whoever races; null where there is none for this wallet, or it is too old. */
async function takeChallenge(db: Database, ctx: CallerContext, input: Input): Promise<string | null> {
  const [taken] = await raw(db)<{ message: string; is_alive: boolean }[]>`
    delete from wallet_challenge
     where organization_id = ${ctx.actor.organizationId} and nonce = ${input.nonce}
       and customer_id = ${input.customerId} and address = ${input.walletAddress.toLowerCase()}
    returning message, expires_at > ${ctx.now.toISOString()} as is_alive`;
  return taken?.is_alive ? taken.message : null;
}

async function settleProof({ ctx, input }: Call<typeof operation>, doubt: Refusal | null): Promise<Customer> {
  if (doubt) throw doubt;
  const { customerId } = input;
  const kind = { action: operation.name, event: "customer.updated" } as const;
  const proven = await changeIf(ctx, auditedCustomer, customerId, kind, async () => {
    if (!(await markProven(ctx, input))) return false;
    await advanceIntents(ctx, await lockOfferings(ctx, await waitingFor(ctx, input)));
    return true;
  });
  return proven ?? readCustomer(ctx, customerId);
}

/** Purchases whose tokens are only waiting for the wallet's proof. */
async function waitingFor(ctx: CallerContext, { customerId, walletAddress }: Input): Promise<string[]> {
  const rows = await raw(ctx.db)<{ id: string }[]>`
    select id from offering_purchase_intent
     where organization_id = ${ctx.actor.organizationId} and customer_id = ${customerId}
       and wallet_address = ${walletAddress.toLowerCase()} and settlement_status = 'ALLOCATED'`;
  return rows.map(({ id }) => id);
}

/**
 * Makes the wallet the customer's alone; the index `wallet_proven` decides who is first.
 * @returns false where it was already
 */
async function markProven(ctx: CallerContext, { customerId, walletAddress }: Input): Promise<boolean> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const rows = await raw(tx)`
        update wallet set proven_at = ${ctx.now.toISOString()}
         where organization_id = ${ctx.actor.organizationId} and customer_id = ${customerId}
           and address = ${walletAddress.toLowerCase()} and proven_at is null
        returning address`;
      return rows.length > 0;
    });
  } catch (error) {
    if (isDatabaseError(error, sqlState.uniqueViolation, "wallet_proven")) {
      throw refuse("wallet_taken", {}, "walletAddress");
    }
    throw error;
  }
}
