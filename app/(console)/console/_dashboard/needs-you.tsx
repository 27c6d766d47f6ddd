import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircle,
  IconCircleCheck,
  IconClock,
} from "@tabler/icons-react";
import Link from "next/link";
import { Panel } from "#app/_components/panel.tsx";
import classes from "#app/(console)/_components/tasks.module.css";
import { attentionSentence, attentionWords, setUpHref, setUpWords } from "#app/(console)/_words/attention.ts";
import { waitingFor } from "#app/(console)/console/verifications/waiting.ts";
import type { Attention } from "#server/feed/dashboard/contract.ts";

interface NeedsYouProps {
  readonly attention: Attention;
  readonly now: Date;
}

/** What waits for a person; for an organization that has published nothing, what to do first. */
export function NeedsYou({ attention: { items, checklist }, now }: NeedsYouProps) {
  const isNew = checklist.some(({ step, isDone }) => step === "PUBLISHED" && !isDone);
  if (items.length === 0 && !isNew) {
    return (
      <p className={classes.calm}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        Nothing needs you.
      </p>
    );
  }
  const left = checklist.filter(({ isDone }) => !isDone).length;
  return (
    <Panel
      title={items.length > 0 ? "Needs you" : "Getting started"}
      {...(isNew && { description: `${checklist.length - left} of ${checklist.length} steps done.` })}
    >
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => {
            const { href, isWrong = false } = attentionWords[item.kind];
            const Icon = isWrong ? IconAlertTriangle : IconClock;
            return (
              <li key={item.kind} className={classes.item} data-wrong={isWrong}>
                <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
                <Link href={href} className={classes.link}>
                  {attentionSentence(item)}
                </Link>
                {item.since !== undefined && (
                  <span className={classes.note}>
                    {item.count === 1 ? "for" : "the oldest for"} {waitingFor(item.since, now)}
                  </span>
                )}
                <IconChevronRight className={classes.chevron} size={18} stroke={1.75} aria-hidden />
              </li>
            );
          })}
        </ul>
      )}
      {isNew && (
        <ol className={classes.list} aria-label="First steps">
          {checklist.map((entry) => {
            const { step, isDone } = entry;
            const { label, why } = setUpWords[step];
            const Icon = isDone ? IconCircleCheck : IconCircle;
            return (
              <li key={step} className={classes.item} data-done={isDone}>
                <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
                {isDone ? (
                  <span>
                    {label}
                    <span className="visually-hidden">: done</span>
                  </span>
                ) : (
                  <Link href={setUpHref(entry)} className={classes.link}>
                    {label}
                  </Link>
                )}
                {!isDone && <span className={classes.note}>{why}</span>}
                {!isDone && (
                  <IconChevronRight className={classes.chevron} size={18} stroke={1.75} aria-hidden />
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
