import "server-only";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { trpc } from "#app/_trpc/server.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** Who looks at an offering, as far as buying goes. */
export type Buyer =
  | { readonly kind: "customer"; readonly customerId: string; readonly wallets: readonly string[] }
  /** A customer of another issuer. */
  | { readonly kind: "stranger"; readonly organizationName: string }
  | { readonly kind: "issuer" }
  | { readonly kind: "visitor" };

/** Finds out whether the viewer can buy from an offering, and into which wallets. */
export async function buyerOf(offering: Pick<Offering, "organizationId">): Promise<Buyer> {
  const { kind, customerId, organizationId, organizationName = "" } = await currentViewer();
  if (kind === "anonymous") return { kind: "visitor" };
  if (customerId === undefined) return { kind: "issuer" };
  if (organizationId !== offering.organizationId) return { kind: "stranger", organizationName };
  const { wallets } = await trpc.customer.get({ customerId });
  return { kind: "customer", customerId, wallets: wallets.map(({ address }) => address) };
}
