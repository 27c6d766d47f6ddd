import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import { ClaimButton } from "./claim-button.tsx";
import classes from "./claims.module.css";

interface ClaimsProps {
  person: NonNullable<Viewer["person"]>;
  /** Where one goes on as the customer. */
  returnTo: string;
}

/** Issuers that know the person by their e-mail address, and the way in as their customer. */
export async function Claims({ person, returnTo }: ClaimsProps) {
  const { data } = await trpc.customerLogin.claimable({});
  if (data.length === 0) return null;
  return (
    <div className={classes.claims}>
      {data.map((customer) => (
        <Panel key={customer.value} title={`${customer.organizationName} has you on its books`}>
          <p>
            {customer.organizationName} keeps an account under your address {person.email}. Nobody signs in to
            it yet.
          </p>
          <div>
            <ClaimButton customer={customer} returnTo={returnTo} />
          </div>
        </Panel>
      ))}
    </div>
  );
}
