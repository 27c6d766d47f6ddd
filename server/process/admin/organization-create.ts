import { raw } from "#db/client.ts";
import { inTransaction } from "#db/tenant.ts";
import { foundOrganization, insertMember } from "#server/domain/organization/api.ts";
import { createOrganization } from "#server/domain/organization/organization/contract.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Command, commandLineContext, readInput, required } from "./command.ts";

/** Makes an organization; somebody who signed up already can be made its owner. */
export const organizationCreate: Command = {
  usage: "<slug> --name <name> [--owner <email of a person who signed up>]",
  summary: "Make an organization; prints its id.",
  positionals: 1,
  options: { name: { type: "string" }, owner: { type: "string" } },
  async run(app, given) {
    const input = readInput(createOrganization.input, {
      slug: given.positionals[0],
      name: required(given, "name"),
    });
    const { owner } = given.values;
    const ownerId = typeof owner === "string" ? await personWith(raw(app.db), owner.toLowerCase()) : null;
    const now = new Date();
    const { name: action } = createOrganization;
    const { organizationId } = await inTransaction(app, async (db) => {
      const created = await foundOrganization({ db, now }, input);
      const ctx = commandLineContext(app, db, created.organizationId, now);
      await record(ctx, { action, resource: "organization", id: created.organizationId, after: created });
      if (ownerId !== null) {
        const member = await insertMember(ctx, ownerId, "owner");
        await record(ctx, { action, resource: "member", id: member.memberId, after: member });
      }
      return created;
    });
    return { lines: [`${input.name} was made. Its id:`, organizationId] };
  },
};

async function personWith(sql: ReturnType<typeof raw>, email: string): Promise<string> {
  const [person] = await sql<{ id: string }[]>`select id from auth_user where email = ${email}`;
  if (person) return person.id;
  throw new Error(`Nobody signed up with ${email}. Let them sign up first, or leave out --owner.`);
}
