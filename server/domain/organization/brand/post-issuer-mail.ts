import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { writeLetter } from "#server/platform/mail/write-letter.ts";
import type { Brand } from "./contract.ts";
import { mailSender } from "./mail-sender.ts";

/**
 * Hands a mail in an issuer's name to the sender, in its colours, with who it is of and where help is to be had below it.
 * @param ctx its transaction is the issuer's; the mail goes out if and when that commits
 * @param write what the mail says, by the issuer's name
 */
export async function postIssuerMail(ctx: CallerContext, write: (issuer: string) => Letter): Promise<void> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<{ name: string; brand: Brand | null }[]>`
    select g.name, g.brand from organization g where g.id = ${organizationId}`;
  const { name, brand } = row ?? { name: "", brand: null };
  const letter = writeLetter(write(name), mailSender(ctx.app.env, name, brand));
  await postMail(ctx.db, letter, ctx.now, organizationId);
}
