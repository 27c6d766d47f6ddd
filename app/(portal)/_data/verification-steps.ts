import type { Step } from "#app/_components/timeline.tsx";
import { dueLabel } from "#app/_words/due-fields.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";

/** The way from onboarding to a verified identity (docs/domain.md, Verification). */
export function verificationSteps({ verificationStatus, verification }: Customer): readonly Step[] {
  const { currentlyDue, lastError } = verification;
  const due = currentlyDue.map((field) => dueLabel(field).toLowerCase()).join(", ");
  return [
    due === ""
      ? { title: "Your details", state: "done" }
      : { title: "Your details", state: "waiting", text: `Still missing: ${due}.` },
    check(verificationStatus, lastError?.reason),
    verificationStatus === "COMPLETED"
      ? { title: "Verified", state: "done", text: "Your purchases complete as soon as you have paid." }
      : { title: "Verified", state: "ahead" },
  ];
}

function check(status: Customer["verificationStatus"], refusal: string | undefined): Step {
  const title = "Identity check";
  if (status === "COMPLETED") return { title, state: "done" };
  if (status === "IN_PROGRESS") return { title, state: "waiting", text: "Your details are being checked." };
  if (refusal !== undefined)
    return { title, state: "failed", text: `The last check was refused: ${refusal}` };
  return { title, state: "ahead", text: "It starts by itself once nothing is missing." };
}
