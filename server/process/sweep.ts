import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Due } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { modules } from "./modules.ts";

const kinds: Readonly<Record<string, Due>> = Object.assign({}, ...modules.map(({ due }) => due));

/**
 * Does what has come due by the clock, in every organization. What is due follows from the rows alone, so a process that
 * is stopped anywhere leaves it due for the next; each piece is one transaction, and one that fails keeps no other from
 * being done.
 */
export async function sweep({ app, now }: { app: Application; now: Date }): Promise<void> {
  const rows = await raw(app.db)<{ organization_id: string; kind: string }[]>`
    select organization_id, kind from organizations_with_due_work(${now.toISOString()})`;
  for (const { organization_id: organizationId, kind } of rows) {
    const due = kinds[kind];
    if (!due) continue;
    const ids = await asSystem(app, organizationId, now, due.find);
    for (const id of ids) {
      try {
        await asSystem(app, organizationId, now, (ctx) => due.handle(ctx, id));
      } catch (error) {
        app.log.error({ err: error, organizationId, kind, id }, "what is due could not be done");
      }
    }
  }
}
