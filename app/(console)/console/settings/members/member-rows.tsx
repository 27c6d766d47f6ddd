"use client";

import { NativeSelect } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { roleOptions, roleWords } from "#app/_words/roles.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";
import classes from "#app/(console)/console/settings/_components/rows.module.css";
import type { Role } from "#db/schema/enums.ts";
import type { Member } from "#server/domain/organization/member/contract.ts";

interface MemberRowsProps {
  readonly members: readonly Member[];
  /** Address of who looks at the page. */
  readonly ownEmail: string;
  readonly mayManage: boolean;
  readonly isOwner: boolean;
  /** Whether one owner is all there is: that one stays. */
  readonly hasOneOwner: boolean;
}

/** The members with their roles; offers what the viewer may do with each. */
export function MemberRows({ members, ...viewer }: MemberRowsProps) {
  return (
    <ul className={classes.rows}>
      {members.map((member) => (
        <MemberRow key={member.memberId} member={member} {...viewer} />
      ))}
    </ul>
  );
}

interface MemberRowProps extends Omit<MemberRowsProps, "members"> {
  readonly member: Member;
}

function MemberRow({ member, ownEmail, mayManage, isOwner, hasOneOwner }: MemberRowProps) {
  const router = useRouter();
  const { memberId, name, email, role } = member;
  const isSelf = email === ownEmail;
  const isLastOwner = role === "owner" && hasOneOwner;
  const mayChange = mayManage && (isOwner || role !== "owner") && !isLastOwner;
  const change = trpc.member.change.useMutation({
    onSuccess: (changed) => {
      const { label } = roleWords[changed.role];
      notifications.show({ title: "Role changed", message: `${name} is ${label} now.` });
      router.refresh();
    },
  });
  const remove = trpc.member.remove.useMutation({
    onSuccess: () => {
      if (isSelf) window.location.assign("/");
      else {
        notifications.show({ title: "Removed", message: `${name} no longer belongs to the organization.` });
        router.refresh();
      }
    },
  });
  const choose = async (chosen: Role) => {
    const isSure =
      !isSelf ||
      (await confirm({
        title: "Change your own role?",
        text: `You will be ${roleWords[chosen].label} at once. Somebody else has to give you the role back.`,
        yes: "Change my role",
        isDangerous: true,
      }));
    if (isSure) change.mutate({ memberId, role: chosen });
  };
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.who}>
          <div className={classes.name}>
            {name}
            {isSelf && <span className={classes.you}>You</span>}
          </div>
          <div className={classes.note}>
            <span>{email}</span>
            {isLastOwner && <span>The only owner: make another one first to change this</span>}
            {member.hasSecondFactor && <span>Signs in with a second factor</span>}
          </div>
        </div>
        {mayChange ? (
          <NativeSelect
            className={classes.role}
            aria-label={`Role of ${name}`}
            value={change.isPending ? change.variables.role : role}
            data={roleOptions(isOwner)}
            onChange={({ currentTarget }) => void choose(currentTarget.value as Role)}
          />
        ) : (
          <span className={classes.plainRole}>{roleWords[role].label}</span>
        )}
        <div className={classes.actions}>
          {(mayChange || (isSelf && !isLastOwner)) && (
            <ConfirmButton
              size="xs"
              aria-label={isSelf ? "Leave the organization" : `Remove ${name}`}
              title={isSelf ? "Leave the organization?" : `Remove ${name}?`}
              question={
                isSelf
                  ? "You will no longer act for it. Only another invitation brings you back."
                  : "Their browsers stop acting for the organization at once. What they did stays in the audit trail."
              }
              confirmLabel={isSelf ? "Leave" : "Remove"}
              isDangerous
              loading={remove.isPending}
              onConfirm={() => remove.mutate({ memberId })}
            >
              {isSelf ? "Leave…" : "Remove…"}
            </ConfirmButton>
          )}
        </div>
      </div>
      {(change.error ?? remove.error) && (
        <div className={classes.problem}>
          <ProblemAlert error={change.error ?? remove.error} />
        </div>
      )}
    </li>
  );
}
