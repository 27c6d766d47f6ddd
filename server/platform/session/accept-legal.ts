import type { Call, PersonContext } from "#server/kernel/context.ts";
import { refuseAny, violation } from "#server/kernel/errors.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { acceptLegal as operation, Person } from "./contract.ts";
import { getPerson } from "./get-person.ts";
import { keepConsents } from "./keep-consents.ts";

/**
 * Records that the person who signed in has accepted the terms or the privacy notice that are in force now.
 * @throws Refusal legal_version_not_in_force, at each text that has another version by now
 */
export async function acceptLegal({ ctx, input }: Call<typeof operation, PersonContext>): Promise<Person> {
  refuseAny(
    input.accepted.flatMap(({ document, version }, index) =>
      version === legalVersions[document]
        ? []
        : [
            violation(
              "legal_version_not_in_force",
              { document, version, inForce: legalVersions[document] },
              `accepted.${index}.version`,
            ),
          ],
    ),
  );
  const documents = input.accepted.map(({ document }) => document);
  await keepConsents(ctx.db, ctx.person.userId, documents, ctx.realNow);
  return getPerson({ ctx });
}
