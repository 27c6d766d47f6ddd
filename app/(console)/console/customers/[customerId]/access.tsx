"use client";

import { Button } from "@mantine/core";
import { useRouter } from "next/navigation";
import { DateTime } from "#app/_components/date-time.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { confirm } from "#app/(console)/_components/confirm.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { CustomerAccess } from "#server/domain/investors/customer-login/contract.ts";
import classes from "./access.module.css";
import { InviteForm } from "./invite-form.tsx";

interface AccessProps {
  customer: Pick<Customer, "id" | "email">;
  access: CustomerAccess;
  /** Whether the viewer may invite people and take their sign-in away. */
  mayChange: boolean;
}

/** Who signs in as the customer, who was asked to, and the ways to change both. */
export function Access({ customer, access, mayChange }: AccessProps) {
  const router = useRouter();
  const onSuccess = () => router.refresh();
  const remove = trpc.customerLogin.remove.useMutation({ onSuccess });
  const revoke = trpc.customerLogin.invitation.revoke.useMutation({ onSuccess });
  const { logins, invitations } = access;
  const customerId = customer.id;

  const askToRemove = async ({ userId, name }: CustomerAccess["logins"][number]) => {
    const isSure = await confirm({
      title: `Take the sign-in from ${name}?`,
      text: `${name} cannot see or do anything here from the next click on. You can send a new invitation later.`,
      yes: "Take it away",
      isDangerous: true,
    });
    if (isSure) remove.mutate({ customerId, userId });
  };

  return (
    <Panel title="Sign-in" description="The people who sign in to the portal as this customer.">
      <ProblemAlert error={remove.error ?? revoke.error} />
      {logins.length === 0 && invitations.length === 0 && (
        <p className={classes.none}>Nobody signs in as this customer yet.</p>
      )}
      <ul className={classes.list}>
        {logins.map((login) => (
          <li key={login.userId}>
            <span className={classes.who}>
              <strong>{login.name}</strong>
              <span>
                {login.email}, since <DateTime value={login.createdAt} />
              </span>
            </span>
            {mayChange && (
              <Button
                variant="default"
                size="xs"
                disabled={remove.isPending}
                onClick={() => void askToRemove(login)}
              >
                Take sign-in away<span className="visually-hidden"> from {login.name}</span>
              </Button>
            )}
          </li>
        ))}
        {invitations.map(({ invitationId, email, expiresAt }) => (
          <li key={invitationId}>
            <span className={classes.who}>
              <strong>{email}</strong>
              <span>
                Invited; the link works until <DateTime value={expiresAt} />
              </span>
            </span>
            {mayChange && (
              <Button
                variant="default"
                size="xs"
                disabled={revoke.isPending}
                onClick={() => revoke.mutate({ customerId, invitationId })}
              >
                Take invitation back<span className="visually-hidden"> from {email}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <InviteForm customer={customer} />}
    </Panel>
  );
}
