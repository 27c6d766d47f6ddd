import "server-only";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { trpc } from "#app/_trpc/server.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { type CustomerNames, ownerOf } from "./words.ts";

/** The names of those whose documents changes are about; none for a reader who may not know customers. */
export async function namesOfOwners(events: readonly AuditEvent[]): Promise<CustomerNames> {
  const ids = [...new Set(events.flatMap((event) => ownerOf(event) ?? []))];
  if (ids.length === 0 || !(await currentViewer()).may.includes("customer:read")) return new Map();
  const { data } = await trpc.customer.list({ ids: ids.join(","), limit: ids.length });
  return new Map(data.map((customer) => [customer.id, displayName(customer)]));
}
