import type { WebhookActivity } from "#server/feed/webhook-endpoint/contract.ts";
import classes from "./activity.module.css";
import { ActivityChart } from "./activity-lazy.tsx";

const HEIGHT = 180;

/** What became of the deliveries of a day, as a chart and in words. */
export function Activity({ hours }: Pick<WebhookActivity, "hours">) {
  const sum = (name: "succeeded" | "pending" | "failed") =>
    hours.reduce((total, hour) => total + hour[name], 0);
  const words = `${sum("succeeded")} delivered, ${sum("pending")} pending, ${sum("failed")} given up`;
  const isEmpty = hours.every(({ succeeded, pending, failed }) => succeeded + pending + failed === 0);
  return (
    <figure className={classes.figure}>
      <figcaption>{isEmpty ? "Nothing happened in the last 24 hours." : `${words}.`}</figcaption>
      {!isEmpty && (
        <div style={{ blockSize: HEIGHT }} aria-hidden>
          <ActivityChart hours={hours} height={HEIGHT} />
        </div>
      )}
    </figure>
  );
}
