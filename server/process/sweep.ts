import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Due } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { modules } from "./modules.ts";

const kinds: Readonly<Record<string, Due>> = Object.assign({}, ...modules.map(({ due }) => due));

/**
 * Does what has come due by the clock, in every organization, by its own clock where it has turned one. What is due
 * follows from the rows alone, so a process that is stopped anywhere leaves it due for the next; each piece is one
 * transaction, and one that fails keeps no other from being done.
 */
export async function sweep({ app, now }: { app: Application; now: Date }): Promise<void> {
  const sql = raw(app.db);
  await sql`select wake_held_jobs()`;
  const rows = await sql<{ organization_id: string; kind: string }[]>`
    select distinct organization_id, kind from organizations_with_due_work(${now.toISOString()})`;
  for (const { organization_id: organizationId, kind } of rows) {
    const due = kinds[kind];
    if (due) await doOnce(app, organizationId, await timeOf(app, organizationId, now), kind, due);
  }
}

/** Does all that has come due in one organization at a moment of its clock. */
export async function sweepOrganization(app: Application, organizationId: string, now: Date): Promise<void> {
  for (const [kind, due] of Object.entries(kinds)) {
    const seen = new Set<string>();
    for (let ids = [""]; ids.some((id) => !seen.has(id)); ) {
      for (const id of ids) seen.add(id);
      ids = await doOnce(app, organizationId, now, kind, due);
    }
  }
}

/** Does what is found due of a kind. @returns the ids of what was found, done or not */
async function doOnce(
  app: Application,
  organizationId: string,
  now: Date,
  kind: string,
  due: Due,
): Promise<string[]> {
  const ids = await asSystem(app, organizationId, now, due.find);
  for (const id of ids) {
    try {
      await asSystem(app, organizationId, now, (ctx) => due.handle(ctx, id));
    } catch (error) {
      app.log.error({ err: error, organizationId, kind, id }, "what is due could not be done");
    }
  }
  return [...ids];
}
