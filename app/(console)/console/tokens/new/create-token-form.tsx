"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { TokenFields } from "#app/(console)/console/tokens/_form/token-fields.tsx";
import { useTokenForm } from "#app/(console)/console/tokens/_form/use-token-form.ts";

/** Registers a token, and goes to it. */
export function CreateTokenForm({ hasChain }: Pick<ComponentProps<typeof TokenFields>, "hasChain">) {
  const router = useRouter();
  const { form, onSubmit, alert, isSending } = useTokenForm(({ tokenId, name }) => {
    notifications.show({ title: "Token registered", message: name });
    router.push(`/console/tokens/${encodeURIComponent(tokenId)}`);
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TokenFields hasChain={hasChain} values={form.values} inputProps={form.getInputProps} />
      <div className={classes.actions}>
        <PendingButton isPending={isSending}>Register the token</PendingButton>
        <ButtonLink look="quiet" href="/console/tokens">
          Back to the tokens
        </ButtonLink>
      </div>
    </Form>
  );
}
