import { IconArrowRight } from "@tabler/icons-react";
import { valueText } from "#app/(console)/console/audit/_list/words.ts";
import type { AuditChange } from "#server/platform/audit/contract.ts";
import classes from "./difference.module.css";

/** Field by field what was, and what is now. */
export function Difference({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return <p className={classes.nothing}>No field differs.</p>;
  return (
    <dl className={classes.fields}>
      {changes.map((change) => (
        <div key={change.field} className={classes.field}>
          <dt>
            <code>{change.field}</code>
            {change.isPersonal && <span className={classes.personal}>personal</span>}
          </dt>
          <dd>
            {change.from !== undefined && (
              <>
                <del className={classes.value}>{valueText(change.from)}</del>
                <IconArrowRight className={classes.arrow} size={16} aria-hidden />
              </>
            )}
            {change.to === undefined ? (
              <span className={classes.none}>none</span>
            ) : (
              <ins className={classes.value}>{valueText(change.to)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
