import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/server.ts";

/** Tells that the organization's time is not the real one; nothing where it is. */
export async function ClockNotice() {
  const clock = await trpc.testClock.get({});
  if (clock.mode === "REAL") return null;
  const until = clock.advancingTo ?? clock.now;
  return (
    <Notice
      tone="warning"
      title={clock.state === "ADVANCING" ? "The test clock is on its way" : "The test clock is turned"}
    >
      <span>
        {clock.state === "ADVANCING" ? "This organization's time goes to " : "This organization's time is "}
        <DateTime value={until} detail="dateTime" />. <a href="/console/developers/test-clock">Test clock</a>
      </span>
    </Notice>
  );
}
