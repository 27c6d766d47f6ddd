import { z } from "zod";
import { exampleOffering, offering, offeringId } from "#server/domain/primary/offering/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { freeText } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What became of the purchases of an offering that ended. */
const outcome = z
  .object({
    delivered: z
      .number()
      .meta({ description: "Purchases whose tokens were delivered with the end.", example: 38 }),
    inDelivery: z.number().meta({
      description:
        "Purchases beyond the first thousand, whose tokens are delivered in the minutes after the end.",
      example: 0,
    }),
    awaitingWallet: z.number().meta({
      description: "Purchases whose tokens are delivered once their wallet is proven.",
      example: 4,
    }),
    awaitingPayment: z.number().meta({
      description: "PENDING purchases that keep their room until they are paid or expire.",
      example: 2,
    }),
    released: z
      .number()
      .meta({ description: "Purchases that were cancelled with the offering.", example: 0 }),
    refunds: z
      .array(
        z.object({
          currency: currency.meta({ description: "Currency of the refunds.", example: "EUR" }),
          count: z.number().meta({ description: "Payments that go back.", example: 12 }),
          amount: z.number().meta({ description: "Their sum.", example: 15000 }),
        }),
      )
      .meta({ description: "Money that goes back to those who paid it, by currency.", example: [] }),
  })
  .meta({ description: "What became of its purchases." });

const endedOffering = offering.extend({ outcome }).meta({
  id: "EndedOffering",
  description: "An offering that was ended, and what became of its purchases.",
});
export type EndedOffering = z.input<typeof endedOffering>;

const example = { offeringId: exampleOffering.offeringId };
const ended = {
  ...exampleOffering,
  closedAt: "2027-04-01T09:00:00.000Z",
  outcome: { delivered: 0, inDelivery: 0, awaitingWallet: 0, awaitingPayment: 0, released: 0, refunds: [] },
};

export const pauseOffering = defineOperation({
  name: "pauseOffering",
  method: "POST",
  path: "/offering/{offeringId}/pause",
  tag: "Offering",
  summary: "Pause an offering",
  description:
    "Takes no new purchases for now: PUBLISHED becomes PAUSED. Purchases there are go on, and the end stays where it is.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "invalid_transition"],
  input: z.object({ offeringId }),
  output: offering,
  example: { input: example, output: { ...exampleOffering, state: "PAUSED" } },
});

export const resumeOffering = defineOperation({
  name: "resumeOffering",
  method: "POST",
  path: "/offering/{offeringId}/resume",
  tag: "Offering",
  summary: "Resume a paused offering",
  description: "Takes purchases again: PAUSED becomes PUBLISHED.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "invalid_transition", "offering_ended"],
  input: z.object({ offeringId }),
  output: offering,
  example: { input: example, output: exampleOffering },
});

export const closeOffering = defineOperation({
  name: "closeOffering",
  method: "POST",
  path: "/offering/{offeringId}/close",
  tag: "Offering",
  summary: "Close an offering early",
  description:
    "Ends a running offering now, as its end date would: where the soft cap is reached the tokens are delivered, otherwise every payer's refund is due. With `Dry-Run: true` it tells what would become of the purchases. Before its start an offering can only be cancelled.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "invalid_transition", "offering_not_started"],
  input: z.object({ offeringId }),
  output: endedOffering,
  example: { input: example, output: { ...ended, state: "CLOSED_UNSUCCESSFUL", raisedAtClose: 0 } },
});

export const cancelOffering = defineOperation({
  name: "cancelOffering",
  method: "POST",
  path: "/offering/{offeringId}/cancel",
  tag: "Offering",
  summary: "Cancel an offering",
  description:
    "Calls an offering off: its purchases are cancelled and whatever was paid is due back in the same moment. With `Dry-Run: true` it tells what would become of the purchases.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "invalid_transition"],
  input: z.object({
    offeringId,
    reason: freeText(500).optional().meta({
      description: "Why, in a sentence that buyers read with their cancelled purchases.",
      example: "The seller withdrew from the sale of the building.",
    }),
  }),
  output: endedOffering,
  example: { input: example, output: { ...ended, state: "CANCELLED", raisedAtClose: 0 } },
});
