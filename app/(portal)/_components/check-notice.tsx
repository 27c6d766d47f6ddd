import { IconCircleCheck } from "@tabler/icons-react";
import { Notice } from "#app/_components/notice.tsx";
import type { DryRun } from "#app/(portal)/_data/use-dry-run.ts";
import classes from "./check-notice.module.css";

interface CheckNoticeProps {
  check: DryRun;
  /** What to say when nothing stands in the way. */
  passed: string;
  /** Params that are marked at their fields. */
  shownAtFields: readonly string[];
}

/** Says at once whether what one typed would be accepted, and what stands in the way. */
export function CheckNotice({ check, passed, shownAtFields }: CheckNoticeProps) {
  const { state, violations } = check;
  const general = violations.filter(({ param }) => param === null || !shownAtFields.includes(param));
  return (
    <div role="status" className={classes.check} data-state={state}>
      {state === "checking" && "Checking…"}
      {state === "unknown" && "This could not be checked just now. You can try it all the same."}
      {state === "passed" && (
        <>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {passed}
        </>
      )}
      {state === "refused" && (
        <Notice tone="warning" title="Not possible like this">
          {general.map(({ detail }) => (
            <span key={detail}>{detail}</span>
          ))}
          {violations.length > general.length && <span>See the fields that are marked.</span>}
        </Notice>
      )}
    </div>
  );
}
