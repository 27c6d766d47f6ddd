import { IconAlertTriangle, IconChevronRight, IconCircle, IconCircleCheck } from "@tabler/icons-react";
import Link from "next/link";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import tasks from "#app/(console)/_components/tasks.module.css";
import { readToken } from "#app/(console)/_data/records.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { gapsOf } from "./readiness.ts";

/** What a draft lacks before everybody sees it, each with the place where it is seen to. */
export async function BeforePublishing({ offering }: { offering: Offering }) {
  const [token, settings, documents] = await Promise.all([
    readToken(offering.tokenId),
    trpc.settings.get({}),
    trpc.offeringDocument.list({ offeringId: offering.offeringId, limit: 1 }),
  ]);
  const gaps = gapsOf(offering, {
    token,
    hasBankAccount: settings.bankAccount !== undefined,
    documents: documents.data.length,
    now: new Date(),
  });
  if (gaps.length === 0) {
    return (
      <p className={tasks.calm}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        Nothing is missing: it can be published.
      </p>
    );
  }
  return (
    <Panel title="Before you publish" description="What buyers would miss, and what would stop you.">
      <ul className={tasks.list} aria-label="What is missing">
        {gaps.map(({ label, why, href, isRequired = false }) => {
          const Icon = isRequired ? IconAlertTriangle : IconCircle;
          return (
            <li key={`${label} ${why}`} className={tasks.item} data-wrong={isRequired}>
              <Icon className={tasks.icon} size={20} stroke={1.75} aria-hidden />
              <Link href={href} className={tasks.link}>
                {label}
              </Link>
              <span className={tasks.note}>{why}</span>
              <IconChevronRight className={tasks.chevron} size={18} stroke={1.75} aria-hidden />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
