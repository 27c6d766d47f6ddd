import type { CSSProperties } from "react";
import { ticksUpTo } from "#app/_data/ticks.ts";
import { Bars } from "#app/(console)/_components/charts/bars.tsx";
import type { WebhookActivity } from "#server/feed/webhook-endpoint/contract.ts";
import classes from "./activity.module.css";

const HEIGHT = 180;
/** How many steps the scale has, and how many hours are named below the bars, about. */
const STEPS = 4;
const NAMED_HOURS = 6;

type Hours = WebhookActivity["hours"];

/** What can become of a delivery, as it is stacked. */
const outcomes = [
  { name: "succeeded", label: "delivered", color: "var(--accent)" },
  { name: "pending", label: "pending", color: "var(--brass-5)" },
  { name: "failed", label: "given up", color: "var(--negative-ink)" },
] as const;

/** What became of the deliveries of a day, as a chart and in words. */
export function Activity({ hours }: { hours: Hours }) {
  const busy = hours.filter((hour) => total(hour) > 0);
  if (busy.length === 0) return <p className={classes.none}>Nothing happened in the last 24 hours.</p>;
  return (
    <figure className={classes.figure}>
      <figcaption>
        <ul className={classes.legend}>
          {outcomes.map(({ name, label, color }) => (
            <li key={name} style={{ "--color": color } as CSSProperties}>
              <strong>{busy.reduce((sum, hour) => sum + hour[name], 0)}</strong> {label}
            </li>
          ))}
        </ul>
        <div className="visually-hidden">
          <HourTable hours={busy} />
        </div>
      </figcaption>
      <div style={{ blockSize: HEIGHT }} aria-hidden>
        <Bars
          bars={hours.map((hour) => ({
            key: hour.at,
            name: timeOf(hour),
            says: `${timeOf(hour)}: ${outcomes.map(({ name, label }) => `${hour[name]} ${label}`).join(", ")}`,
            parts: outcomes.map(({ name, color }) => ({ value: hour[name], color })),
          }))}
          // Deliveries are counted: there is no half of one.
          ticks={ticksUpTo(Math.max(...busy.map(total)), STEPS).filter(Number.isInteger)}
          format={String}
          named={NAMED_HOURS}
          height={HEIGHT}
        />
      </div>
    </figure>
  );
}

/** The chart in words, without the hours in which nothing happened. */
function HourTable({ hours }: { hours: Hours }) {
  return (
    <table>
      <caption>Deliveries by the hour, in UTC</caption>
      <thead>
        <tr>
          <th scope="col">Hour from</th>
          {outcomes.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.at}>
            <th scope="row">{timeOf(hour)}</th>
            {outcomes.map(({ name }) => (
              <td key={name}>{hour[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function total({ succeeded, pending, failed }: Hours[number]): number {
  return succeeded + pending + failed;
}

/** In UTC, as all times of the pages. */
function timeOf({ at }: Hours[number]): string {
  return at.slice(11, 16);
}
