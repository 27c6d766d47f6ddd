import { raw } from "#db/client.ts";
import type { Mail } from "#server/adapters/mail/port.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Brand } from "./contract.ts";
import { mailSignature } from "./mail-signature.ts";

/**
 * Hands a mail in an issuer's name to the sender, with who it is of and where help is to be had below it. Plain text: it
 * loads nothing, so nobody learns when it is read.
 * @param ctx its transaction is the issuer's; the mail goes out if and when that commits
 * @param write what the mail says, by the issuer's name
 */
export async function postIssuerMail(ctx: SettlementContext, write: (issuer: string) => Mail): Promise<void> {
  const [row] = await raw(ctx.db)<{ name: string; brand: Brand | null }[]>`
    select g.name, g.brand from organization g where g.id = ${ctx.actor.organizationId}`;
  const { name, brand } = row ?? { name: "", brand: null };
  const mail = write(name);
  await postMail(ctx.db, { ...mail, text: mail.text + mailSignature(name, brand) }, ctx.now);
}
