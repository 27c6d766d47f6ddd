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
import type {
  BankEntryStatus,
  ChainDifferenceStatus,
  ChainProgress,
  ChainTokenStatus,
  ChainTransactionStatus,
  ChargeBackStatus,
  DistributionPaymentStatus,
  DistributionStatus,
  Intention,
  OfferingState,
  OfferingUpdateStatus,
  OfferStatus,
  PaymentStatus,
  PurchaseStatus,
  RefundStatus,
  SettlementStatus,
  TradePaymentStatus,
  VerificationCheckStatus,
  VerificationStatus,
  WebhookDeliveryStatus,
  WebhookEndpointStatus,
} from "#db/schema/enums.ts";
import type { InvitationStatus } from "#server/domain/organization/invitation/contract.ts";
import type { Availability } from "#server/domain/primary/offering/contract.ts";
import type { ExportState } from "#server/feed/export/contract.ts";
import type { KeyStatus } from "#server/platform/api-key/contract.ts";
import type { JobState } from "#server/platform/queue/contract.ts";

/** How a status feels; colour follows from it, and never speaks alone. */
type Tone = "neutral" | "info" | "positive" | "warning" | "negative";

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
  offeringUpdateStatus: {
    DRAFT: { label: "Draft", tone: "neutral", icon: IconPencil },
    SCHEDULED: { label: "Scheduled", tone: "info", icon: IconCalendarTime },
    PUBLISHED: { label: "Published", tone: "positive", icon: IconCircleCheck },
    WITHDRAWN: { label: "Withdrawn", tone: "neutral", icon: IconBan },
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
  checkStatus: {
    IN_PROGRESS: { label: "Running", tone: "info", icon: IconClock },
    APPROVED: { label: "Approved", tone: "positive", icon: IconCircleCheck },
    REJECTED: { label: "Refused", tone: "negative", icon: IconCircleX },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
    EXPIRED: { label: "Expired", tone: "neutral", icon: IconHourglass },
  },
  offerStatus: {
    OPEN: { label: "Open", tone: "positive", icon: IconCircleDashed },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
    FILLED: { label: "Filled", tone: "info", icon: IconCircleCheck },
  },
  paymentStatus: {
    OPEN: { label: "Begun", tone: "neutral", icon: IconCircleDashed },
    PROCESSING: { label: "Under way", tone: "info", icon: IconClock },
    SUCCEEDED: { label: "Received", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Refused", tone: "negative", icon: IconCircleX },
    EXPIRED: { label: "Expired", tone: "neutral", icon: IconHourglass },
  },
  chargeBackStatus: {
    OPEN: { label: "The bank decides", tone: "warning", icon: IconHourglass },
    WON: { label: "Won", tone: "positive", icon: IconCircleCheck },
    LOST: { label: "Lost", tone: "negative", icon: IconCircleX },
  },
  refundStatus: {
    DUE: { label: "Due", tone: "warning", icon: IconReceiptRefund },
    PROCESSING: { label: "Being sent", tone: "info", icon: IconClock },
    SUCCEEDED: { label: "Sent", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Failed", tone: "negative", icon: IconCircleX },
  },
  bankEntryStatus: {
    MATCHED: { label: "Matched", tone: "positive", icon: IconCircleCheck },
    OPEN: { label: "Needs you", tone: "warning", icon: IconClock },
    RESOLVED: { label: "Resolved", tone: "info", icon: IconCircleCheck },
    IGNORED: { label: "No purchase's", tone: "neutral", icon: IconBan },
  },
  tradePaymentStatus: {
    NOT_TRACKED: { label: "Not tracked", tone: "neutral", icon: IconCircleDashed },
    DUE: { label: "Payment due", tone: "warning", icon: IconClock },
    PAID: { label: "Paid", tone: "positive", icon: IconCircleCheck },
  },
  distributionStatus: {
    SCHEDULED: { label: "Scheduled", tone: "info", icon: IconCalendarTime },
    PROCESSING: { label: "Being paid", tone: "warning", icon: IconHourglass },
    COMPLETED: { label: "All paid", tone: "positive", icon: IconCircleCheck },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
  },
  distributionPaymentStatus: {
    DUE: { label: "Due", tone: "info", icon: IconClock },
    PROCESSING: { label: "On its way", tone: "warning", icon: IconHourglass },
    PAID: { label: "Paid", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Failed", tone: "negative", icon: IconCircleX },
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
  webhookEndpointStatus: {
    ENABLED: { label: "Enabled", tone: "positive", icon: IconCircleCheck },
    DISABLED: { label: "Disabled", tone: "neutral", icon: IconBan },
  },
  webhookDeliveryStatus: {
    PENDING: { label: "Pending", tone: "warning", icon: IconClock },
    SUCCEEDED: { label: "Delivered", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Given up", tone: "negative", icon: IconCircleX },
  },
  jobState: {
    WAITING: { label: "Waiting", tone: "neutral", icon: IconClock },
    RUNNING: { label: "Running", tone: "info", icon: IconHourglass },
    FAILING: { label: "Failing, tried again", tone: "warning", icon: IconHourglass },
    DEAD: { label: "Given up", tone: "negative", icon: IconCircleX },
  },
  exportState: {
    PENDING: { label: "Waiting", tone: "neutral", icon: IconClock },
    RUNNING: { label: "Preparing", tone: "info", icon: IconHourglass },
    COMPLETED: { label: "Ready", tone: "positive", icon: IconCircleCheck },
    FAILED: { label: "Failed", tone: "negative", icon: IconCircleX },
    CANCELLED: { label: "Cancelled", tone: "neutral", icon: IconBan },
    EXPIRED: { label: "Expired", tone: "neutral", icon: IconFlag },
  },
  chainProgress: {
    QUEUED: { label: "In line", tone: "neutral", icon: IconClock },
    SENT: { label: "Sent", tone: "info", icon: IconHourglass },
    MINED: { label: "In a block", tone: "info", icon: IconHourglass },
    FINAL: { label: "Final", tone: "positive", icon: IconCircleCheck },
    REFUSED: { label: "Refused", tone: "negative", icon: IconCircleX },
  },
  chainTransactionStatus: {
    RESERVED: { label: "Prepared", tone: "neutral", icon: IconCircleDashed },
    SIGNED: { label: "Signed", tone: "neutral", icon: IconPencil },
    BROADCAST: { label: "Waits for a block", tone: "warning", icon: IconHourglass },
    MINED: { label: "In a block", tone: "info", icon: IconHourglass },
    FINAL: { label: "Final", tone: "positive", icon: IconCircleCheck },
    VOIDED: { label: "Voided", tone: "neutral", icon: IconBan },
  },
  chainTokenStatus: {
    DEPLOYING: { label: "Being made", tone: "info", icon: IconHourglass },
    LIVE: { label: "Live", tone: "positive", icon: IconCircleCheck },
    HALTED: { label: "Halted", tone: "negative", icon: IconPlayerPause },
    DETACHED: { label: "Detached", tone: "neutral", icon: IconBan },
  },
  chainDifferenceStatus: {
    OPEN: { label: "Needs a decision", tone: "negative", icon: IconCircleDashed },
    ADOPTED: { label: "Taken over", tone: "info", icon: IconCircleCheck },
    CORRECTED: { label: "Put right", tone: "positive", icon: IconCircleCheck },
    IGNORED: { label: "Left as it is", tone: "neutral", icon: IconBan },
  },
  intention: {
    BUY: { label: "Buy", tone: "info", icon: IconShoppingCart },
    SELL: { label: "Sell", tone: "warning", icon: IconTag },
  },
} as const satisfies {
  availability: Record<Availability, StatusLook>;
  offeringState: Record<OfferingState, StatusLook>;
  purchaseStatus: Record<PurchaseStatus, StatusLook>;
  offeringUpdateStatus: Record<OfferingUpdateStatus, StatusLook>;
  settlementStatus: Record<SettlementStatus, StatusLook>;
  verificationStatus: Record<VerificationStatus, StatusLook>;
  checkStatus: Record<VerificationCheckStatus, StatusLook>;
  offerStatus: Record<OfferStatus, StatusLook>;
  paymentStatus: Record<PaymentStatus, StatusLook>;
  chargeBackStatus: Record<ChargeBackStatus, StatusLook>;
  refundStatus: Record<RefundStatus, StatusLook>;
  bankEntryStatus: Record<BankEntryStatus, StatusLook>;
  tradePaymentStatus: Record<TradePaymentStatus, StatusLook>;
  distributionStatus: Record<DistributionStatus, StatusLook>;
  distributionPaymentStatus: Record<DistributionPaymentStatus, StatusLook>;
  invitationStatus: Record<InvitationStatus, StatusLook>;
  keyStatus: Record<KeyStatus, StatusLook>;
  webhookEndpointStatus: Record<WebhookEndpointStatus, StatusLook>;
  webhookDeliveryStatus: Record<WebhookDeliveryStatus, StatusLook>;
  jobState: Record<JobState, StatusLook>;
  exportState: Record<ExportState, StatusLook>;
  chainProgress: Record<ChainProgress, StatusLook>;
  chainTransactionStatus: Record<ChainTransactionStatus, StatusLook>;
  chainTokenStatus: Record<ChainTokenStatus, StatusLook>;
  chainDifferenceStatus: Record<ChainDifferenceStatus, StatusLook>;
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
