import { formatCount } from "#app/_words/format.ts";
import { formatWait } from "#app/(console)/_words/chain.ts";
import type { ChainQueue } from "#server/domain/chain/chain/contract.ts";
import classes from "./queue-figure.module.css";

interface QueueFigureProps {
  readonly queue: ChainQueue;
  readonly latestBlock?: number | undefined;
  readonly finalBlock?: number | undefined;
  /** The final block up to which register and chain were compared. */
  readonly comparedBlock?: number | undefined;
}

/** The way of movements from the register to the chain, with what is at each station now. */
export function QueueFigure({ queue, latestBlock, finalBlock, comparedBlock }: QueueFigureProps) {
  const { waiting, sent, refused, oldestSeconds } = queue;
  const stations = [
    {
      name: "In line",
      count: waiting,
      note: oldestSeconds === undefined ? "nothing waits" : `oldest for ${formatWait(oldestSeconds)}`,
      tone: "plain",
    },
    { name: "Sent", count: sent, note: sent === 0 ? "nothing under way" : "until it is final", tone: "busy" },
    {
      name: "Refused",
      count: refused,
      note: refused === 0 ? "nothing to do" : "somebody has to look",
      tone: refused === 0 ? "plain" : "bad",
    },
  ];
  const blocks = [
    ["Newest block", latestBlock],
    ["Final up to", finalBlock],
    ["Compared up to", comparedBlock],
  ] as const;
  return (
    <div className={classes.figure}>
      <ol className={classes.stations} aria-label="From the register to the chain">
        {stations.map(({ name, count, note, tone }) => (
          <li key={name} className={classes.station} data-tone={count === 0 ? "empty" : tone}>
            <span className={classes.name}>{name}</span>
            <strong className={classes.count}>{formatCount(count)}</strong>
            <span className={classes.note}>{note}</span>
          </li>
        ))}
      </ol>
      <dl className={classes.blocks}>
        {blocks.map(([term, block]) =>
          block === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatCount(block)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
