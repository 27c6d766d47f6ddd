import {
  IconBan,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconFlag,
  IconHourglass,
  IconLock,
  IconPencil,
  IconPlayerPause,
  IconReceiptRefund,
  IconShoppingCart,
  IconTag,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { KeyStatus } from "#server/api-key/contract.ts";
import type { Intention, OfferStatus } from "#server/bulletin-board/contract.ts";
import type { VerificationStatus } from "#server/customer/contract.ts";
import type { InvitationStatus } from "#server/invitation/contract.ts";
import type { Availability, OfferingState } from "#server/offering/contract.ts";
import type { PurchaseStatus, SettlementStatus } from "#server/purchase-intent/contract.ts";

/** How a status feels; colour follows from it, and never speaks alone. */
export type Tone = "neutral" | "info" | "positive" | "warning" | "negative";

export interface StatusLook {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: ComponentType<{ size?: number; stroke?: number; "aria-hidden"?: boolean }>;
}

/** Every status of the interface by kind, as the pages name and draw it. */
export const statuses = {
  availability: {
    UPCOMING: { label: "Opens soon", tone: "info", icon: IconCalendarTime },
    OPEN: { label: "Open", tone: "positive", icon: IconCircleCheck },
    SOLD_OUT: { label: "Sold out", tone: "neutral", icon: IconLock },
    RESIDUAL: { label: "Almost sold out", tone: "warning", icon: IconHourglass },
    ENDED: { label: "Ended", tone: "neutral", icon: IconFlag },
  },
  offeringState: {
    DRAFT: { label: "Draft", tone: "neutral", icon: IconPencil },
    PUBLISHED: { label: "Published", tone: "positive", icon: IconCircleCheck },
    PAUSED: { label: "Paused", tone: "warning", icon: IconPlayerPause },
    CLOSED_SUCCESSFUL: { label: "Closed, successful", tone: "info", icon: IconFlag },
    CLOSED_UNSUCCESSFUL: { label: "Closed, goal missed", tone: "negative", icon: IconCircleX },
    CANCELLED: { label: "Cancelled", tone: "negative", icon: IconBan },
  },
  purchaseStatus: {
    COMPLETED: { label: "Completed", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Failed", tone: "negative", icon: IconCircleX },
    PENDING: { label: "Pending", tone: "warning", icon: IconClock },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
  },
  settlementStatus: {
    NONE: { label: "Not settled yet", tone: "neutral", icon: IconCircleDashed },
    ALLOCATED: { label: "Tokens allocated", tone: "info", icon: IconHourglass },
    DELIVERED: { label: "Tokens delivered", tone: "positive", icon: IconCircleCheck },
    REFUND_DUE: { label: "Refund due", tone: "warning", icon: IconReceiptRefund },
    REFUNDED: { label: "Refunded", tone: "neutral", icon: IconReceiptRefund },
  },
  verificationStatus: {
    INCOMPLETE: { label: "Incomplete", tone: "warning", icon: IconCircleDashed },
    IN_PROGRESS: { label: "In review", tone: "info", icon: IconClock },
    COMPLETED: { label: "Verified", tone: "positive", icon: IconCircleCheck },
  },
  offerStatus: {
    OPEN: { label: "Open", tone: "positive", icon: IconCircleDashed },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
    FILLED: { label: "Filled", tone: "info", icon: IconCircleCheck },
  },
  invitationStatus: {
    PENDING: { label: "Pending", tone: "warning", icon: IconClock },
    ACCEPTED: { label: "Accepted", tone: "positive", icon: IconCircleCheck },
    DECLINED: { label: "Declined", tone: "neutral", icon: IconCircleX },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
    EXPIRED: { label: "Expired", tone: "neutral", icon: IconHourglass },
  },
  keyStatus: {
    ACTIVE: { label: "Active", tone: "positive", icon: IconCircleCheck },
    EXPIRED: { label: "Expired", tone: "neutral", icon: IconHourglass },
    REVOKED: { label: "Revoked", tone: "negative", icon: IconBan },
  },
  intention: {
    BUY: { label: "Buy", tone: "info", icon: IconShoppingCart },
    SELL: { label: "Sell", tone: "warning", icon: IconTag },
  },
} as const satisfies {
  availability: Record<Availability, StatusLook>;
  offeringState: Record<OfferingState, StatusLook>;
  purchaseStatus: Record<PurchaseStatus, StatusLook>;
  settlementStatus: Record<SettlementStatus, StatusLook>;
  verificationStatus: Record<VerificationStatus, StatusLook>;
  offerStatus: Record<OfferStatus, StatusLook>;
  invitationStatus: Record<InvitationStatus, StatusLook>;
  keyStatus: Record<KeyStatus, StatusLook>;
  intention: Record<Intention, StatusLook>;
};

export type StatusKind = keyof typeof statuses;
export type StatusValue<Kind extends StatusKind> = keyof (typeof statuses)[Kind] & string;

/** The look of one status. */
export function statusLook<Kind extends StatusKind>(kind: Kind, value: StatusValue<Kind>): StatusLook {
  return statuses[kind][value] as StatusLook;
}

/** The choices of a filter over a kind of status: `{ value, label }`, in the interface's order. */
export function statusOptions(kind: StatusKind): { value: string; label: string }[] {
  return Object.entries<StatusLook>(statuses[kind]).map(([value, { label }]) => ({ value, label }));
}
