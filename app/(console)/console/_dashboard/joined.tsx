import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { countryName } from "#app/_words/countries.ts";
import type { VerificationStatus } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";

import classes from "./joined.module.css";

/** Who joined last. */
export function Joined({ customers }: { customers: Dashboard["latestCustomers"] }) {
  return (
    <Panel title="Who joined" aside={<Link href="/console/customers">All customers</Link>}>
      {customers.length === 0 ? (
        <p className={classes.none}>Nobody yet.</p>
      ) : (
        <ul className={classes.list}>
          {customers.map(({ id, name, countryCode, verificationStatus, createdAt }) => (
            <li key={id} className={classes.customer}>
              <Link href={`/console/customers/${id}`} className={classes.name}>
                {name}
              </Link>
              <StatusBadge kind="verificationStatus" value={verificationStatus as VerificationStatus} />
              <span className={classes.note}>
                {countryName(countryCode)}, <DateTime value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
