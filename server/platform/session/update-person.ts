import { raw } from "#db/client.ts";
import type { Call, PersonContext } from "#server/kernel/context.ts";
import type { updatePerson as operation, Person } from "./contract.ts";
import { getPerson } from "./get-person.ts";

/** Changes the name of the person who signed in. */
export async function updatePerson({ ctx, input }: Call<typeof operation, PersonContext>): Promise<Person> {
  await raw(ctx.db)`update auth_user set name = ${input.name}, updated_at = ${ctx.now.toISOString()}
    where id = ${ctx.person.userId}`;
  return getPerson({ ctx });
}
