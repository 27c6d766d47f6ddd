import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { type WizardValues, wizardInput } from "./wizard-values.ts";

/** The wizard's steps, each with the fields of the contract that it fills; a path covers what is below it. */
export const steps = [
  { id: "asset", label: "Asset", fields: ["tokenId", "newToken"] },
  { id: "story", label: "Story", fields: ["title", "subtitle", "description", "type", "imageUrl"] },
  { id: "terms", label: "Terms", fields: ["pricePerToken", "currency", "offeringPeriod", "fundingLimits"] },
  { id: "eligibility", label: "Eligibility", fields: ["eligibility"] },
  { id: "address", label: "Address", fields: ["subdomain"] },
  { id: "review", label: "Review", fields: [] },
] as const;

export type StepId = (typeof steps)[number]["id"];

/** The place of a step. */
export function placeOf(id: StepId): number {
  return steps.findIndex((step) => step.id === id);
}

/** The step that a field of the contract belongs to; what belongs to none is told on the last one. */
export function stepOfField(path: string): number {
  const place = steps.findIndex(({ fields }) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return place === -1 ? steps.length - 1 : place;
}

/** The first incomplete step; later steps cannot be opened. */
export function furthestStep(values: WizardValues): number {
  const read = createOffering.input.safeParse(wizardInput(values));
  if (read.success) return steps.length - 1;
  return Math.min(...read.error.issues.map(({ path }) => stepOfField(path.join("."))));
}
