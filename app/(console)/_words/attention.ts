import { formatCount } from "#app/_words/format.ts";
import {
  type Attention,
  type AttentionKind,
  ENDING_DAYS,
  type SetUpStep,
} from "#server/feed/dashboard/contract.ts";

export type AttentionItem = Attention["items"][number];

interface Wording {
  /** One of them, and several after their number. */
  readonly one: string;
  readonly many: string;
  /** Where it is dealt with. */
  readonly href: string;
  /** The room of the console that counts it. */
  readonly room: string;
  /** Whether something went wrong, rather than waits. */
  readonly isWrong?: boolean;
}

/** What needs somebody, in the words of the dashboard, and where it is dealt with. */
export const attentionWords: Readonly<Record<AttentionKind, Wording>> = {
  UNMATCHED_MONEY: {
    one: "A transfer waits for your decision",
    many: "transfers wait for your decision",
    href: "/console/payments",
    room: "/console/payments",
  },
  REFUNDS_DUE: {
    one: "A refund waits for your transfer",
    many: "refunds wait for your transfer",
    href: "/console/payments/refunds?status=DUE&provider=BANK_TRANSFER",
    room: "/console/payments",
  },
  REFUNDS_FAILED: {
    one: "A refund could not be sent",
    many: "refunds could not be sent",
    href: "/console/payments/refunds?status=FAILED",
    room: "/console/payments",
    isWrong: true,
  },
  CLAIMS_OPEN: {
    one: "A charge-back left you out of money",
    many: "charge-backs left you out of money",
    href: "/console/payments",
    room: "/console/payments",
    isWrong: true,
  },
  CHECKS_WAITING: {
    one: "An identity check waits for a decision",
    many: "identity checks wait for a decision",
    href: "/console/verifications",
    room: "/console/verifications",
  },
  DISTRIBUTIONS_FAILED: {
    one: "A payment to a holder failed",
    many: "payments to holders failed",
    href: "/console/distributions/payments?status=FAILED",
    room: "/console/distributions",
    isWrong: true,
  },
  CHAIN_REFUSED: {
    one: "A movement was refused by the chain",
    many: "movements were refused by the chain",
    href: "/console/developers/chain?status=REFUSED",
    room: "/console/developers",
    isWrong: true,
  },
  OFFERINGS_ENDING: {
    one: "An offering ends within seven days",
    many: "offerings end within seven days",
    href: `/console/offerings?endsWithinDays=${ENDING_DAYS}&sort=endDate&order=asc`,
    room: "/console/offerings",
  },
  WEBHOOKS_FAILING: {
    one: "A webhook is not being delivered",
    many: "webhooks are not being delivered",
    href: "/console/developers",
    room: "/console/developers",
    isWrong: true,
  },
};

/** "3 refunds wait for your transfer". */
export function attentionSentence({ kind, count, isMore }: AttentionItem): string {
  const { one, many } = attentionWords[kind];
  return count === 1 ? one : `${isMore ? "More than " : ""}${formatCount(count)} ${many}`;
}

/** How much waits in each room of the console, by its address; "99+" where the number says no more. */
export function countsByRoom(items: readonly AttentionItem[]): Readonly<Record<string, string>> {
  const sums = new Map<string, number>();
  for (const { kind, count } of items) {
    const { room } = attentionWords[kind];
    sums.set(room, (sums.get(room) ?? 0) + count);
  }
  return Object.fromEntries([...sums].map(([room, sum]) => [room, sum > 99 ? "99+" : String(sum)]));
}

interface SetUpWords {
  readonly label: string;
  readonly why: string;
  readonly href: string;
  /** The page of an offering where it is done, where it is clear which offering. */
  readonly page?: string;
}

/** Where a step is done: at the only draft, where there is one. */
export function setUpHref({ step, offeringId }: Attention["checklist"][number]): string {
  const { href, page } = setUpWords[step];
  return offeringId === undefined || page === undefined ? href : `${href}/${offeringId}${page}`;
}

/** The steps of a new organization, in words, and where each is done. */
export const setUpWords: Readonly<Record<SetUpStep, SetUpWords>> = {
  BANK_ACCOUNT: {
    label: "Name your bank account",
    why: "Buyers transfer their money to it.",
    href: "/console/settings/payments",
  },
  BRAND: {
    label: "Show who you are",
    why: "Your logo and the name in the register, on pages and mails.",
    href: "/console/settings/brand",
  },
  TOKEN: { label: "Register a token", why: "It stands for the asset.", href: "/console/tokens/new" },
  OFFERING: {
    label: "Create an offering",
    why: "It takes a token, a story and terms.",
    href: "/console/offerings/new",
  },
  DOCUMENTS: {
    label: "Add its documents",
    why: "Buyers accept them before they pay.",
    href: "/console/offerings",
    page: "/documents",
  },
  PUBLISHED: {
    label: "Publish it",
    why: "From then on people can buy.",
    href: "/console/offerings",
    page: "",
  },
};
