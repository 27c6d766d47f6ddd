"use client";

import { usePathname } from "next/navigation";
import { buttonClass } from "#app/_components/button-link.tsx";
import type { Viewer } from "#server/organization/contract.ts";

interface BecomeIssuerProps {
  /** Whom the demo's switch offers. */
  readonly people: Viewer["people"];
  /** The organization one is a customer of, if any: its issuer is the likeliest choice. */
  readonly organizationName: string | undefined;
}

/** In the demo: one button that makes one an issuer and shows the page that was asked for. */
export function BecomeIssuer({ people, organizationName }: BecomeIssuerProps) {
  const pathname = usePathname();
  const issuers = people.filter(({ value }) => value.startsWith("member:"));
  const issuer = issuers.find(({ group }) => group === organizationName) ?? issuers[0];
  if (issuer === undefined) return null;
  return (
    <form method="post" action="/api/demo/actor">
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="actor" value={issuer.value} />
      <button type="submit" className={buttonClass()}>
        Act as {issuer.group}
      </button>
    </form>
  );
}
