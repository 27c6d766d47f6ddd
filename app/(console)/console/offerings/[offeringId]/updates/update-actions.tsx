"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { OfferingUpdate } from "#server/domain/primary/offering-update/contract.ts";
import classes from "./updates.module.css";

interface UpdateActionsProps {
  readonly update: OfferingUpdate;
  /** The page of the offering's updates. */
  readonly path: string;
  /** Whether anybody sees the offering: nothing is told of a draft. */
  readonly isOfferingSeen: boolean;
}

/** What can be done with an update: change and publish it, or take it back. */
export function UpdateActions({ update, path, isOfferingSeen }: UpdateActionsProps) {
  const { offeringId, offeringUpdateId, title, status, audience } = update;
  const router = useRouter();
  const done = (what: string) => () => {
    notifications.show({ title: `Update ${what}`, message: title });
    router.refresh();
  };
  const publish = trpc.offeringUpdate.publish.useMutation({ onSuccess: done("published") });
  const withdraw = trpc.offeringUpdate.withdraw.useMutation({ onSuccess: done("withdrawn") });
  if (status === "WITHDRAWN") return null;
  const isPublished = status === "PUBLISHED";
  const readers = audience === "PUBLIC" ? "Everybody who bought" : "Every holder";
  return (
    <>
      <div className={classes.actions}>
        {!isPublished && isOfferingSeen && (
          <ConfirmButton
            variant="filled"
            title="Publish this update now?"
            question={`${readers} gets a notice and, unless they want none, a mail. That cannot be taken back.`}
            confirmLabel="Publish"
            loading={publish.isPending}
            aria-label={`Publish ${title}`}
            onConfirm={() => publish.mutate({ offeringId, offeringUpdateId })}
          >
            Publish now…
          </ConfirmButton>
        )}
        {!isPublished && (
          <ButtonLink
            look="outline"
            href={`${path}?update=${offeringUpdateId}`}
            scroll={false}
            aria-label={`Change ${title}`}
          >
            Change
          </ButtonLink>
        )}
        <ConfirmButton
          title="Withdraw this update?"
          question={
            isPublished
              ? "No page shows it any more. Mails that were sent stay sent."
              : "It is not published. It stays here as withdrawn."
          }
          confirmLabel="Withdraw"
          isDangerous
          loading={withdraw.isPending}
          aria-label={`Withdraw ${title}`}
          onConfirm={() => withdraw.mutate({ offeringId, offeringUpdateId })}
        >
          Withdraw…
        </ConfirmButton>
      </div>
      <ProblemAlert error={publish.error ?? withdraw.error} />
    </>
  );
}
