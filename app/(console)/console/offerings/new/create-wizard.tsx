"use client";

import type { FormEvent } from "react";
import fields from "#app/_components/form/form.module.css";
import { Wizard } from "#app/_components/form/wizard.tsx";
import { type RouterOutputs, trpc } from "#app/_trpc/client.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { AddressField } from "#app/(console)/console/offerings/_form/address-field.tsx";
import { EligibilityFields } from "#app/(console)/console/offerings/_form/eligibility-fields.tsx";
import { StoryFields } from "#app/(console)/console/offerings/_form/story-fields.tsx";
import { TermsFields } from "#app/(console)/console/offerings/_form/terms-fields.tsx";
import { TermsSummary } from "#app/(console)/console/offerings/_form/terms-summary.tsx";
import { useRestedAddress } from "#app/(console)/console/offerings/_form/use-rested-address.ts";
import type { OfferingForm } from "#app/(console)/console/offerings/_form/values.ts";
import { Preview } from "#app/(console)/console/offerings/_preview/preview.tsx";
import { previewOffering } from "#app/(console)/console/offerings/_preview/preview-offering.ts";
import { Continued } from "./continued.tsx";
import { KeepingStatus } from "./keeping-status.tsx";
import { StepAsset } from "./step-asset.tsx";
import { StepReview } from "./step-review.tsx";
import { placeOf, steps } from "./steps.ts";
import { useCreateWizard } from "./use-create-wizard.ts";
import { type KeptForm, useNewestKept } from "./use-kept-form.ts";
import classes from "./wizard.module.css";
import { emptyWizard, fitting, typedToken } from "./wizard-values.ts";

interface CreateWizardProps {
  /** The token to begin with, if the way here named one. */
  readonly initialToken: RouterOutputs["token"]["get"] | undefined;
  /** What was typed before the page was opened, if it goes on with that. */
  readonly opened: KeptForm | null;
  /** Whether there is any token to choose; otherwise it begins with a new one. */
  readonly hasTokens: boolean;
  /** Whether one may register tokens. */
  readonly mayRegister: boolean;
  /** Whether contracts on a blockchain can follow registers here. */
  readonly hasChain: boolean;
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
  opened,
  hasTokens,
  mayRegister,
  hasChain,
  organization,
  types,
  origin,
  openedAt,
}: CreateWizardProps) {
  const kept = useNewestKept(opened);
  const wizard = useCreateWizard(
    fitting(kept?.values, {
      ...emptyWizard,
      tokenId: initialToken?.tokenId ?? "",
      assetMode: hasTokens || !mayRegister ? "registered" : "new",
    }),
    kept,
  );
  const { form, step, goTo } = wizard;
  const { values } = form;
  // The parts of the form know the offering's own fields alone.
  const offeringForm = form as unknown as OfferingForm;
  const now = new Date(openedAt);
  const isNew = values.assetMode === "new";
  const { data: registered } = trpc.token.get.useQuery(
    { tokenId: values.tokenId },
    { enabled: !isNew && values.tokenId !== "", initialData: initialTokenFor(values.tokenId, initialToken) },
  );
  const token = isNew ? typedToken(values, now) : registered;

  const isLast = step === steps.length - 1;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // An offering is called like its token until somebody calls it otherwise.
    const name = isNew ? values.newToken.name : registered?.name;
    if (step === placeOf("asset") && values.title.trim() === "") form.setFieldValue("title", name ?? "");
    void wizard.next();
  };
  const imageUrl = useRestedAddress(values.imageUrl) ?? "";
  const offering = previewOffering({ values: { ...values, imageUrl }, token, organization, now });
  return (
    <div className={columns.stack}>
      {kept !== null && <Continued savedAt={kept.savedAt} onForget={() => void wizard.forget()} />}
      <div className={fields.withPreview}>
        <div className={classes.column}>
          <Wizard
            steps={steps}
            current={step}
            onGo={goTo}
            onSubmit={submit}
            alert={wizard.alert}
            isPending={wizard.isBusy}
            forward={isLast ? "Save as draft" : "Continue"}
            className={classes.card}
          >
            {step === placeOf("asset") && (
              <StepAsset form={form} token={registered} mayRegister={mayRegister} hasChain={hasChain} />
            )}
            {step === placeOf("story") && <StoryFields form={offeringForm} types={types} />}
            {step === placeOf("terms") && (
              <>
                <TermsFields form={offeringForm} />
                <TermsSummary values={values} token={token} now={now} />
              </>
            )}
            {step === placeOf("eligibility") && <EligibilityFields form={offeringForm} />}
            {step === placeOf("address") && <AddressField form={offeringForm} origin={origin} />}
            {isLast && <StepReview offering={offering} isTokenNew={isNew} origin={origin} onGo={goTo} />}
          </Wizard>
          <KeepingStatus state={wizard.keeping} onReload={wizard.reload} />
        </div>
        <Preview offering={offering} />
      </div>
    </div>
  );
}

function initialTokenFor(tokenId: string, token: RouterOutputs["token"]["get"] | undefined) {
  return token?.tokenId === tokenId ? token : undefined;
}
