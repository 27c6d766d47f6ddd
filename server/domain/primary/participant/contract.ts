import { z } from "zod";
import { offeringId } from "#server/domain/primary/offering/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const OFFERING = "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const CUSTOMER = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const participant = z
  .object({
    object: objectName("participant"),
    offeringId: z.string().meta({ description: "The offering.", example: OFFERING }),
    customerId: z.string().meta({ description: "The customer.", example: CUSTOMER }),
    name: z.string().optional().meta({
      description: "Its name or username, where it has one.",
      example: "Ada Lindqvist",
    }),
    countryCode: z.string().meta({ description: "Its country.", example: "DE" }),
    purchases: z.number().meta({ description: "Purchases that are completed.", example: 2 }),
    purchaseAmount: z.number().meta({
      description: "What they come to; of an offering in either currency, in both together.",
      example: 2500,
    }),
    paid: z
      .array(
        z.object({
          currency: currency.meta({ description: "Currency of the sum.", example: "EUR" }),
          amount: z.number().meta({ description: "Sum in it.", example: 2500 }),
        }),
      )
      .meta({ description: "The same by currency." }),
    reservedAmount: z
      .number()
      .meta({ description: "What its pending purchases hold beside that.", example: 0 }),
    tokenAmount: z
      .string()
      .meta({ description: "Tokens it bought by completed purchases, as decimal text.", example: "200" }),
    lastPurchaseAt: z
      .string()
      .meta({ description: "When the newest of them was made.", example: "2027-02-01T09:00:00.000Z" }),
  })
  .meta({ id: "Participant", description: "A customer with completed purchases from an offering." });
export type Participant = z.input<typeof participant>;

export const listParticipants = defineOperation({
  name: "listParticipants",
  method: "GET",
  path: "/offering/{offeringId}/participant",
  tag: "Offering",
  summary: "List an offering's participants",
  description:
    "The customers with completed purchases from an offering, those who bought for the most first, as the register of its investors.",
  access: "caller",
  needs: ["purchase_intent:read", "payment:read"],
  errors: ["offering_not_found"],
  input: listInput(["purchaseAmount"], { ...counted, offeringId }),
  output: countedOutput(participant),
  example: {
    input: { offeringId: OFFERING },
    output: wholeList([exampleOf(participant)]),
  },
});
