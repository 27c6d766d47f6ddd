import type {
  CancelReason,
  Currency,
  CustomerType,
  DistributionKind,
  Intention,
  OfferingState,
  PurchaseStatus,
  VerificationStatus,
} from "#db/schema/enums.ts";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
/** The shapes in which the demo's story is written down: what is fixed, before chance and the calendar fill it in. */

/** Days before the start of the demo; fractions are hours. Negative = still to come. */
export type DaysAgo = number;

export interface OrganizationPlan {
  id: string;
  slug: string;
  name: string;
  founded: DaysAgo;
  /** Where bank transfers go. */
  account: { holder: string; iban: string; bic: string };
  /** How it shows itself, where it does by more than its name. */
  brand?: Brand;
  /** Its logo, as a file of `pictures/`. */
  logo?: string;
  /** Who decided on its customers' checks. */
  reviewer?: string;
  offerings: readonly OfferingPlan[];
  customers: readonly CustomerPlan[];
  board: readonly OfferPlan[];
  distributions?: readonly DistributionPlan[];
}

interface TokenPlan {
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: number;
  isPaused?: boolean;
  /** Left out = one of chance. */
  address?: string;
  /** Tokens that were handed out before the offering. */
  mints?: readonly { customer: string; amount: number; ago: DaysAgo; note: string }[];
}

export interface OfferingPlan {
  /** Also the token's id, the subdomain and the name of the image. */
  slug: string;
  /** Left out = one of chance. */
  id?: string;
  title: string;
  subtitle: string;
  description: string;
  type: string;
  /** null = the price stands in whichever currency a payment names. */
  currency: Currency | null;
  price: string;
  min: number;
  max: number;
  hardCap: number;
  softCap: number;
  opens: DaysAgo;
  closes: DaysAgo;
  state: OfferingState;
  eligibility?: EligibilityPlan;
  /** Days after delivery during which the tokens cannot be sold on. */
  lockUpDays?: number;
  token: TokenPlan;
  sales?: SalesPlan;
}

/** Who may buy; what is left out allows everybody. */
interface EligibilityPlan {
  allowedCountries?: readonly string[];
  blockedCountries?: readonly string[];
  customerTypes?: readonly CustomerType[];
  verifiedOnly?: boolean;
  maxInvestors?: number;
}

/** What chance has to fill in, besides the purchases that are known. */
export interface SalesPlan {
  /** Sum of the completed purchases, in whole euros or dollars. */
  raised: number;
  /** Amounts that people choose, the usual ones repeated; organizations choose four times as much. */
  sizes: readonly [number, ...number[]];
  /** When the last purchase was made; left out = today, or the end. */
  until?: DaysAgo;
  pending?: number;
  failed?: number;
  cancelled?: number;
  known?: readonly KnownPurchase[];
}

export interface KnownPurchase {
  customer: string;
  amount: number;
  ago: DaysAgo;
  status?: PurchaseStatus;
  /** Which of the customer's wallets; the first when left out. */
  wallet?: number;
  /** What of a PENDING one has come in, and how long ago. */
  received?: { amount: number; ago: DaysAgo };
}

export interface CustomerPlan {
  /** How the rest of the story calls the customer. */
  key: string;
  /** `cus_demo_…` for the customers that the documentation names. */
  id?: string;
  type: CustomerType;
  countryCode: string;
  username?: string;
  name?: string;
  email?: string;
  phone?: string;
  address?: { line1: string; line2?: string; city: string; state?: string; postalCode: string };
  metadata?: Record<string, unknown>;
  joined: DaysAgo;
  status: VerificationStatus;
  /** Why the last check was refused. */
  refusal?: { code: string; reason: string };
  blocked?: DaysAgo;
  /** Addresses that are fixed, or how many of chance. */
  wallets?: readonly string[] | number;
  /** How often the customer buys, 1 = as most do. */
  eagerness?: number;
  /** The part of an offering's maximum that chance may fill, at most. */
  thrift?: number;
}

/** What became of an offer, and when. */
type OfferOutcome =
  | { status: "OPEN"; expires?: DaysAgo }
  | { status: "CANCELLED"; reason: CancelReason; ago: DaysAgo }
  | { status: "FILLED"; taker: string; ago: DaysAgo };

export interface OfferPlan {
  id?: string;
  token: string;
  maker: string;
  intention: Intention;
  amount: number;
  /** Euros for one token. */
  unitPrice: string;
  posted: DaysAgo;
  outcome: OfferOutcome;
}

/** What was or will be paid to the holders of a token. */
export interface DistributionPlan {
  token: string;
  kind: DistributionKind;
  title: string;
  amount: string;
  currency: Currency;
  /** The record date; negative = it is still to come. */
  record: DaysAgo;
  announced: DaysAgo;
  /** Customers whose payment came back. */
  failed?: readonly string[];
}

/** Paragraphs as a description holds them: plain text, a blank line between two. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join("\n\n");
}
