import { z } from "zod";
import { customerTypes, verificationProviders, verificationStatuses } from "#db/schema/enums.ts";
import { countryCode } from "#server/kernel/fields/country.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  updatedRange,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { ME } from "#server/kernel/fields/me.ts";
import { keptMetadata, metadata, metadataFilter } from "#server/kernel/fields/metadata.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { named, omittable, several } from "#server/kernel/fields/several.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Most wallets of a customer. */
export const MOST_WALLETS = 50;

/** An e-mail address, or nothing. */
const email = freeText(320).refine((value) => value === "" || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value), {
  error: "Send an e-mail address, for example ada@example.com.",
});

/** A telephone number as people write it, or nothing. */
const phone = freeText(40).refine((value) => value === "" || /^\+?[\d\s().\-/]{3,}$/.test(value), {
  error: "Send a telephone number, for example +49 40 1234567.",
});

const addressFields = {
  line1: freeText(200).optional().meta({ description: "Street and number.", example: "Sandtorkai 12" }),
  line2: freeText(200).optional().meta({ description: "What else the address needs.", example: "3rd floor" }),
  city: freeText(200).optional().meta({ description: "City.", example: "Hamburg" }),
  state: freeText(200).optional().meta({ description: "State or region.", example: "Hamburg" }),
  postalCode: freeText(40).optional().meta({ description: "Postal code.", example: "20457" }),
};

const newWallets = z
  .array(
    z.object({
      address: walletAddress.meta({
        description: "Wallet address.",
        example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      }),
    }),
  )
  .min(1, { error: "Send at least one wallet." })
  .max(MOST_WALLETS, { error: `Send at most ${MOST_WALLETS} wallets.` })
  .superRefine((wallets, context) => {
    const seen = new Set<string>();
    for (const [index, { address }] of wallets.entries()) {
      const key = address.toLowerCase();
      if (seen.has(key)) {
        context.addIssue({
          code: "custom",
          path: [index, "address"],
          message: "This wallet is in the list twice.",
        });
      }
      seen.add(key);
    }
  });

const amountText = (description: string, example: string) =>
  z.object({ amount: z.string().meta({ description, example }) });

const balance = {
  total: z.string().meta({ description: "All tokens of the wallet.", example: "250" }),
  available: amountText("Tokens that can be offered or transferred.", "200").meta({
    description: "What is free to move.",
  }),
  frozen: amountText("Tokens held by open offers and lock-ups.", "50").meta({
    description: "What open offers hold, and what is locked up.",
  }),
};

export const wallet = z
  .object({
    address: z.string().meta({
      description: "Wallet address with its EIP-55 checksum.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    object: z.literal("wallet").meta({ description: "Always `wallet`.", example: "wallet" }),
    isProven: z.boolean().meta({
      description: "Whether the customer has proven by a signature that the wallet is its own.",
      example: false,
    }),
    provenAt: z
      .string()
      .optional()
      .meta({ description: "When it did; absent until then.", example: "2027-01-12T09:05:00.000Z" }),
    balances: z
      .object({
        token: z.string().meta({
          description: "Address of the token the balance is of.",
          example: "0x52908400098527886E0F7030069857D2E4169EE7",
        }),
        ...balance,
      })
      .meta({
        description: "Balance of the token in question: an offer's, otherwise the organization's first.",
      }),
  })
  .meta({ id: "Wallet", description: "A wallet of a customer." });
export type Wallet = z.infer<typeof wallet>;

export const holding = z
  .object({
    object: objectName("holding"),
    tokenId: z.string().meta({ description: "The token held.", example: "harbour-lofts" }),
    name: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
    symbol: z.string().meta({ description: "Its symbol.", example: "HLH" }),
    walletAddress: z.string().meta({
      description: "The wallet that holds it.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    ...balance,
    lockedUp: z
      .array(
        z.object({
          amount: z.string().meta({ description: "Tokens of the frozen ones.", example: "25" }),
          until: z
            .string()
            .meta({ description: "When they become available.", example: "2027-10-30T22:00:00.000Z" }),
        }),
      )
      .optional()
      .meta({
        description: "What is locked up after a purchase, the next to be free first; absent without.",
      }),
    chain: z
      .object({
        total: z
          .string()
          .meta({ description: "Tokens of the wallet there, as far as it is final.", example: "200" }),
        frozen: z.string().meta({ description: "Those of them that are held back there.", example: "50" }),
        block: z.number().optional().meta({
          description: "The final block that last moved some; absent before the first.",
          example: 19_482_113,
        }),
        inSync: z.boolean().meta({
          description: "Whether the chain has what the register says, and nothing is on its way.",
          example: false,
        }),
      })
      .optional()
      .meta({ description: "The wallet on the token's chain; absent where the token is on none." }),
  })
  .meta({ id: "Holding", description: "What one wallet holds of one token." });
export type Holding = z.input<typeof holding>;

/** What an individual or an organization still owes before its check can begin. */
export const dueFields = [
  "name",
  "email",
  "phone",
  "address.line1",
  "address.city",
  "address.postalCode",
] as const;

const publicCustomer = {
  id: z.string().meta({
    description: "Unique identifier, assigned by the service.",
    example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  }),
  object: z.literal("customer").meta({ description: "Always `customer`.", example: "customer" }),
  type: z.enum(customerTypes).meta({ description: "A person or an organization.", example: "INDIVIDUAL" }),
  countryCode: z.string().meta({ description: "ISO 3166-1 alpha-2 code of the address.", example: "DE" }),
  wallets: z.array(wallet).meta({ description: "Wallets of the customer." }),
};

const privateCustomer = {
  verificationStatus: z
    .enum(verificationStatuses)
    .meta({ description: "Where the identity check stands.", example: "INCOMPLETE" }),
  verification: z
    .object({
      currentlyDue: z
        .array(z.string())
        .meta({ description: "Fields the check still needs.", example: ["phone"] }),
      lastError: z
        .object({
          code: z.string().meta({ description: "Code of the refusal.", example: "name_mismatch" }),
          reason: z
            .string()
            .meta({ description: "Why it was refused.", example: "The name does not match the document." }),
        })
        .optional()
        .meta({ description: "Why the last check was refused." }),
      provider: z.enum(verificationProviders).optional().meta({
        description: "Who decides the last check, or decided it; absent while there was none.",
        example: "MANUAL",
      }),
      submittedAt: z
        .string()
        .optional()
        .meta({ description: "When the last check began.", example: "2027-01-12T09:05:00.000Z" }),
      verifiedAt: z
        .string()
        .optional()
        .meta({ description: "When the customer was verified.", example: "2027-01-12T10:00:00.000Z" }),
      validUntil: z.string().optional().meta({
        description: "Until when that holds; a new check is needed then.",
        example: "2029-01-11T10:00:00.000Z",
      }),
      assignee: z
        .object({
          userId: z.string().meta({ description: "Identifier of the person.", example: "usr_demo_owner" }),
          name: z.string().meta({ description: "Its name.", example: "Clara Winter" }),
        })
        .optional()
        .meta({
          description: "Who sees to the check that runs; for the issuer alone, absent inside offers.",
        }),
    })
    .meta({ description: "What the identity check needs, and how far it is." }),
  isBlocked: z.boolean().meta({
    description: "Whether the issuer keeps the customer from buying and trading at the moment.",
    example: false,
  }),
  blockedAt: z
    .string()
    .optional()
    .meta({ description: "Since when; absent otherwise.", example: "2027-01-12T09:00:00.000Z" }),
  hasCompletedProviderSetup: z
    .boolean()
    .meta({ description: "Whether the setup at the payment provider is complete.", example: false }),
  referralCode: z.string().meta({ description: "Unique referral code.", example: "K7WQ2M9X" }),
  createdAt: z.string().meta({ description: "Creation time.", example: "2027-01-12T09:00:00.000Z" }),
  updatedAt: z
    .string()
    .meta({ description: "Time of the last change.", example: "2027-01-12T09:00:00.000Z" }),
  username: z.string().optional().meta({ description: "Username.", example: "ada" }),
  name: z.string().optional().meta({ description: "Name.", example: "Ada Lindqvist" }),
  email: z.string().optional().meta({ description: "E-mail address.", example: "ada@example.com" }),
  phone: z.string().optional().meta({ description: "Telephone number.", example: "+49 40 1234567" }),
  metadata: keptMetadata.optional(),
  address: z.object(addressFields).optional().meta({ description: "Postal address." }),
  holdings: z.array(holding).meta({ description: "All tokens of all wallets." }),
};

export const customer = z
  .object({ ...publicCustomer, ...privateCustomer })
  .meta({ id: "Customer", description: "A person or an organization with wallets." });
export type Customer = z.input<typeof customer>;

/** A customer as an offer embeds it: whole for keys and members, masked for everybody else (docs/domain.md, Access). */
export const embeddedCustomer = z
  .object({ ...publicCustomer, ...z.object(privateCustomer).partial().shape })
  .meta({
    id: "EmbeddedCustomer",
    description: "A customer inside an offer; personal data only where the caller may see it.",
  });
export type EmbeddedCustomer = z.input<typeof embeddedCustomer>;

export const exampleCustomer = exampleOf(customer, {
  verification: { currentlyDue: ["phone"] },
  wallets: [
    {
      address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      object: "wallet",
      isProven: false,
      balances: {
        token: "0x52908400098527886E0F7030069857D2E4169EE7",
        total: "0",
        available: { amount: "0" },
        frozen: { amount: "0" },
      },
    },
  ],
  address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
  holdings: [],
  blockedAt: undefined,
  phone: undefined,
});

/** A customer as an operation names it. */
export const customerId = identifier.meta({
  description: "Identifier of the customer.",
  example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
});

export const createCustomer = defineOperation({
  name: "createCustomer",
  method: "POST",
  path: "/customer",
  tag: "Customer",
  summary: "Onboard a customer",
  description: "Onboards an individual or an organization with one or more wallets.",
  access: "caller",
  needs: "customer:write",
  errors: ["wallet_taken"],
  input: z.object({
    wallets: newWallets.meta({ description: "Wallets of the customer, at least one." }),
    type: z.enum(customerTypes).meta({ description: "A person or an organization.", example: "INDIVIDUAL" }),
    countryCode: countryCode.meta({ description: "ISO 3166-1 alpha-2 code of the address.", example: "DE" }),
    username: freeText(100).optional().meta({ description: "Username.", example: "ada" }),
    name: freeText(200).optional().meta({ description: "Name.", example: "Ada Lindqvist" }),
    email: email.optional().meta({ description: "E-mail address.", example: "ada@example.com" }),
    phone: phone.optional().meta({ description: "Telephone number.", example: "+49 40 1234567" }),
    metadata: metadata.optional(),
    address: z.object(addressFields).optional().meta({ description: "Postal address." }),
  }),
  output: customer,
  example: {
    input: {
      wallets: [{ address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D" }],
      type: "INDIVIDUAL",
      countryCode: "DE",
      username: "ada",
      name: "Ada Lindqvist",
      email: "ada@example.com",
      metadata: { userId: "42" },
      address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
    },
    output: exampleCustomer,
  },
});

export const getCustomer = defineOperation({
  name: "getCustomer",
  method: "GET",
  path: "/customer/{customerId}",
  tag: "Customer",
  summary: "Get a customer",
  description: "One customer of the organization; a signed-in customer sees itself alone.",
  access: "caller",
  needs: "customer:read",
  errors: ["customer_not_found"],
  input: z.object({ customerId }),
  output: customer,
  example: { input: { customerId: exampleCustomer.id }, output: exampleCustomer },
});

export const customerSorts = ["createdAt", "name", "submittedAt"] as const;

export const listCustomers = defineOperation({
  name: "listCustomers",
  method: "GET",
  path: "/customer",
  tag: "Customer",
  summary: "List customers",
  description: "The organization's customers, newest first.",
  access: "caller",
  needs: "customer:read",
  errors: [],
  input: listInput(customerSorts, {
    ...counted,
    type: z
      .enum(customerTypes)
      .optional()
      .meta({ description: "Only persons, or only organizations.", example: "INDIVIDUAL" }),
    verificationStatus: several(verificationStatuses, {
      description: "Only customers whose check stands at one of these.",
      example: ["COMPLETED"],
    }),
    countryCode: countryCode
      .optional()
      .meta({ description: "Only customers of this country.", example: "DE" }),
    isBlocked: z
      .enum(["true", "false"])
      .optional()
      .meta({ description: "Only customers who are blocked, or only ones who are not.", example: "true" }),
    email: freeText(320).optional().meta({
      description: "Only customers of this e-mail address, in any case.",
      example: "ada@example.com",
    }),
    walletAddress: walletAddress.optional().meta({
      description: "Only customers who named this wallet.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    metadata: metadataFilter,
    ...createdRange,
    ...updatedRange,
    ids: named("customers", exampleCustomer.id),
    omit: omittable(["address", "phone", "metadata"]),
    assigneeId: identifier.optional().meta({
      description: `Only customers whose check this person sees to; \`${ME}\` names the caller.`,
      example: ME,
    }),
    tokenId: identifier.optional().meta({
      description: "Only holders of this token, whose balances are then shown.",
      example: "harbour-lofts",
    }),
  }),
  output: countedOutput(customer),
  example: {
    input: {},
    output: wholeList([exampleCustomer]),
  },
});
