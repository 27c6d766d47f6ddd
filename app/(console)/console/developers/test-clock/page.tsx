import type { Metadata } from "next";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { AdvanceForm } from "./advance-form.tsx";
import { ClockActions } from "./clock-actions.tsx";
import { modeWords } from "./words.ts";

export const metadata: Metadata = { title: "Test clock" };

export default issuerPage(async () => {
  const [issuer, clock] = await Promise.all([currentIssuer(), trpc.testClock.get({})]);
  const mayTurn = issuer?.may.includes("test_clock:write") ?? false;
  return (
    <div className={columns.pair}>
      {clock.state === "ADVANCING" && <AutoRefresh />}
      <Panel title="What time it is" description="Only for this organization; no other one notices.">
        <div className={columns.stack}>
          <FactRows
            facts={[
              { term: "Its time", value: <DateTime value={clock.now} detail="dateTime" /> },
              { term: "Clock", value: modeWords[clock.mode].name, note: modeWords[clock.mode].note },
              clock.advancingTo !== undefined && {
                term: "On its way to",
                value: <DateTime value={clock.advancingTo} detail="dateTime" />,
                note: "What falls due on the way is done in its order.",
              },
              { term: "Real time", value: <DateTime value={clock.realNow} detail="dateTime" /> },
            ]}
          />
          {mayTurn && <ClockActions clock={clock} />}
        </div>
      </Panel>
      <Panel
        title="Advance"
        description="Purchases expire, offerings close, lock-ups end and webhooks are tried again, each at its moment."
      >
        {mayTurn ? <AdvanceForm /> : <p>Owners and admins turn the clock. Ask one of them if you need to.</p>}
      </Panel>
    </div>
  );
});
