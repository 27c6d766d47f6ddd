import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { type Application, oncePerApplication } from "./application.ts";

/** The organizations this process knows to have turned their clock; all others are asked about no more than once a second. */
const turned = oncePerApplication("turnedClocks", () => new Set<string>());

/**
 * The time of an organization, which every request, job and round of it goes by: the real one, or what the clock says
 * that it has turned (docs/testing.md).
 * @param real the real time of the request
 */
export async function timeOf(
  app: Application,
  organizationId: string,
  real: Date = new Date(),
): Promise<Date> {
  if (!turned(app).has(organizationId)) return real;
  const [row] = await inTenant(
    app.compartments.directory,
    organizationId,
    "read",
    (db) => raw(db)<{ at: string }[]>`
      select time_of(${organizationId}, ${real.toISOString()}) as at`,
  );
  return row ? new Date(row.at) : real;
}

/** Notes that an organization's clock is about to be turned by this process; should it not be, its time stays real. */
export function noteTurned(app: Application, organizationId: string): void {
  turned(app).add(organizationId);
}

/** Finds the organizations whose clock was turned by other processes. */
export async function findTurnedClocks({ app }: { app: Application }): Promise<void> {
  const rows = await raw(app.compartments.directory.db)<{ id: string }[]>`select turned_clocks() as id`;
  for (const { id } of rows) noteTurned(app, id);
}
