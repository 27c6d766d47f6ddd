import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { halts } from "#app/(console)/_words/chain.ts";
import type { ChainHaltReason } from "#db/schema/enums.ts";

interface HaltNoticeProps {
  readonly reason: ChainHaltReason | undefined;
  readonly since?: string | undefined;
}

/** Why nothing is sent to the chain, and what to do; nothing while it is. */
export function HaltNotice({ reason, since }: HaltNoticeProps) {
  if (reason === undefined) return null;
  const { title, what, todo } = halts[reason];
  return (
    <Notice tone="negative" title={title}>
      <span>
        {what} {todo}
      </span>
      {since !== undefined && (
        <span>
          Since <DateTime value={since} detail="dateTime" />. Sales and trades go on: the register leads.
        </span>
      )}
    </Notice>
  );
}
