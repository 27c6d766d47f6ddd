"use client";

import { type FormEvent, useState } from "react";
import fields from "#app/_components/form/form.module.css";
import { Wizard } from "#app/_components/form/wizard.tsx";
import { type RouterOutputs, trpc } from "#app/_trpc/client.tsx";
import { AddressField } from "#app/(console)/console/offerings/_form/address-field.tsx";
import { EligibilityFields } from "#app/(console)/console/offerings/_form/eligibility-fields.tsx";
import { StoryFields } from "#app/(console)/console/offerings/_form/story-fields.tsx";
import { TermsFields } from "#app/(console)/console/offerings/_form/terms-fields.tsx";
import { TermsSummary } from "#app/(console)/console/offerings/_form/terms-summary.tsx";
import { Preview } from "#app/(console)/console/offerings/_preview/preview.tsx";
import { previewOffering } from "#app/(console)/console/offerings/_preview/preview-offering.ts";
import { useTokenForm } from "#app/(console)/console/tokens/_form/use-token-form.ts";
import { type AssetMode, StepAsset } from "./step-asset.tsx";
import { StepReview } from "./step-review.tsx";
import { placeOf, steps } from "./steps.ts";
import { useCreateWizard } from "./use-create-wizard.ts";
import classes from "./wizard.module.css";

interface CreateWizardProps {
  /** The token to begin with, if the way here named one. */
  readonly initialToken: RouterOutputs["token"]["get"] | undefined;
  /** Whether there is any token to choose; otherwise it begins with a new one. */
  readonly hasTokens: boolean;
  readonly organization: { readonly organizationId: string; readonly organizationName: string };
  readonly types: readonly string[];
  /** Where this service is reached. */
  readonly origin: string;
  /** The moment the page was made, the same on server and browser. */
  readonly openedAt: string;
}

/** Creates an offering step by step, with what buyers will see beside it. */
export function CreateWizard({
  initialToken,
  hasTokens,
  organization,
  types,
  origin,
  openedAt,
}: CreateWizardProps) {
  const { form, alert, isBusy, step, goTo, next } = useCreateWizard(initialToken?.tokenId ?? "");
  const { values } = form;
  const utils = trpc.useUtils();
  const [mode, setMode] = useState<AssetMode>(hasTokens ? "registered" : "new");
  const { data: token } = trpc.token.get.useQuery(
    { tokenId: values.tokenId },
    { enabled: values.tokenId !== "", initialData: initialTokenFor(values.tokenId, initialToken) },
  );
  /** An offering is called like its token until somebody calls it otherwise. */
  const proposeTitle = ({ name }: { readonly name: string }) => {
    if (values.title.trim() === "") form.setFieldValue("title", name);
  };
  const newToken = useTokenForm((registered) => {
    proposeTitle(registered);
    utils.token.get.setData({ tokenId: registered.tokenId }, registered);
    form.setFieldValue("tokenId", registered.tokenId);
    setMode("registered");
    goTo(placeOf("story"));
  });

  const registersToken = step === placeOf("asset") && mode === "new";
  const isLast = step === steps.length - 1;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (registersToken) newToken.onSubmit();
    else {
      if (step === placeOf("asset") && token !== undefined) proposeTitle(token);
      void next();
    }
  };
  const now = new Date(openedAt);
  const offering = previewOffering({ values, token, organization, now });
  return (
    <div className={fields.withPreview}>
      <Wizard
        steps={steps}
        current={step}
        onGo={goTo}
        onSubmit={submit}
        alert={registersToken ? newToken.alert : alert}
        isPending={isBusy || newToken.isSending}
        forward={labelOf(registersToken, isLast)}
        className={classes.card}
      >
        {step === placeOf("asset") && (
          <StepAsset form={form} tokenForm={newToken.form} token={token} mode={mode} onMode={setMode} />
        )}
        {step === placeOf("story") && <StoryFields form={form} types={types} />}
        {step === placeOf("terms") && (
          <>
            <TermsFields form={form} />
            <TermsSummary values={values} token={token} now={now} />
          </>
        )}
        {step === placeOf("eligibility") && <EligibilityFields form={form} />}
        {step === placeOf("address") && <AddressField form={form} origin={origin} />}
        {isLast && <StepReview offering={offering} origin={origin} onGo={goTo} />}
      </Wizard>
      <Preview offering={offering} />
    </div>
  );
}

function labelOf(registersToken: boolean, isLast: boolean): string {
  if (registersToken) return "Register and continue";
  return isLast ? "Save as draft" : "Continue";
}

function initialTokenFor(tokenId: string, token: RouterOutputs["token"]["get"] | undefined) {
  return token?.tokenId === tokenId ? token : undefined;
}
