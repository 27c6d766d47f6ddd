import { raw } from "#db/client.ts";
import { postIssuerMail } from "#server/domain/organization/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/** What became of a customer's check. */
export type Outcome =
  | { readonly status: "APPROVED" }
  | { readonly status: "REJECTED"; readonly reason: string }
  | { readonly status: "EXPIRED" };

/** Mails the outcome of a check to the customer, if it has an e-mail address; the portal shows it too. */
export async function tellCustomer(ctx: CallerContext, customerId: string, outcome: Outcome): Promise<void> {
  const [row] = await raw(ctx.db)<{ email: string | null; name: string | null }[]>`
    select c.email, coalesce(c.name, c.username) as name from customer c
     where c.organization_id = ${ctx.actor.organizationId} and c.id = ${customerId}`;
  if (!row?.email) return;
  const { email: recipient, name } = row;
  const href = `${ctx.app.env.publicUrl}/portal/verification`;
  await postIssuerMail(ctx, (issuer) => {
    const { label, ...words } = wording(outcome, issuer);
    return { recipient, name, ...words, links: [{ label, href }] };
  });
}

function wording(
  outcome: Outcome,
  organization: string,
): { subject: string; paragraphs: string[]; label: string } {
  switch (outcome.status) {
    case "APPROVED":
      return {
        subject: `You are verified at ${organization}`,
        paragraphs: [
          `${organization} has verified you. Purchases that are paid are completed; there is nothing left for you to do.`,
        ],
        label: "See your verification",
      };
    case "REJECTED":
      return {
        subject: `${organization} could not verify you yet`,
        paragraphs: [
          `${organization} could not verify you yet: ${outcome.reason}`,
          "Correct it and submit again:",
        ],
        label: "Correct your details",
      };
    case "EXPIRED":
      return {
        subject: `Please verify yourself at ${organization} again`,
        paragraphs: [
          `Your verification at ${organization} has expired. Look through your details and submit them again, so that you can go on buying and trading:`,
        ],
        label: "Look through your details",
      };
  }
}
