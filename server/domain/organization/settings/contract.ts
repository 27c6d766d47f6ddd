import { z } from "zod";
import { verificationProviders } from "#db/schema/enums.ts";
import { bankAccount } from "#server/kernel/fields/bank-account.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { bic, iban } from "#server/kernel/fields/iban.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What counts for an organization that has set nothing. */
export const defaultSettings = {
  verificationProvider: "MANUAL",
  verificationValidDays: 730,
  tracksTradePayments: false,
} as const;

const validDays = z.number().meta({
  description: "How many days an approved identity check holds.",
  example: 730,
});

export const settings = z
  .object({
    object: objectName("settings"),
    bankAccount: bankAccount
      .optional()
      .meta({ description: "The account that bank transfers go to; absent until it is set." }),
    verificationProvider: z
      .enum(verificationProviders)
      .meta({ description: "Who checks customers' identity.", example: "MANUAL" }),
    verificationValidDays: validDays,
    tracksTradePayments: z.boolean().meta({
      description: "Whether the payment between buyer and seller of a bulletin-board offer is tracked.",
      example: false,
    }),
    updatedAt: z.string().optional().meta({
      description: "When they last changed; absent while all are the defaults.",
      example: "2027-01-12T09:00:00.000Z",
    }),
  })
  .meta({ id: "Settings", description: "How an organization wants things done." });
export type Settings = z.input<typeof settings>;

const exampleSettings = exampleOf(settings, {
  bankAccount: {
    accountHolder: "Nordlicht Real Assets GmbH",
    iban: "DE89370400440532013000",
    bic: "COBADEFFXXX",
  },
});

export const getSettings = defineOperation({
  name: "getSettings",
  method: "GET",
  path: "/settings",
  tag: "Organization",
  summary: "Get the settings",
  description: "How the caller's organization wants things done; defaults where it has set nothing.",
  access: "caller",
  needs: "organization:read",
  errors: [],
  input: z.object({}),
  output: settings,
  example: { input: {}, output: exampleSettings },
});

export const updateSettings = defineOperation({
  name: "updateSettings",
  method: "PATCH",
  path: "/settings",
  tag: "Organization",
  summary: "Change the settings",
  description:
    "Changes the fields that are sent. Purchases that are still to be paid show the new account from then on. For owners and admins.",
  access: "caller",
  needs: "organization:write",
  errors: [],
  input: z.object({
    bankAccount: bankAccount
      .extend({
        iban: iban.meta({ description: "IBAN, with or without spaces.", example: "DE89370400440532013000" }),
        bic: bic.optional().meta({ description: "BIC of the bank.", example: "COBADEFFXXX" }),
      })
      .nullable()
      .optional()
      .meta({ description: "The account that bank transfers go to, as a whole; null takes it away." }),
    verificationProvider: z
      .enum(verificationProviders)
      .optional()
      .meta({ description: "Who checks customers' identity.", example: "MANUAL" }),
    verificationValidDays: z
      .number()
      .int({ error: "Send a whole number of days from 1 to 3650." })
      .min(1, { error: "Send a whole number of days from 1 to 3650." })
      .max(3650, { error: "Send a whole number of days from 1 to 3650." })
      .optional()
      .meta({ description: "How many days an approved identity check holds.", example: 730 }),
    tracksTradePayments: z.boolean().optional().meta({
      description: "Whether the payment between buyer and seller of a bulletin-board offer is tracked.",
      example: false,
    }),
  }),
  output: settings,
  example: {
    input: {
      bankAccount: {
        accountHolder: "Nordlicht Real Assets GmbH",
        iban: "DE89370400440532013000",
        bic: "COBADEFFXXX",
      },
    },
    output: exampleSettings,
  },
});
