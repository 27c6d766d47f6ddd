import type { ChainOperationKind } from "#db/schema/enums.ts";
import { movementKinds } from "#server/domain/chain/statuses.ts";

/** What decides whether an operation may be sent. */
export interface Candidate {
  readonly kind: ChainOperationKind;
  readonly from: string | null;
  readonly to: string | null;
  /** Whether the wallets that get tokens are registered. */
  readonly ready: boolean;
}

/**
 * What an operation has to wait in line for: each of its wallets, and apart from that what the registry knows of a
 * wallet. A movement waits for the registration, so the registration must not wait behind it.
 */
export function linesOf({ kind, from, to }: Omit<Candidate, "ready">): readonly string[] {
  if (!movementKinds.has(kind)) return [`${kind === "DEPLOY" ? "contract" : "registry"} ${to ?? ""}`];
  return [from, to].filter((wallet) => wallet !== null);
}

/**
 * Of operations in their order those that go together: each line as far as nothing before it stays behind.
 * @param held lines in which something waits elsewhere; what stays behind is added to them
 */
export function chooseBatch<C extends Candidate>(
  candidates: readonly C[],
  held: Set<string>,
  size: number,
): readonly C[] {
  const chosen: C[] = [];
  for (const candidate of candidates) {
    if (chosen.length === size) break;
    const lines = linesOf(candidate);
    if (candidate.ready && !lines.some((line) => held.has(line))) chosen.push(candidate);
    else for (const line of lines) held.add(line);
  }
  return chosen;
}
