import { type OnboardingValues, onboardingValues } from "./values.ts";

/** Where what was typed outlives a reload; the browser forgets it with the tab. */
const DRAFT = "offerboard-onboarding";

/** Keeps what was typed. */
export function storeDraft(values: OnboardingValues): void {
  sessionStorage.setItem(DRAFT, JSON.stringify(values));
}

/** What was typed before in this tab. */
export function readDraft(): OnboardingValues | undefined {
  try {
    return onboardingValues.safeParse(JSON.parse(sessionStorage.getItem(DRAFT) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Forgets what was typed, once the customer exists. */
export function forgetDraft(): void {
  sessionStorage.removeItem(DRAFT);
}
