import type { Database } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";

/**
 * Reads a batch of a file's rows in a transaction of its own, so that none stays open while a client takes its time. It is
 * planned for the organization it is read for: a plan for any of them takes all for small, and joins thousands of rows one
 * by one to each token that there is. Planning costs a batch a hundredth of its time.
 * @throws whatever `read` throws; Overloaded where too much waits for a connection
 */
export function readBatch<T>(
  app: Application,
  organizationId: string,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  return inTenant({ ...app, plans: "anew" }, organizationId, "read", read);
}
