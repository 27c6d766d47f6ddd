import { IconArrowRight } from "@tabler/icons-react";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { LocalMoment } from "#app/_components/local-moment.tsx";
import { fieldName, type Names, resourceHref, thingName } from "#app/(console)/console/audit/_list/words.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import classes from "./difference.module.css";
import type { UnitsOfChange } from "./units.ts";
import { type Shown, shownValue } from "./values.ts";

interface DifferenceProps {
  readonly event: AuditEvent;
  readonly names: Names;
  readonly units: UnitsOfChange;
}

/** Field by field what was, and what is now. */
export function Difference({ event, names, units }: DifferenceProps) {
  if (event.changes.length === 0) return <p className={classes.nothing}>No field differs.</p>;
  const shown = (change: AuditEvent["changes"][number], side: "from" | "to") => (
    <Value shown={shownValue(event, change, change[side], units[side])} names={names} />
  );
  return (
    <dl className={classes.fields}>
      {event.changes.map((change) => (
        <div key={change.field} className={classes.field}>
          <dt>
            <span title={change.field}>{fieldName(change.field)}</span>
            {change.isPersonal && <span className={classes.personal}>personal</span>}
          </dt>
          <dd>
            {change.from !== undefined && (
              <>
                <del className={classes.value}>{shown(change, "from")}</del>
                <IconArrowRight className={classes.arrow} size={16} aria-hidden />
              </>
            )}
            {change.to === undefined ? (
              <span className={classes.none}>none</span>
            ) : (
              <ins className={classes.value}>{shown(change, "to")}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ shown, names }: { shown: Shown; names: Names }) {
  if ("text" in shown) return shown.text;
  if ("instant" in shown) {
    return (
      <>
        <DateTime value={shown.instant} detail="dateTime" />
        <span className={classes.local}>
          <LocalMoment value={shown.instant} />
        </span>
      </>
    );
  }
  if ("data" in shown) {
    return (
      <details className={classes.data}>
        <summary>{shown.entries === 1 ? "One entry" : `${shown.entries} entries`}</summary>
        {shown.data}
      </details>
    );
  }
  const { type, id } = shown.thing;
  const href = resourceHref({ resourceType: type, resourceId: id });
  const name = thingName(shown.thing, names);
  return href === null ? name : <Link href={href}>{name}</Link>;
}
