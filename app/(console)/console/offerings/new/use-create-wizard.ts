"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { useSteps } from "#app/_components/form/use-steps.ts";
import { problemOf, type RouterInputs, trpc } from "#app/_trpc/client.tsx";
import { useUnsavedGuard } from "#app/(console)/_components/use-unsaved-guard.ts";
import { suggestSubdomain } from "#app/(console)/console/offerings/_form/subdomain.ts";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { furthestStep, placeOf, stepOfField, steps } from "./steps.ts";
import { type KeptForm, useKeptForm } from "./use-kept-form.ts";
import { type WizardValues, wizardInput } from "./wizard-values.ts";

/**
 * The wizard's form and its steps: what is wrong with a step keeps one there, what the server refuses leads back, and
 * what is typed is kept.
 * @param initialValues what it begins with
 * @param kept what was typed before, if it goes on with that
 */
export function useCreateWizard(initialValues: WizardValues, kept: KeptForm | null) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending, validateOnly } = useProblemForm({
    schema: createOffering.input,
    initialValues,
    toInput: wizardInput,
    send: (input, context) => client.offering.create.mutate(input, { context: { ...context } }),
    leaves: true,
    onSent: ({ offeringId, title }) => {
      allowLeaving();
      notifications.show({ title: "Draft saved", message: title });
      void keeping.forget().then(() => router.push(`/console/offerings/${offeringId}`));
    },
  });
  const { step, go } = useSteps(steps, furthestStep(form.values));
  const keeping = useKeptForm({ ...form.values, step: steps[step]?.id }, kept);
  const allowLeaving = useUnsavedGuard(keeping.state !== "untouched" && keeping.state !== "kept");
  const suggested = useRef("");
  const [isChecking, setIsChecking] = useState(false);
  /** Why the server did not give its opinion, such as a session that is over. */
  const [unforeseen, setUnforeseen] = useState<unknown>(null);

  // A refusal may concern a field of another step.
  const showRefused = useEffectEvent((fields: readonly string[]) => {
    const [first] = fields;
    if (first === undefined || fields.some((field) => stepOfField(field) === step)) return;
    go(stepOfField(first), first);
  });
  useEffect(() => showRefused(Object.keys(form.errors)), [form.errors]);

  const goTo = (to: number) => {
    form.clearErrors();
    setUnforeseen(null);
    if (to === placeOf("address") && form.values.subdomain === suggested.current) {
      suggested.current = suggestSubdomain(form.values.title);
      form.setFieldValue("subdomain", suggested.current);
    }
    go(to);
  };

  /** Asks the server for its opinion before the last step, when only what it alone knows can be wrong. */
  const isAccepted = async () => {
    setIsChecking(true);
    setUnforeseen(null);
    try {
      const input = wizardInput(form.getValues()) as RouterInputs["offering"]["create"];
      await client.offering.create.mutate(input, { context: { dryRun: true } });
      return true;
    } catch (error) {
      const refused = problemOf(error)?.errors.flatMap(({ param, detail }) =>
        param ? [[param, detail]] : [],
      );
      form.setErrors(Object.fromEntries(refused ?? []));
      const here = refused?.map(([field = ""]) => field).find((field) => stepOfField(field) === step);
      if (here !== undefined) go(step, here);
      if (refused?.length === 0) setUnforeseen(error);
      return refused === undefined;
    } finally {
      setIsChecking(false);
    }
  };

  const next = async () => {
    const { id, fields } = steps[step] ?? steps[0];
    if (id === "review") onSubmit();
    else if (validateOnly(fields) && (id !== "address" || (await isAccepted()))) goTo(step + 1);
  };

  /** Opens the page again, from what is kept by then. */
  const reload = () => {
    allowLeaving();
    window.location.reload();
  };
  const forget = async () => {
    allowLeaving();
    await keeping.forget();
    router.push("/console/offerings");
  };

  return {
    form,
    alert: unforeseen === null ? alert : { error: unforeseen, shownAtFields: [] },
    isBusy: isSending || isChecking,
    step,
    goTo,
    next,
    keeping: keeping.state,
    reload,
    forget,
  };
}
