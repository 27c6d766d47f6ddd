import { randomBytes } from "node:crypto";
import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { challengeMessage } from "./challenge-message.ts";
import type { createWalletChallenge as operation, WalletChallenge } from "./contract.ts";
import { requireOwnWallet } from "./require-own-wallet.ts";

/** How long a message may be signed, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000;

/**
 * Makes the message (EIP-4361) that proves a wallet once it is signed. It is kept as it is, so that the proof is of
 * what was shown. Messages nobody signed are purged once they expired.
 * @throws Refusal customer_not_found, not_allowed, wallet_not_found, wallet_taken
 */
export async function createWalletChallenge({
  ctx,
  input,
}: Call<typeof operation>): Promise<WalletChallenge> {
  const { organizationId } = ctx.actor;
  const address = input.walletAddress.toLowerCase();
  await requireCustomer(ctx, input.customerId);
  await requireOwnWallet(ctx, input.customerId, address);
  const sql = raw(ctx.db);
  const [organization] = await sql<
    { name: string }[]
  >`select name from organization where id = ${organizationId}`;
  const nonce = randomBytes(16).toString("hex");
  const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_LIFETIME_MS);
  const message = await challengeMessage({
    publicUrl: ctx.app.env.publicUrl,
    organizationName: organization?.name ?? "",
    walletAddress: address,
    nonce,
    issuedAt: ctx.now,
    expiresAt,
  });
  await sql`
    insert into wallet_challenge (organization_id, nonce, customer_id, address, message, expires_at)
    values (${organizationId}, ${nonce}, ${input.customerId}, ${address}, ${message}, ${expiresAt.toISOString()})`;
  return { object: "wallet_challenge", nonce, message, expiresAt: expiresAt.toISOString() };
}
