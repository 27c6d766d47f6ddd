import { DateTime } from "#app/_components/date-time.tsx";
import type { OfferingUpdate } from "#server/domain/primary/offering-update/contract.ts";
import { Markdown } from "./story/markdown.tsx";
import classes from "./update-list.module.css";

/** What an issuer told about an offering, whole, the latest first. */
export function UpdateList({ updates }: { updates: readonly OfferingUpdate[] }) {
  return (
    <ol className={classes.list} aria-label="Updates">
      {updates.map(({ offeringUpdateId, title, text, audience, publishedAt = "" }) => (
        <li key={offeringUpdateId}>
          <article id={offeringUpdateId} className={classes.update}>
            <header>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.when}>
                <DateTime value={publishedAt} />
                {audience === "HOLDERS" && <span>For holders</span>}
              </p>
            </header>
            <Markdown text={text} />
          </article>
        </li>
      ))}
    </ol>
  );
}
