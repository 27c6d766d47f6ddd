import { Refusal } from "#server/kernel/errors.ts";
import { identityFacts, makeCustomer } from "#testing/factories.ts";
import type { Suite } from "#testing/testing.ts";

/** A customer that has everything its check needs, so that it begins at once. */
export function whole(suite: Suite, facts: { name?: string; email?: string } = {}) {
  return makeCustomer(suite, { ...identityFacts, ...facts });
}

/** How the checks of a customer stand, in the order they began. */
export async function checks({ sql, organizationId }: Suite, customerId: string): Promise<string[]> {
  const rows = await sql<{ status: string }[]>`
    select status from verification where organization_id = ${organizationId} and customer_id = ${customerId}
     order by submitted_at, id`;
  return rows.map(({ status }) => status);
}

/** What was written to an address: subject and text. */
export async function mails({ sql }: Suite, recipient: string): Promise<string[]> {
  const rows = await sql<{ mail: string }[]>`
    select subject || e'\n' || text as mail from mail where recipient = ${recipient} order by created_at, id`;
  return rows.map(({ mail }) => mail);
}

/** What calls that race came to: `done`, or the code of a refusal; anything else fails the test. */
export function outcomesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => "done",
        (error: Error) => {
          if (error.cause instanceof Refusal) return error.cause.code;
          throw error;
        },
      ),
    ),
  );
}
