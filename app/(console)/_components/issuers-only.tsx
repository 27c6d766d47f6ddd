import { IconLock } from "@tabler/icons-react";
import { ActorSwitch } from "#app/_components/actor-switch.tsx";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Viewer } from "#server/organization/contract.ts";
import classes from "./issuers-only.module.css";

/** What a customer or a visitor finds at the console's door: why, and the ways on. */
export function IssuersOnly({ viewer }: { viewer: Viewer }) {
  const isCustomer = viewer.kind === "customer";
  const who = isCustomer ? `You act as ${viewer.customerName}, a customer` : "You are just looking around";
  return (
    <EmptyState
      icon={IconLock}
      title="The console is for issuers"
      action={
        <div className={classes.ways}>
          {viewer.canSwitch && <ActorSwitch viewer={{ current: viewer.current, people: viewer.people }} />}
          <ButtonLink look="outline" href={isCustomer ? "/portal" : "/"}>
            {isCustomer ? "Go to the portal" : "Go to the market"}
          </ButtonLink>
        </div>
      }
    >
      {who}. Offerings, customers and tokens are managed by members of the issuing organization
      {viewer.canSwitch ? "; switch to one to have a look." : "."}
    </EmptyState>
  );
}
