"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { DateTime } from "#app/_components/date-time.tsx";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import classes from "#app/(console)/console/settings/_components/rows.module.css";
import type { ApiKey } from "#server/platform/api-key/contract.ts";

/** The keys, without their secrets. */
export function KeyRows({ keys, mayWrite }: { keys: readonly ApiKey[]; mayWrite: boolean }) {
  return (
    <ul className={classes.rows}>
      {keys.map((key) => (
        <KeyRow key={key.apiKeyId} apiKey={key} mayRevoke={mayWrite && key.status === "ACTIVE"} />
      ))}
    </ul>
  );
}

function KeyRow({ apiKey, mayRevoke }: { apiKey: ApiKey; mayRevoke: boolean }) {
  const router = useRouter();
  const { apiKeyId, name, prefix, status, scopes, allowedAddresses } = apiKey;
  const revoke = trpc.apiKey.revoke.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Key revoked", message: `${name} is refused from now on.` });
      router.refresh();
    },
  });
  return (
    <li>
      <div className={`${classes.row} ${classes.keyRow}`}>
        <div className={classes.who}>
          <div className={classes.name}>
            {name} <StatusBadge kind="keyStatus" value={status} />
          </div>
          <div className={classes.note}>
            <span className={classes.code}>{prefix}…</span>
            <span>
              Made <DateTime value={apiKey.createdAt} />
              {apiKey.createdByName === undefined ? " at the command line" : ` by ${apiKey.createdByName}`}
            </span>
            <LastUse apiKey={apiKey} />
            <End apiKey={apiKey} />
          </div>
          <div className={classes.note}>
            <span>May: {scopes.join(", ")}</span>
            {allowedAddresses && <span>From: {allowedAddresses.join(", ")}</span>}
          </div>
        </div>
        <div className={classes.actions}>
          {mayRevoke && (
            <ConfirmButton
              size="xs"
              aria-label={`Revoke ${name}`}
              title={`Revoke ${name}?`}
              question="Software that uses this key is refused at once. A revoked key never works again."
              confirmLabel="Revoke the key"
              isDangerous
              loading={revoke.isPending}
              onConfirm={() => revoke.mutate({ apiKeyId })}
            >
              Revoke…
            </ConfirmButton>
          )}
        </div>
      </div>
      {revoke.error && (
        <div className={classes.problem}>
          <ProblemAlert error={revoke.error} />
        </div>
      )}
    </li>
  );
}

function LastUse({ apiKey: { lastUsedAt } }: { apiKey: ApiKey }) {
  if (lastUsedAt === undefined) return <span>Never used</span>;
  return (
    <span>
      Last used <DateTime value={lastUsedAt} detail="dateTime" />
    </span>
  );
}

function End({ apiKey: { expiresAt, revokedAt } }: { apiKey: ApiKey }) {
  const at = revokedAt ?? expiresAt;
  if (at === undefined) return <span>Never expires</span>;
  return (
    <span>
      {revokedAt === undefined ? "Expires" : "Revoked"} <DateTime value={at} />
    </span>
  );
}
