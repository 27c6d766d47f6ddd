import { raw } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Due } from "#server/kernel/due.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { timeOf } from "#server/kernel/time.ts";
import { logFailure } from "./absence.ts";
import { failures } from "./failures.ts";
import { modules } from "./modules.ts";

const kinds: Readonly<Record<string, Due>> = Object.assign({}, ...modules.map(({ due }) => due));

/** How long an organization's pieces of one kind are worked on before it is the others' turn, in milliseconds. */
const TURN_MS = 2_000;

/**
 * Does what has come due by the clock, in every organization, by its own clock where it has turned one. What is due
 * follows from the rows alone, so a process that is stopped anywhere leaves it due for the next; each piece is one
 * transaction, and one that fails keeps no other from being done: it rests for longer each time. Organizations take turns.
 */
export async function sweep({ app, now }: { app: Application; now: Date }): Promise<void> {
  const sql = raw(app.db);
  await sql`select wake_held_jobs()`;
  const rows = await sql<{ organization_id: string; kind: string }[]>`
    select distinct organization_id, kind from organizations_with_due_work(${now.toISOString()})`;
  for (const { organization_id: organizationId, kind } of rows) {
    await takeTurn(app, organizationId, kind, await timeOf(app, organizationId, now));
  }
}

/** Does what has come due of a kind in one organization and does not rest, until it is the others' turn. */
export async function takeTurn(
  app: Application,
  organizationId: string,
  kind: string,
  now: Date,
): Promise<void> {
  const due = kinds[kind];
  if (!due) return;
  const resting = failures(app).resting(lineOf(organizationId, kind));
  await doOnce(app, { organizationId, kind, now, due, resting, turn: TURN_MS });
}

/** Does all that has come due in one organization at a moment of its clock. */
export async function sweepOrganization(app: Application, organizationId: string, now: Date): Promise<void> {
  for (const [kind, due] of Object.entries(kinds)) {
    const tried = new Set<string>();
    const resting: string[] = [];
    for (let ids: readonly string[] = [""]; ids.length > 0; ) {
      ids = await doOnce(app, { organizationId, kind, now, due, resting });
      // What is found once more was not done.
      resting.push(...ids.filter((id) => tried.has(id)));
      for (const id of ids) tried.add(id);
    }
  }
}

interface Line {
  readonly organizationId: string;
  readonly kind: string;
  readonly now: Date;
  readonly due: Due;
  /** Ids of the pieces that are left alone. */
  readonly resting: readonly string[];
  /** How long it is worked on, in milliseconds; left out, until each piece that is found is done or has failed. */
  readonly turn?: number;
}

const lineOf = (organizationId: string, kind: string) => `${organizationId} ${kind}`;

/** Does what is found due of a kind. @returns the ids of what was found */
async function doOnce(app: Application, line: Line): Promise<readonly string[]> {
  const { organizationId, kind, now, due, resting, turn = Number.POSITIVE_INFINITY } = line;
  const failed = failures(app);
  const name = lineOf(organizationId, kind);
  const began = performance.now();
  const isOver = () => performance.now() - began > turn;
  const ids = await asSystem(app, organizationId, now, (ctx) => due.find(ctx, resting));
  for (const id of ids) {
    try {
      let isLeft: unknown = true;
      while (isLeft === true && !isOver())
        isLeft = await asSystem(app, organizationId, now, (ctx) => due.handle(ctx, id));
      failed.forget(name, id);
    } catch (error) {
      if (!isConnectionLost(error)) failed.note(name, id);
      logFailure(app, error, "what is due could not be done", { organizationId, kind, id });
    }
    if (isOver()) break;
  }
  return ids;
}
