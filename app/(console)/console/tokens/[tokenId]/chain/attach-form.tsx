"use client";

import { Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { brokenRulesOf, trpc } from "#app/_trpc/client.tsx";
import { attachToken } from "#server/domain/register/token/contract.ts";
import { AttachChecks } from "./attach-checks.tsx";
import type { Violations } from "./checks.ts";

interface AttachFormProps {
  readonly tokenId: string;
  readonly symbol: string;
  readonly onAttached: () => void;
}

/** How long typing rests before the contract is looked at, in milliseconds. */
const REST_MS = 400;

/** Asks for a contract's address, and tells every check before anything is done. */
export function AttachForm({ tokenId, symbol, onAttached }: AttachFormProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: attachToken.input,
    initialValues: { address: "" },
    toInput: ({ address }) => ({ tokenId, address }),
    send: (input, context) => client.token.attach.mutate(input, { context: { ...context } }),
    onSent: () => {
      notifications.show({ title: "Contract attached", message: `It follows ${symbol} from now on.` });
      onAttached();
      router.refresh();
    },
  });
  const [address] = useDebouncedValue(form.values.address.trim(), REST_MS);
  const rehearsal = useQuery({
    queryKey: ["attach", tokenId, address],
    queryFn: ({ signal }) =>
      client.token.attach.mutate({ tokenId, address }, { context: { dryRun: true }, signal }),
    enabled: address !== "",
    // The contract's owner may put it right meanwhile.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isChecking = address !== "" && rehearsal.isFetching;
  const violations = isChecking || address === "" ? null : violationsOf(rehearsal);
  // What says nothing of the contract, such as nodes that do not answer.
  const unforeseen = isChecking || violations !== null ? null : rehearsal.error;
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert error={alert.error ?? unforeseen} shownAtFields={["address"]} />
      <TextInput
        label="Contract address"
        description="Of the token's contract, as your deployment or an explorer shows it."
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        required
        classNames={{ input: classes.mono }}
        {...form.getInputProps("address")}
      />
      <AttachChecks violations={violations} isChecking={isChecking} />
      <Text size="sm" c="dimmed">
        From then on every movement of {symbol} is carried out there too. You can detach it once both agree.
      </Text>
      <div className={classes.actions}>
        <PendingButton isPending={isSending} disabled={!rehearsal.isSuccess}>
          Attach the contract
        </PendingButton>
      </div>
    </Form>
  );
}

/** What of a contract was refused; null where nothing is known of it. */
function violationsOf({ isSuccess, error }: { isSuccess: boolean; error: unknown }): Violations | null {
  return isSuccess ? [] : brokenRulesOf(error);
}
