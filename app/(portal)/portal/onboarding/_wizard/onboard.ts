import { problemOf } from "#app/_trpc/client.tsx";
import { actAs } from "#app/(portal)/_data/actor-switch.ts";

interface Onboarding<Customer> {
  /** The issuer one becomes a customer of. */
  organizationId: string;
  /** Who asks, as a choice of the demo's switch. */
  current: string;
  create: () => Promise<Customer>;
}

/**
 * Onboards a customer. An issuer onboards its customers, so whoever is somebody else speaks for the issuer for that one
 * call, as the issuer's own website would; a refusal leaves one who one was.
 */
export async function onboard<Customer>({ organizationId, current, create }: Onboarding<Customer>) {
  const issuer = `member:${organizationId}`;
  if (current === issuer) return create();
  await actAs(issuer);
  try {
    return await create();
  } catch (error) {
    await actAs(current);
    throw error;
  }
}

/** The first field that a refusal names. */
export function refusedField(error: unknown): string | undefined {
  return problemOf(error)?.errors.find(({ param }) => param !== null)?.param ?? undefined;
}
