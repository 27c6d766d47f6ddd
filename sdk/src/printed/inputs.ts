// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

import type {
  AcceptLegalRequest,
  AcceptOfferRequest,
  AddWalletRequest,
  AdvanceTestClockRequest,
  AssignVerificationRequest,
  AttachTokenRequest,
  BeginCheckoutRequest,
  BlockCustomerRequest,
  CancelIntentRequest,
  CancelOfferRequest,
  CancelOfferingRequest,
  ChangeMemberRequest,
  ChooseIdentityRequest,
  ClaimCustomerRequest,
  CloseClaimRequest,
  ConfirmPaymentRequest,
  CreateApiKeyRequest,
  CreateCustomerRequest,
  CreateCustomersRequest,
  CreateDistributionRequest,
  CreateExportRequest,
  CreateIntentRequest,
  CreateOfferRequest,
  CreateOfferingFormRequest,
  CreateOfferingRequest,
  CreateOfferingUpdateRequest,
  CreateOrganizationRequest,
  CreateSavedViewRequest,
  CreateTokenRequest,
  CreateWebhookEndpointRequest,
  DecideSandboxPaymentRequest,
  ErasePersonalDataRequest,
  ImportBankStatementRequest,
  InviteCustomerRequest,
  InviteMemberRequest,
  JoinIssuerRequest,
  MarkDistributionPaymentFailedRequest,
  MarkDistributionPaymentPaidRequest,
  MarkRefundRefundedRequest,
  MarkRefundedRequest,
  MarkTransfersPaidRequest,
  MintTokenRequest,
  ProveWalletRequest,
  ReadNoticesRequest,
  RejectVerificationRequest,
  ResolveBankEntryRequest,
  ResolveChainDifferenceRequest,
  TransferTokenRequest,
  UnblockCustomerRequest,
  UnsubscribeRequest,
  UpdateCustomerRequest,
  UpdateIntentRequest,
  UpdateMailChoicesRequest,
  UpdateOfferRequest,
  UpdateOfferingFormRequest,
  UpdateOfferingRequest,
  UpdateOfferingUpdateRequest,
  UpdateOrganizationRequest,
  UpdatePersonRequest,
  UpdateSettingsRequest,
  UpdateTestClockRequest,
  UpdateTokenRequest,
  UpdateWebhookEndpointRequest
} from "./types.ts";
/** What `offerings.create` takes. */
export type CreateOfferingInput = CreateOfferingRequest;
/** What `offerings.update` takes. */
export type UpdateOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
} & Partial<UpdateOfferingRequest>;
/** What `offerings.publish` takes. */
export type PublishOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `offerings.pause` takes. */
export type PauseOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `offerings.resume` takes. */
export type ResumeOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `offerings.close` takes. */
export type CloseOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `offerings.cancel` takes. */
export type CancelOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
} & Partial<CancelOfferingRequest>;
/** What `offerings.get` takes. */
export type GetOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
};
/** What `offerings.list` takes. */
export type ListOfferingsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "title" | "startDate" | "endDate" | "pricePerToken" | "raised" | "hardCap" | "participants";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /** Only offerings in one of these states. */
  state?: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED" | ("DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED")[];
  /** Only offerings of one of these availabilities. */
  availability?: "UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED" | ("UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED")[];
  /**
   * Only offerings of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only offerings, on sale or paused, whose end is no more than so many days away.
   * @example 7
   */
  endsWithinDays?: number;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
  /** What to leave out of each row, for a lighter list; several with commas between. */
  omit?: "subtitle" | "description" | "imageUrl" | "highlights" | "metadata" | ("subtitle" | "description" | "imageUrl" | "highlights" | "metadata")[];
};
/** What `offerings.participants` takes. */
export type ListParticipantsInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "purchaseAmount"
   */
  sort?: "purchaseAmount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
};
/** What `offeringForms.create` takes. */
export type CreateOfferingFormInput = CreateOfferingFormRequest;
/** What `offeringForms.update` takes. */
export type UpdateOfferingFormInput = {
  /**
   * Identifier of the form.
   * @example "ofm_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringFormId: string;
} & UpdateOfferingFormRequest;
/** What `offeringForms.delete` takes. */
export type DeleteOfferingFormInput = {
  /**
   * Identifier of the form.
   * @example "ofm_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringFormId: string;
};
/** What `offeringForms.get` takes. */
export type GetOfferingFormInput = {
  /**
   * Identifier of the form.
   * @example "ofm_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringFormId: string;
};
/** What `offeringForms.list` takes. */
export type ListOfferingFormsInput = Record<string, never>;
/** What `market.get` takes. */
export type GetMarketOfferingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `market.list` takes. */
export type ListMarketOfferingsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "title" | "startDate" | "endDate" | "pricePerToken" | "raised" | "hardCap" | "participants";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only offerings of this availability.
   * @example "OPEN"
   */
  availability?: "UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED";
  /**
   * Only offerings at this stage: OPEN also with a remainder, CLOSED = sold out or ended.
   * @example "OPEN"
   */
  stage?: "OPEN" | "UPCOMING" | "CLOSED";
  /**
   * Only offerings priced in this currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Only offerings of this type.
   * @example "Real estate"
   */
  type?: string;
  /**
   * Only offerings of this organization.
   * @example "org_demo"
   */
  organizationId?: string;
  /**
   * Only the offering with this subdomain.
   * @example "harbour-lofts"
   */
  subdomain?: string;
  /** What to leave out of each row, for a lighter list; several with commas between. */
  omit?: "subtitle" | "description" | "imageUrl" | "highlights" | "metadata" | ("subtitle" | "description" | "imageUrl" | "highlights" | "metadata")[];
};
/** What `market.updates` takes. */
export type ListMarketUpdatesInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "publishedAt"
   */
  sort?: "publishedAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
};
/** What `market.documents` takes. */
export type ListMarketDocumentsInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "title";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
};
/** What `issuers.get` takes. */
export type GetIssuerInput = {
  /**
   * Its short name, or its identifier.
   * @example "nordlicht"
   */
  slug: string;
};
/** What `offeringUpdates.create` takes. */
export type CreateOfferingUpdateInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
} & CreateOfferingUpdateRequest;
/** What `offeringUpdates.update` takes. */
export type UpdateOfferingUpdateInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Identifier of the update.
   * @example "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringUpdateId: string;
} & Partial<UpdateOfferingUpdateRequest>;
/** What `offeringUpdates.publish` takes. */
export type PublishOfferingUpdateInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Identifier of the update.
   * @example "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringUpdateId: string;
};
/** What `offeringUpdates.withdraw` takes. */
export type WithdrawOfferingUpdateInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Identifier of the update.
   * @example "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringUpdateId: string;
};
/** What `offeringUpdates.get` takes. */
export type GetOfferingUpdateInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Identifier of the update.
   * @example "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringUpdateId: string;
};
/** What `offeringUpdates.list` takes. */
export type ListOfferingUpdatesInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "publishedAt"
   */
  sort?: "publishedAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only updates that stand there.
   * @example "PUBLISHED"
   */
  status?: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "WITHDRAWN";
};
/** What `offeringDocuments.list` takes. */
export type ListOfferingDocumentsInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "title";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only those in force, or all.
   * @default "CURRENT"
   * @example "CURRENT"
   */
  versions?: "CURRENT" | "ALL";
};
/** What `offeringDocuments.withdraw` takes. */
export type WithdrawOfferingDocumentInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Identifier of the document's version.
   * @example "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringDocumentId: string;
};
/** What `offeringDocuments.acceptances` takes. */
export type ListDocumentAcceptancesInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
};
/** What `customers.create` takes. */
export type CreateCustomerInput = CreateCustomerRequest;
/** What `customers.createBulk` takes. */
export type CreateCustomersInput = CreateCustomersRequest;
/** What `customers.get` takes. */
export type GetCustomerInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `customers.list` takes. */
export type ListCustomersInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "name" | "submittedAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only persons, or only organizations.
   * @example "INDIVIDUAL"
   */
  type?: "INDIVIDUAL" | "ORGANIZATION";
  /** Only customers whose check stands at one of these. */
  verificationStatus?: "INCOMPLETE" | "IN_PROGRESS" | "COMPLETED" | ("INCOMPLETE" | "IN_PROGRESS" | "COMPLETED")[];
  /**
   * Only customers of this country.
   * @example "DE"
   */
  countryCode?: string;
  /**
   * Only customers who are blocked, or only ones who are not.
   * @example "true"
   */
  isBlocked?: "true" | "false";
  /**
   * Only customers of this e-mail address, in any case.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Only customers who named this wallet.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress?: string;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these customers: their identifiers, parted by commas, at most 100.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /** What to leave out of each row, for a lighter list; several with commas between. */
  omit?: "address" | "phone" | "metadata" | ("address" | "phone" | "metadata")[];
  /**
   * Only customers whose check this person sees to; `me` names the caller.
   * @example "me"
   */
  assigneeId?: string;
  /**
   * Only holders of this token, whose balances are then shown.
   * @example "harbour-lofts"
   */
  tokenId?: string;
};
/** What `customers.update` takes. */
export type UpdateCustomerInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & Partial<UpdateCustomerRequest>;
/** What `customers.block` takes. */
export type BlockCustomerInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & BlockCustomerRequest;
/** What `customers.unblock` takes. */
export type UnblockCustomerInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & UnblockCustomerRequest;
/** What `wallets.add` takes. */
export type AddWalletInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & AddWalletRequest;
/** What `wallets.challenge` takes. */
export type CreateWalletChallengeInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * One of the customer's wallets.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
};
/** What `wallets.prove` takes. */
export type ProveWalletInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * One of the customer's wallets.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress: string;
} & ProveWalletRequest;
/** What `verifications.submit` takes. */
export type SubmitVerificationInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `verifications.approve` takes. */
export type ApproveVerificationInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `verifications.assign` takes. */
export type AssignVerificationInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & AssignVerificationRequest;
/** What `verifications.reject` takes. */
export type RejectVerificationInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & RejectVerificationRequest;
/** What `verifications.list` takes. */
export type ListVerificationsInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
};
/** What `verifications.documents.list` takes. */
export type ListVerificationDocumentsInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `verifications.documents.delete` takes. */
export type DeleteVerificationDocumentInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Identifier of the document.
   * @example "vdo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  verificationDocumentId: string;
};
/** What `customerLogins.get` takes. */
export type GetCustomerAccessInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `customerLogins.remove` takes. */
export type RemoveCustomerLoginInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Identifier of the person.
   * @example "k3Fq9ZtVwX1yB7cD"
   */
  userId: string;
};
/** What `customerLogins.claimable` takes. */
export type ListClaimableCustomersInput = Record<string, never>;
/** What `customerLogins.claim` takes. */
export type ClaimCustomerInput = ClaimCustomerRequest;
/** What `customerLogins.join` takes. */
export type JoinIssuerInput = {
  /**
   * The issuer.
   * @example "org_demo"
   */
  organizationId: string;
} & JoinIssuerRequest;
/** What `customerLogins.invitations.create` takes. */
export type InviteCustomerInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & Partial<InviteCustomerRequest>;
/** What `customerLogins.invitations.get` takes. */
export type GetCustomerInvitationInput = {
  /**
   * The secret of the link, as the mail has it.
   * @example "Zk3v0r5c8mQ1x7"
   */
  token: string;
};
/** What `customerLogins.invitations.accept` takes. */
export type AcceptCustomerInvitationInput = {
  /**
   * The secret of the link, as the mail has it.
   * @example "Zk3v0r5c8mQ1x7"
   */
  token: string;
};
/** What `customerLogins.invitations.revoke` takes. */
export type RevokeCustomerInvitationInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `purchaseIntents.create` takes. */
export type CreateIntentInput = CreateIntentRequest;
/** What `purchaseIntents.update` takes. */
export type UpdateIntentInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
} & Partial<UpdateIntentRequest>;
/** What `purchaseIntents.cancel` takes. */
export type CancelIntentInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
} & Partial<CancelIntentRequest>;
/** What `purchaseIntents.get` takes. */
export type GetIntentInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
  /** What to read with it, in members of these names: customer and offering; several with commas between. It takes the right to read them. */
  expand?: "customer" | "offering" | ("customer" | "offering")[];
};
/** What `purchaseIntents.list` takes. */
export type ListIntentsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "purchaseAmount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only purchases from this offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId?: string;
  /**
   * Only purchases of this customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only purchases that this wallet receives.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these purchases: their identifiers, parted by commas, at most 100.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /** Only purchases that stand at one of these. */
  purchaseStatus?: "COMPLETED" | "FAILED" | "PENDING" | "CANCELLED" | ("COMPLETED" | "FAILED" | "PENDING" | "CANCELLED")[];
  /**
   * Only purchases in this currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /** What to read with it, in members of these names: customer and offering; several with commas between. It takes the right to read them. */
  expand?: "customer" | "offering" | ("customer" | "offering")[];
  /** What to leave out of each row, for a lighter list; several with commas between. */
  omit?: "paymentInstructions" | "failure" | "metadata" | ("paymentInstructions" | "failure" | "metadata")[];
};
/** What `payments.get` takes. */
export type GetPaymentInput = {
  /**
   * Identifier of the payment.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
  /** What to read with it, in members of these names: offeringPurchaseIntent; several with commas between. It takes the right to read them. */
  expand?: "offeringPurchaseIntent" | ("offeringPurchaseIntent")[];
};
/** What `payments.list` takes. */
export type ListPaymentsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "amount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only payments of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /** Only payments that stand at one of these. */
  status?: "OPEN" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | ("OPEN" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "EXPIRED")[];
  /**
   * Only payments made this way.
   * @example "BANK_TRANSFER"
   */
  provider?: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * Only payments in this currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Only payments with a charge-back that somebody has to see to.
   * @example "true"
   */
  hasOpenClaim?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these payments: their identifiers, parted by commas, at most 100.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /** What to read with it, in members of these names: offeringPurchaseIntent; several with commas between. It takes the right to read them. */
  expand?: "offeringPurchaseIntent" | ("offeringPurchaseIntent")[];
};
/** What `payments.methods` takes. */
export type ListPaymentMethodsInput = Record<string, never>;
/** What `payments.confirm` takes. */
export type ConfirmPaymentInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
} & Partial<ConfirmPaymentRequest>;
/** What `payments.checkout` takes. */
export type BeginCheckoutInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
} & BeginCheckoutRequest;
/** What `payments.decideSandbox` takes. */
export type DecideSandboxPaymentInput = {
  /**
   * Identifier of the payment.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
} & DecideSandboxPaymentRequest;
/** What `payments.closeClaim` takes. */
export type CloseClaimInput = {
  /**
   * Identifier of the payment.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId: string;
} & Partial<CloseClaimRequest>;
/** What `refunds.get` takes. */
export type GetRefundInput = {
  /**
   * Identifier of the refund.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  refundId: string;
  /** What to read with it, in members of these names: offeringPurchaseIntent and payment; several with commas between. It takes the right to read them. */
  expand?: "offeringPurchaseIntent" | "payment" | ("offeringPurchaseIntent" | "payment")[];
};
/** What `refunds.list` takes. */
export type ListRefundsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "amount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these refunds: their identifiers, parted by commas, at most 100.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /** What to read with it, in members of these names: offeringPurchaseIntent and payment; several with commas between. It takes the right to read them. */
  expand?: "offeringPurchaseIntent" | "payment" | ("offeringPurchaseIntent" | "payment")[];
  /**
   * Only refunds of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * Only refunds of this payment.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId?: string;
  /** Only refunds that stand at one of these. */
  status?: "DUE" | "PROCESSING" | "SUCCEEDED" | "FAILED" | ("DUE" | "PROCESSING" | "SUCCEEDED" | "FAILED")[];
  /**
   * Only refunds sent this way.
   * @example "BANK_TRANSFER"
   */
  provider?: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
};
/** What `refunds.markRefunded` takes. */
export type MarkRefundRefundedInput = {
  /**
   * Identifier of the refund.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  refundId: string;
} & Partial<MarkRefundRefundedRequest>;
/** What `refunds.retry` takes. */
export type RetryRefundInput = {
  /**
   * Identifier of the refund.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  refundId: string;
};
/** What `refunds.markPurchaseRefunded` takes. */
export type MarkRefundedInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
} & Partial<MarkRefundedRequest>;
/** What `bankStatements.import` takes. */
export type ImportBankStatementInput = ImportBankStatementRequest;
/** What `bankStatements.get` takes. */
export type GetBankStatementInput = {
  /**
   * Identifier of the bank statement.
   * @example "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankStatementId: string;
};
/** What `bankStatements.list` takes. */
export type ListBankStatementsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `bankEntries.get` takes. */
export type GetBankEntryInput = {
  /**
   * Identifier of the entry.
   * @example "bke_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankEntryId: string;
};
/** What `bankEntries.list` takes. */
export type ListBankEntriesInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "bookingDate" | "amount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only entries that stand there.
   * @example "OPEN"
   */
  status?: "MATCHED" | "OPEN" | "RESOLVED" | "IGNORED";
  /**
   * Only entries with this problem.
   * @example "UNDERPAID"
   */
  problem?: "UNMATCHED" | "UNDERPAID" | "OVERPAID" | "WRONG_CURRENCY" | "WRONG_PAYER" | "LATE";
  /**
   * Only entries of this statement.
   * @example "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankStatementId?: string;
  /**
   * Only entries of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
};
/** What `bankEntries.resolve` takes. */
export type ResolveBankEntryInput = {
  /**
   * Identifier of the entry.
   * @example "bke_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankEntryId: string;
} & ResolveBankEntryRequest;
/** What `settings.get` takes. */
export type GetSettingsInput = Record<string, never>;
/** What `settings.update` takes. */
export type UpdateSettingsInput = Partial<UpdateSettingsRequest>;
/** What `bulletinBoard.offers.create` takes. */
export type CreateOfferInput = CreateOfferRequest;
/** What `bulletinBoard.offers.update` takes. */
export type UpdateOfferInput = {
  /**
   * Identifier of the offer.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
} & Partial<UpdateOfferRequest>;
/** What `bulletinBoard.offers.accept` takes. */
export type AcceptOfferInput = {
  /**
   * Identifier of the offer.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
} & AcceptOfferRequest;
/** What `bulletinBoard.offers.cancel` takes. */
export type CancelOfferInput = {
  /**
   * Identifier of the offer.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
} & CancelOfferRequest;
/** What `bulletinBoard.offers.get` takes. */
export type GetOfferInput = {
  /**
   * Identifier of the offer.
   * @example "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offerId: string;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
};
/** What `bulletinBoard.offers.list` takes. */
export type ListOffersInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "priceInEuro" | "unitPriceInEuro";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only offers of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /** Only offers that stand at one of these. */
  status?: "OPEN" | "CANCELLED" | "FILLED" | ("OPEN" | "CANCELLED" | "FILLED")[];
  /**
   * Only offers to buy, or to sell.
   * @example "SELL"
   */
  intention?: "BUY" | "SELL";
  /**
   * Only offers this customer made.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
};
/** What `bulletinBoard.tokens.get` takes. */
export type GetBoardTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The customer whose view it is.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `bulletinBoard.tokens.list` takes. */
export type ListBoardTokensInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "name";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
};
/** What `tokens.create` takes. */
export type CreateTokenInput = CreateTokenRequest;
/** What `tokens.get` takes. */
export type GetTokenInput = {
  /**
   * Identifier of the token.
   * @example "harbour-lofts"
   */
  tokenId: string;
};
/** What `tokens.list` takes. */
export type ListTokensInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "name" | "symbol" | "totalSupply" | "issuedSupply";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `tokens.update` takes. */
export type UpdateTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
} & Partial<UpdateTokenRequest>;
/** What `tokens.mint` takes. */
export type MintTokenInput = {
  /**
   * The token to mint.
   * @example "harbour-lofts"
   */
  tokenId: string;
} & MintTokenRequest;
/** What `tokens.pause` takes. */
export type PauseTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
};
/** What `tokens.attach` takes. */
export type AttachTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
} & AttachTokenRequest;
/** What `tokens.detach` takes. */
export type DetachTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
};
/** What `tokens.unpause` takes. */
export type UnpauseTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
};
/** What `register.holders` takes. */
export type ListHoldersInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "total"
   */
  sort?: "total";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * The instant to look back to, inclusive; left out = now.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf?: string;
};
/** What `register.entries` takes. */
export type ListEntriesInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only entries made for this.
   * @example "TRANSFER"
   */
  reason?: "ISSUE" | "MINT" | "FREEZE" | "RELEASE" | "TRANSFER" | "ALLOCATE" | "CHAIN";
  /**
   * Only entries of this customer's wallets.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `register.transfer` takes. */
export type TransferTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
} & TransferTokenRequest;
/** What `chain.get` takes. */
export type GetChainInput = Record<string, never>;
/** What `chain.token` takes. */
export type GetChainTokenInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
};
/** What `chain.proof` takes. */
export type ListChainProofInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "customerId"
   */
  sort?: "customerId";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * The instant to look back to, inclusive; left out = the newest block that stays.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf?: string;
};
/** What `chain.differences` takes. */
export type ListChainDifferencesInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only differences that stand so.
   * @example "OPEN"
   */
  status?: "OPEN" | "ADOPTED" | "CORRECTED" | "IGNORED";
};
/** What `chain.resolveDifference` takes. */
export type ResolveChainDifferenceInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The difference.
   * @example "cdf_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainDifferenceId: string;
} & ResolveChainDifferenceRequest;
/** What `chainOperations.get` takes. */
export type GetChainOperationInput = {
  /**
   * Identifier of the operation.
   * @example "cop_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainOperationId: string;
};
/** What `chainOperations.list` takes. */
export type ListChainOperationsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only operations of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only operations that stand so.
   * @example "REFUSED"
   */
  status?: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
  /**
   * Only operations of this kind.
   * @example "MINT"
   */
  kind?: "MINT" | "MINT_FROZEN" | "FREEZE" | "UNFREEZE" | "TRANSFER" | "TRANSFER_FROZEN" | "BURN" | "BURN_FROZEN" | "DEPLOY" | "REGISTER" | "SET_COUNTRY" | "SET_IDENTITY" | "REMOVE" | "PAUSE" | "UNPAUSE";
  /**
   * Only operations in this transaction.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `chainOperations.retry` takes. */
export type RetryChainOperationInput = {
  /**
   * Identifier of the operation.
   * @example "cop_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainOperationId: string;
};
/** What `chainTransactions.get` takes. */
export type GetChainTransactionInput = {
  /**
   * Identifier of the transaction.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId: string;
};
/** What `chainTransactions.list` takes. */
export type ListChainTransactionsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only transactions of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only transactions that stand so.
   * @example "BROADCAST"
   */
  status?: "RESERVED" | "SIGNED" | "BROADCAST" | "MINED" | "FINAL" | "VOIDED";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `chainTransactions.speedUp` takes. */
export type SpeedUpChainTransactionInput = {
  /**
   * Identifier of the transaction.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId: string;
};
/** What `trades.get` takes. */
export type GetTradeInput = {
  /**
   * Identifier of the trade.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId: string;
  /** What to read with it, in members of these names: offer and token; several with commas between. It takes the right to read them. */
  expand?: "offer" | "token" | ("offer" | "token")[];
};
/** What `trades.list` takes. */
export type ListTradesInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "priceInEuro" | "unitPriceInEuro";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only trades of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only trades this customer bought or sold in.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /** Only trades whose payment stands at one of these. */
  paymentStatus?: "NOT_TRACKED" | "DUE" | "PAID" | ("NOT_TRACKED" | "DUE" | "PAID")[];
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /** What to read with it, in members of these names: offer and token; several with commas between. It takes the right to read them. */
  expand?: "offer" | "token" | ("offer" | "token")[];
};
/** What `trades.confirmPayment` takes. */
export type ConfirmTradePaymentInput = {
  /**
   * Identifier of the trade.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId: string;
};
/** What `trades.prices` takes. */
export type ListPricesInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * What a point stands for: a trade, or a day in UTC.
   * @default "TRADE"
   * @example "TRADE"
   */
  interval?: "TRADE" | "DAY";
  /**
   * Only trades at or after this instant.
   * @example "2027-01-01T00:00:00Z"
   */
  from?: string;
};
/** What `distributions.create` takes. */
export type CreateDistributionInput = CreateDistributionRequest;
/** What `distributions.preview` takes. */
export type PreviewDistributionInput = {
  /**
   * The token whose holders are paid.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The sum to be shared.
   * @example 100
   */
  amount: number;
  /**
   * Currency of the payments.
   * @example "EUR"
   */
  currency: "USD" | "EUR";
  /**
   * Who holds the token at this moment is paid; it may have passed, or be still to come.
   * @example "2027-07-31T22:00:00Z"
   */
  recordDate: string;
};
/** What `distributions.get` takes. */
export type GetDistributionInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
};
/** What `distributions.list` takes. */
export type ListDistributionsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "recordDate" | "amount" | "title";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only distributions to holders of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only distributions in this status.
   * @example "PROCESSING"
   */
  status?: "SCHEDULED" | "PROCESSING" | "COMPLETED" | "CANCELLED";
  /**
   * Only distributions of this kind.
   * @example "DIVIDEND"
   */
  kind?: "DIVIDEND" | "INTEREST";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /** What to read with it, in members of these names: token; several with commas between. It takes the right to read them. */
  expand?: "token" | ("token")[];
};
/** What `distributions.cancel` takes. */
export type CancelDistributionInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
};
/** What `distributions.payments` takes. */
export type ListPaymentsOfDistributionInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "amount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only these payments to holders: their identifiers, parted by commas, at most 100.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * Only payments in this status.
   * @example "DUE"
   */
  status?: "DUE" | "PROCESSING" | "PAID" | "FAILED";
  /** What to read with it, in members of these names: distribution; several with commas between. It takes the right to read them. */
  expand?: "distribution" | ("distribution")[];
};
/** What `distributions.markPaid` takes. */
export type MarkTransfersPaidInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
} & Partial<MarkTransfersPaidRequest>;
/** What `distributions.summary` takes. */
export type SummarizeDistributionsInput = Record<string, never>;
/** What `distributionPayments.get` takes. */
export type GetDistributionPaymentInput = {
  /**
   * Identifier of the payment to a holder.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionPaymentId: string;
  /** What to read with it, in members of these names: distribution; several with commas between. It takes the right to read them. */
  expand?: "distribution" | ("distribution")[];
};
/** What `distributionPayments.list` takes. */
export type ListDistributionPaymentsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "amount";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only these payments to holders: their identifiers, parted by commas, at most 100.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * Only payments of this distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId?: string;
  /**
   * Only payments to this customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only payments to holders of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only payments in this status.
   * @example "DUE"
   */
  status?: "DUE" | "PROCESSING" | "PAID" | "FAILED";
  /** What to read with it, in members of these names: distribution; several with commas between. It takes the right to read them. */
  expand?: "distribution" | ("distribution")[];
};
/** What `distributionPayments.retry` takes. */
export type RetryDistributionPaymentInput = {
  /**
   * Identifier of the payment to a holder.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionPaymentId: string;
};
/** What `distributionPayments.markPaid` takes. */
export type MarkDistributionPaymentPaidInput = {
  /**
   * Identifier of the payment to a holder.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionPaymentId: string;
} & Partial<MarkDistributionPaymentPaidRequest>;
/** What `distributionPayments.markFailed` takes. */
export type MarkDistributionPaymentFailedInput = {
  /**
   * Identifier of the payment to a holder.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionPaymentId: string;
} & MarkDistributionPaymentFailedRequest;
/** What `portfolios.get` takes. */
export type GetPortfolioInput = {
  /**
   * The customer; a signed-in customer names itself.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Only this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
};
/** What `portfolios.movements` takes. */
export type ListPortfolioMovementsInput = {
  /**
   * The customer; a signed-in customer names itself.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "at"
   */
  sort?: "at";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only movements of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only movements at or after this instant.
   * @example "2027-01-01T00:00:00Z"
   */
  from?: string;
  /**
   * Only movements before this instant.
   * @example "2028-01-01T00:00:00Z"
   */
  to?: string;
};
/** What `portfolios.statements` takes. */
export type ListStatementsInput = {
  /**
   * The customer; a signed-in customer names itself.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `notices.list` takes. */
export type ListNoticesInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * All, or those alone that are not read.
   * @default "ALL"
   * @example "ALL"
   */
  show?: "ALL" | "UNREAD";
};
/** What `notices.count` takes. */
export type CountNoticesInput = Record<string, never>;
/** What `notices.read` takes. */
export type ReadNoticesInput = Partial<ReadNoticesRequest>;
/** What `notices.choices` takes. */
export type GetMailChoicesInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
};
/** What `notices.choose` takes. */
export type UpdateMailChoicesInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
} & Partial<UpdateMailChoicesRequest>;
/** What `notices.remind` takes. */
export type RemindPurchaseInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
};
/** What `notices.unsubscribe` takes. */
export type UnsubscribeInput = UnsubscribeRequest;
/** What `exports.create` takes. */
export type CreateExportInput = CreateExportRequest;
/** What `exports.get` takes. */
export type GetExportInput = {
  /**
   * Identifier of the export.
   * @example "exp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  exportId: string;
};
/** What `exports.list` takes. */
export type ListExportsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only exports of this.
   * @example "entries"
   */
  resource?: "holders" | "entries" | "distributionPayments" | "auditEvents" | "customers" | "purchases" | "participants" | "offerings" | "payments" | "refunds" | "bankEntries" | "offers" | "trades" | "distributions" | "tokens" | "chainOperations" | "chainTransactions" | "registerHolders" | "ledgerEntries" | "payouts" | "bankStatements" | "events" | "requests" | "webhookDeliveries" | "webhookEndpoints";
};
/** What `exports.cancel` takes. */
export type CancelExportInput = {
  /**
   * Identifier of the export.
   * @example "exp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  exportId: string;
};
/** What `savedViews.list` takes. */
export type ListSavedViewsInput = {
  /**
   * The page of the list.
   * @example "/console/purchases"
   */
  list: string;
};
/** What `savedViews.create` takes. */
export type CreateSavedViewInput = CreateSavedViewRequest;
/** What `savedViews.delete` takes. */
export type DeleteSavedViewInput = {
  /**
   * Identifier of the view.
   * @example "svw_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  savedViewId: string;
};
/** What `events.get` takes. */
export type GetEventInput = {
  /**
   * Identifier of the event.
   * @example "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  eventId: string;
};
/** What `events.list` takes. */
export type ListEventsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "position"
   */
  sort?: "position" | "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only events of this type.
   * @example "offering.published"
   */
  type?: "offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated";
  /**
   * Only events of this kind of resource.
   * @example "offering"
   */
  resourceType?: "offering" | "offering_purchase_intent" | "customer" | "offer" | "token" | "organization" | "member" | "invitation" | "api_key" | "image" | "person" | "settings" | "payment" | "refund" | "bank_statement" | "bank_entry" | "verification" | "verification_document" | "offering_document" | "trade" | "distribution" | "distribution_payment" | "webhook_endpoint" | "job" | "export" | "test_clock" | "chain_operation" | "chain_difference" | "chain_transaction" | "offering_update";
  /**
   * Only events of this resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId?: string;
  /**
   * Only events after this position.
   * @example 16
   */
  after?: number;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `webhookEndpoints.create` takes. */
export type CreateWebhookEndpointInput = CreateWebhookEndpointRequest;
/** What `webhookEndpoints.get` takes. */
export type GetWebhookEndpointInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
};
/** What `webhookEndpoints.list` takes. */
export type ListWebhookEndpointsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only endpoints that stand so.
   * @example "ENABLED"
   */
  status?: "ENABLED" | "DISABLED";
};
/** What `webhookEndpoints.update` takes. */
export type UpdateWebhookEndpointInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
} & Partial<UpdateWebhookEndpointRequest>;
/** What `webhookEndpoints.delete` takes. */
export type DeleteWebhookEndpointInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
};
/** What `webhookEndpoints.rotateSecret` takes. */
export type RotateWebhookSecretInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
};
/** What `webhookEndpoints.test` takes. */
export type TestWebhookEndpointInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
};
/** What `webhookEndpoints.activity` takes. */
export type GetWebhookActivityInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
};
/** What `webhookDeliveries.get` takes. */
export type GetWebhookDeliveryInput = {
  /**
   * Identifier of the delivery.
   * @example "whd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookDeliveryId: string;
};
/** What `webhookDeliveries.list` takes. */
export type ListWebhookDeliveriesInput = {
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "position"
   */
  sort?: "position";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only deliveries that stand so.
   * @example "FAILED"
   */
  status?: "PENDING" | "SUCCEEDED" | "FAILED";
  /**
   * Only events of this type.
   * @example "offering.published"
   */
  eventType?: "offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `webhookDeliveries.redeliver` takes. */
export type RedeliverWebhookInput = {
  /**
   * Identifier of the delivery.
   * @example "whd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookDeliveryId: string;
};
/** What `jobs.list` takes. */
export type ListJobsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only jobs that stand so.
   * @example "DEAD"
   */
  state?: "WAITING" | "RUNNING" | "FAILING" | "DEAD";
};
/** What `jobs.queue` takes. */
export type GetJobQueueInput = Record<string, never>;
/** What `jobs.retry` takes. */
export type RetryJobInput = {
  /**
   * Identifier of the job.
   * @example "1017"
   */
  jobId: string;
};
/** What `auditEvents.list` takes. */
export type ListAuditEventsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only this operation.
   * @example "updateOffering"
   */
  action?: string;
  /**
   * Only changes of this kind of resource.
   * @example "offering"
   */
  resourceType?: "offering" | "offering_purchase_intent" | "customer" | "offer" | "token" | "organization" | "member" | "invitation" | "api_key" | "image" | "person" | "settings" | "payment" | "refund" | "bank_statement" | "bank_entry" | "verification" | "verification_document" | "offering_document" | "trade" | "distribution" | "distribution_payment" | "webhook_endpoint" | "job" | "export" | "test_clock" | "chain_operation" | "chain_difference" | "chain_transaction" | "offering_update";
  /**
   * Only changes of this resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId?: string;
  /**
   * Everything about this customer: itself, its purchases, its offers, tokens minted to it.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only changes by this kind of caller.
   * @example "member"
   */
  actorKind?: "apiKey" | "member" | "customer" | "system";
  /**
   * Only changes by this person or API key.
   * @example "usr_demo_owner"
   */
  actorId?: string;
  /**
   * Not before this instant.
   * @example "2027-01-01T00:00:00Z"
   */
  from?: string;
  /**
   * Before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  to?: string;
};
/** What `auditEvents.get` takes. */
export type GetAuditEventInput = {
  /**
   * Identifier of the change.
   * @example "aud_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  auditEventId: string;
};
/** What `auditEvents.chain` takes. */
export type GetAuditChainInput = Record<string, never>;
/** What `auditEvents.erase` takes. */
export type ErasePersonalDataInput = ErasePersonalDataRequest;
/** What `dashboard.get` takes. */
export type GetDashboardInput = {
  /**
   * First day (UTC) of the period, which has at most 366 days.
   * @example "2027-01-01"
   */
  from?: string;
  /**
   * Last day (UTC) of the period; left out = today.
   * @example "2027-03-31"
   */
  to?: string;
};
/** What `dashboard.attention` takes. */
export type GetAttentionInput = Record<string, never>;
/** What `dashboard.funding` takes. */
export type GetFundingInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
};
/** What `organizations.create` takes. */
export type CreateOrganizationInput = CreateOrganizationRequest;
/** What `organizations.update` takes. */
export type UpdateOrganizationInput = {
  /**
   * Identifier of the organization.
   * @example "org_demo"
   */
  organizationId: string;
} & Partial<UpdateOrganizationRequest>;
/** What `organizations.get` takes. */
export type GetOrganizationInput = {
  /**
   * Identifier of the organization.
   * @example "org_demo"
   */
  organizationId: string;
};
/** What `organizations.viewer` takes. */
export type GetViewerInput = Record<string, never>;
/** What `organizations.chooseIdentity` takes. */
export type ChooseIdentityInput = ChooseIdentityRequest;
/** What `members.list` takes. */
export type ListMembersInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "name" | "email";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only members with this role.
   * @example "owner"
   */
  role?: "owner" | "admin" | "compliance" | "operator" | "auditor";
};
/** What `members.change` takes. */
export type ChangeMemberInput = {
  /**
   * Identifier of the member.
   * @example "mem_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  memberId: string;
} & ChangeMemberRequest;
/** What `members.remove` takes. */
export type RemoveMemberInput = {
  /**
   * Identifier of the member.
   * @example "mem_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  memberId: string;
};
/** What `invitations.create` takes. */
export type InviteMemberInput = InviteMemberRequest;
/** What `invitations.list` takes. */
export type ListInvitationsInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "email" | "expiresAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only invitations that stand so.
   * @example "PENDING"
   */
  status?: "PENDING" | "ACCEPTED" | "DECLINED" | "CANCELLED" | "EXPIRED";
};
/** What `invitations.resend` takes. */
export type ResendInvitationInput = {
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `invitations.cancel` takes. */
export type CancelInvitationInput = {
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `invitations.get` takes. */
export type GetInvitationInput = {
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `invitations.accept` takes. */
export type AcceptInvitationInput = {
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `invitations.decline` takes. */
export type DeclineInvitationInput = {
  /**
   * Identifier of the invitation.
   * @example "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  invitationId: string;
};
/** What `apiKeys.create` takes. */
export type CreateApiKeyInput = CreateApiKeyRequest;
/** What `apiKeys.list` takes. */
export type ListApiKeysInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt" | "name";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Only keys that stand so.
   * @example "ACTIVE"
   */
  status?: "ACTIVE" | "EXPIRED" | "REVOKED";
};
/** What `apiKeys.revoke` takes. */
export type RevokeApiKeyInput = {
  /**
   * Identifier of the key.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId: string;
};
/** What `requestLog.list` takes. */
export type ListRequestLogInput = {
  /**
   * How many to return, 1 to 100.
   * @default 20
   * @example 20
   */
  limit?: number;
  /**
   * `nextCursor` of the page before; left out = the first page.
   * @example "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ"
   */
  cursor?: string;
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The field to order by; newest first when left out.
   * @example "createdAt"
   */
  sort?: "createdAt";
  /**
   * Direction of the order.
   * @default "desc"
   * @example "desc"
   */
  order?: "asc" | "desc";
  /**
   * Whether to tell how many match in all, and their sums.
   * @example "true"
   */
  total?: "true";
  /**
   * Only requests with this key.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId?: string;
  /**
   * Only requests of this method.
   * @example "POST"
   */
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /**
   * Only requests that were answered so.
   * @example "4xx"
   */
  statusClass?: "2xx" | "3xx" | "4xx" | "5xx";
  /**
   * Only requests whose answers carried this `X-Request-Id`.
   * @example "5d0f2b3e-7c1a-4e0b-9c55-2f1f6c1d8a01"
   */
  requestId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
};
/** What `requestLog.get` takes. */
export type GetRequestLogEntryInput = {
  /**
   * Identifier of the request in the log.
   * @example "rql_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  requestLogEntryId: string;
};
/** What `testClocks.get` takes. */
export type GetTestClockInput = Record<string, never>;
/** What `testClocks.advance` takes. */
export type AdvanceTestClockInput = AdvanceTestClockRequest;
/** What `testClocks.update` takes. */
export type UpdateTestClockInput = UpdateTestClockRequest;
/** What `testClocks.reset` takes. */
export type ResetTestClockInput = Record<string, never>;
/** What `person.get` takes. */
export type GetPersonInput = Record<string, never>;
/** What `person.update` takes. */
export type UpdatePersonInput = UpdatePersonRequest;
/** What `person.acceptLegal` takes. */
export type AcceptLegalInput = AcceptLegalRequest;
/** What `sessions.list` takes. */
export type ListSessionsInput = Record<string, never>;
/** What `sessions.revoke` takes. */
export type RevokeSessionInput = {
  /**
   * Identifier of the session.
   * @example "1f9d1c0a-6c1c-4a52-9a43-1a2f0b1c7d3e"
   */
  sessionId: string;
};
/** What `sessions.revokeOthers` takes. */
export type RevokeOtherSessionsInput = Record<string, never>;
/** What `demo.listMail` takes. */
export type ListMailInput = Record<string, never>;
/** What `files.images.upload` takes. */
export type UploadImageInput = {
  /** The file. */
  content: Blob | Uint8Array | ArrayBuffer | string;
  /** What kind of file it is. */
  mediaType: "image/png" | "image/jpeg" | "image/webp" | "image/avif";
};
/** What `files.images.get` takes. */
export type GetImageInput = {
  /**
   * Identifier of the picture.
   * @example "img_9f86d081884c7d659a2feaa0c55ad015"
   */
  imageId: string;
  /**
   * Pixels; left out = as it was uploaded.
   * @example 960
   */
  width?: 480 | 960 | 1920;
};
/** What `files.images.preview` takes. */
export type PreviewImageInput = {
  /**
   * Its address.
   * @example "https://example.com/harbour-lofts.jpg"
   */
  url: string;
  /**
   * Pixels; left out = 480.
   * @example 960
   */
  width?: 480 | 960 | 1920;
};
/** What `files.offeringPictures.get` takes. */
export type GetOfferingPictureInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * Pixels; left out = 1920.
   * @example 960
   */
  width?: 480 | 960 | 1920;
  /**
   * Any text: caches keep a picture for each, so that a changed address is seen at once.
   * @example "2"
   */
  version?: string;
};
/** What `files.offeringDocuments.create` takes. */
export type CreateOfferingDocumentInput = {
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * What it is.
   * @example "PROSPECTUS"
   */
  kind: "PROSPECTUS" | "TERMS" | "KEY_INFORMATION" | "OTHER";
  /**
   * Its title.
   * @example "Prospectus"
   */
  title: string;
  /**
   * Name of the file; made of the title when left out.
   * @example "prospectus-2027.pdf"
   */
  fileName?: string;
  /** The file. */
  content: Blob | Uint8Array | ArrayBuffer | string;
  /** What kind of file it is. */
  mediaType: "application/pdf";
};
/** What `files.offeringDocuments.get` takes. */
export type GetOfferingDocumentInput = {
  /**
   * Identifier of the document's version.
   * @example "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringDocumentId: string;
};
/** What `files.agreements.get` takes. */
export type GetAgreementInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
};
/** What `files.purchaseNotes.get` takes. */
export type GetPurchaseNoteInput = {
  /**
   * Identifier of the purchase intent.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId: string;
};
/** What `files.tradeNotes.get` takes. */
export type GetTradeNoteInput = {
  /**
   * Identifier of the trade.
   * @example "trd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  tradeId: string;
};
/** What `files.statements.get` takes. */
export type GetStatementInput = {
  /**
   * The customer; a signed-in customer names itself.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * The calendar year.
   * @example 2027
   */
  year: number;
  /**
   * How the file is written.
   * @default "pdf"
   * @example "csv"
   */
  format?: "pdf" | "csv";
};
/** What `files.verificationDocuments.upload` takes. */
export type UploadVerificationDocumentInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * What the document is to show.
   * @example "IDENTITY_DOCUMENT"
   */
  kind: "IDENTITY_DOCUMENT" | "PROOF_OF_ADDRESS" | "COMPANY_EXTRACT" | "BENEFICIAL_OWNERS" | "OTHER";
  /**
   * Name of the file.
   * @example "passport.jpg"
   */
  fileName: string;
  /** The file. */
  content: Blob | Uint8Array | ArrayBuffer | string;
  /** What kind of file it is. */
  mediaType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
};
/** What `files.verificationDocuments.get` takes. */
export type GetVerificationDocumentInput = {
  /**
   * Identifier of the customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId: string;
  /**
   * Identifier of the document.
   * @example "vdo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  verificationDocumentId: string;
  /**
   * Whether a PDF is shown where it is asked for, rather than saved.
   * @example "true"
   */
  inPlace?: "true";
};
/** What `files.register.holders` takes. */
export type ExportHoldersInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
  /**
   * The instant to look back to, inclusive; left out = now.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf?: string;
};
/** What `files.register.entries` takes. */
export type ExportEntriesInput = {
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
  /**
   * The instant to look back to, inclusive; left out = now.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf?: string;
};
/** What `files.refunds.transfers` takes. */
export type ExportRefundTransfersInput = {
  /**
   * Only these refunds: their identifiers, parted by commas, at most 100.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
};
/** What `files.distributions.payments` takes. */
export type ExportDistributionPaymentsInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
};
/** What `files.distributions.transfers` takes. */
export type ExportDistributionTransfersInput = {
  /**
   * Identifier of the distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId: string;
  /**
   * Only these payments to holders: their identifiers, parted by commas, at most 100.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
};
/** What `files.auditEvents.export` takes. */
export type ExportAuditEventsInput = {
  /**
   * How the file is written.
   * @default "csv"
   * @example "ndjson"
   */
  format?: "csv" | "ndjson";
  /**
   * Only what this text finds, as in the list.
   * @example "Harbour"
   */
  q?: string;
  /**
   * Only this operation.
   * @example "updateOffering"
   */
  action?: string;
  /**
   * Only changes of this kind of resource.
   * @example "offering"
   */
  resourceType?: "offering" | "offering_purchase_intent" | "customer" | "offer" | "token" | "organization" | "member" | "invitation" | "api_key" | "image" | "person" | "settings" | "payment" | "refund" | "bank_statement" | "bank_entry" | "verification" | "verification_document" | "offering_document" | "trade" | "distribution" | "distribution_payment" | "webhook_endpoint" | "job" | "export" | "test_clock" | "chain_operation" | "chain_difference" | "chain_transaction" | "offering_update";
  /**
   * Only changes of this resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId?: string;
  /**
   * Everything about this customer: itself, its purchases, its offers, tokens minted to it.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only changes by this kind of caller.
   * @example "member"
   */
  actorKind?: "apiKey" | "member" | "customer" | "system";
  /**
   * Only changes by this person or API key.
   * @example "usr_demo_owner"
   */
  actorId?: string;
  /**
   * Not before this instant.
   * @example "2027-01-01T00:00:00Z"
   */
  from?: string;
  /**
   * Before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  to?: string;
};
/** What `files.exports.get` takes. */
export type GetExportFileInput = {
  /**
   * Identifier of the export.
   * @example "exp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  exportId: string;
};
/** What `files.lists.customers` takes. */
export type ExportCustomersInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only persons, or only organizations.
   * @example "INDIVIDUAL"
   */
  type?: "INDIVIDUAL" | "ORGANIZATION";
  /** Only customers whose check stands at one of these. */
  verificationStatus?: "INCOMPLETE" | "IN_PROGRESS" | "COMPLETED" | ("INCOMPLETE" | "IN_PROGRESS" | "COMPLETED")[];
  /**
   * Only customers of this country.
   * @example "DE"
   */
  countryCode?: string;
  /**
   * Only customers who are blocked, or only ones who are not.
   * @example "true"
   */
  isBlocked?: "true" | "false";
  /**
   * Only customers of this e-mail address, in any case.
   * @example "ada@example.com"
   */
  email?: string;
  /**
   * Only customers who named this wallet.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress?: string;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these customers: their identifiers, parted by commas, at most 100.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * Only customers whose check this person sees to; `me` names the caller.
   * @example "me"
   */
  assigneeId?: string;
  /**
   * Only holders of this token, whose balances are then shown.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.purchases` takes. */
export type ExportPurchasesInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only purchases from this offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId?: string;
  /**
   * Only purchases of this customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only purchases that this wallet receives.
   * @example "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
   */
  walletAddress?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these purchases: their identifiers, parted by commas, at most 100.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /** Only purchases that stand at one of these. */
  purchaseStatus?: "COMPLETED" | "FAILED" | "PENDING" | "CANCELLED" | ("COMPLETED" | "FAILED" | "PENDING" | "CANCELLED")[];
  /**
   * Only purchases in this currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.participants` takes. */
export type ExportParticipantsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Identifier of the offering.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringId: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.offerings` takes. */
export type ExportOfferingsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /** Only offerings in one of these states. */
  state?: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED" | ("DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED_SUCCESSFUL" | "CLOSED_UNSUCCESSFUL" | "CANCELLED")[];
  /** Only offerings of one of these availabilities. */
  availability?: "UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED" | ("UPCOMING" | "OPEN" | "SOLD_OUT" | "RESIDUAL" | "ENDED")[];
  /**
   * Only offerings of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only offerings, on sale or paused, whose end is no more than so many days away.
   * @example 7
   */
  endsWithinDays?: number;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.payments` takes. */
export type ExportPaymentsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only payments of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /** Only payments that stand at one of these. */
  status?: "OPEN" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "EXPIRED" | ("OPEN" | "PROCESSING" | "SUCCEEDED" | "FAILED" | "EXPIRED")[];
  /**
   * Only payments made this way.
   * @example "BANK_TRANSFER"
   */
  provider?: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * Only payments in this currency.
   * @example "EUR"
   */
  currency?: "USD" | "EUR";
  /**
   * Only payments with a charge-back that somebody has to see to.
   * @example "true"
   */
  hasOpenClaim?: "true";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these payments: their identifiers, parted by commas, at most 100.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.refunds` takes. */
export type ExportRefundsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * Only these refunds: their identifiers, parted by commas, at most 100.
   * @example "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * Only refunds of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * Only refunds of this payment.
   * @example "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  paymentId?: string;
  /** Only refunds that stand at one of these. */
  status?: "DUE" | "PROCESSING" | "SUCCEEDED" | "FAILED" | ("DUE" | "PROCESSING" | "SUCCEEDED" | "FAILED")[];
  /**
   * Only refunds sent this way.
   * @example "BANK_TRANSFER"
   */
  provider?: "BANK_TRANSFER" | "STRIPE" | "SANDBOX";
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.bankEntries` takes. */
export type ExportBankEntriesInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only entries that stand there.
   * @example "OPEN"
   */
  status?: "MATCHED" | "OPEN" | "RESOLVED" | "IGNORED";
  /**
   * Only entries with this problem.
   * @example "UNDERPAID"
   */
  problem?: "UNMATCHED" | "UNDERPAID" | "OVERPAID" | "WRONG_CURRENCY" | "WRONG_PAYER" | "LATE";
  /**
   * Only entries of this statement.
   * @example "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  bankStatementId?: string;
  /**
   * Only entries of this purchase.
   * @example "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  offeringPurchaseIntentId?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.offers` takes. */
export type ExportOffersInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only offers of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /** Only offers that stand at one of these. */
  status?: "OPEN" | "CANCELLED" | "FILLED" | ("OPEN" | "CANCELLED" | "FILLED")[];
  /**
   * Only offers to buy, or to sell.
   * @example "SELL"
   */
  intention?: "BUY" | "SELL";
  /**
   * Only offers this customer made.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.trades` takes. */
export type ExportTradesInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only trades of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only trades this customer bought or sold in.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /** Only trades whose payment stands at one of these. */
  paymentStatus?: "NOT_TRACKED" | "DUE" | "PAID" | ("NOT_TRACKED" | "DUE" | "PAID")[];
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only what last changed at this instant or later; 5,000 at most may have, in the range.
   * @example "2027-01-01T00:00:00Z"
   */
  updatedFrom?: string;
  /**
   * Only what last changed before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  updatedTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.distributions` takes. */
export type ExportDistributionsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only distributions to holders of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only distributions in this status.
   * @example "PROCESSING"
   */
  status?: "SCHEDULED" | "PROCESSING" | "COMPLETED" | "CANCELLED";
  /**
   * Only distributions of this kind.
   * @example "DIVIDEND"
   */
  kind?: "DIVIDEND" | "INTEREST";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.tokens` takes. */
export type ExportTokensInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /** Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold. */
  metadata?: Record<string, string>;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.chainOperations` takes. */
export type ExportChainOperationsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only operations of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only operations that stand so.
   * @example "REFUSED"
   */
  status?: "QUEUED" | "SENT" | "MINED" | "FINAL" | "REFUSED";
  /**
   * Only operations of this kind.
   * @example "MINT"
   */
  kind?: "MINT" | "MINT_FROZEN" | "FREEZE" | "UNFREEZE" | "TRANSFER" | "TRANSFER_FROZEN" | "BURN" | "BURN_FROZEN" | "DEPLOY" | "REGISTER" | "SET_COUNTRY" | "SET_IDENTITY" | "REMOVE" | "PAUSE" | "UNPAUSE";
  /**
   * Only operations in this transaction.
   * @example "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  chainTransactionId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.chainTransactions` takes. */
export type ExportChainTransactionsInput = {
  /**
   * Only transactions of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only transactions that stand so.
   * @example "BROADCAST"
   */
  status?: "RESERVED" | "SIGNED" | "BROADCAST" | "MINED" | "FINAL" | "VOIDED";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.registerHolders` takes. */
export type ExportRegisterHoldersInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * The instant to look back to, inclusive; left out = now.
   * @example "2027-03-31T23:59:59.999Z"
   */
  asOf?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.ledgerEntries` takes. */
export type ExportLedgerEntriesInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * The token.
   * @example "harbour-lofts"
   */
  tokenId: string;
  /**
   * Only entries made for this.
   * @example "TRANSFER"
   */
  reason?: "ISSUE" | "MINT" | "FREEZE" | "RELEASE" | "TRANSFER" | "ALLOCATE" | "CHAIN";
  /**
   * Only entries of this customer's wallets.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.payouts` takes. */
export type ExportPayoutsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only these payments to holders: their identifiers, parted by commas, at most 100.
   * @example "dsp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  ids?: string;
  /**
   * Only payments of this distribution.
   * @example "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  distributionId?: string;
  /**
   * Only payments to this customer.
   * @example "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  customerId?: string;
  /**
   * Only payments to holders of this token.
   * @example "harbour-lofts"
   */
  tokenId?: string;
  /**
   * Only payments in this status.
   * @example "DUE"
   */
  status?: "DUE" | "PROCESSING" | "PAID" | "FAILED";
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.bankStatements` takes. */
export type ExportBankStatementsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.events` takes. */
export type ExportEventsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only events of this type.
   * @example "offering.published"
   */
  type?: "offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated";
  /**
   * Only events of this kind of resource.
   * @example "offering"
   */
  resourceType?: "offering" | "offering_purchase_intent" | "customer" | "offer" | "token" | "organization" | "member" | "invitation" | "api_key" | "image" | "person" | "settings" | "payment" | "refund" | "bank_statement" | "bank_entry" | "verification" | "verification_document" | "offering_document" | "trade" | "distribution" | "distribution_payment" | "webhook_endpoint" | "job" | "export" | "test_clock" | "chain_operation" | "chain_difference" | "chain_transaction" | "offering_update";
  /**
   * Only events of this resource.
   * @example "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  resourceId?: string;
  /**
   * Only events after this position.
   * @example 16
   */
  after?: number;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.requests` takes. */
export type ExportRequestsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only requests with this key.
   * @example "key_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  apiKeyId?: string;
  /**
   * Only requests of this method.
   * @example "POST"
   */
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /**
   * Only requests that were answered so.
   * @example "4xx"
   */
  statusClass?: "2xx" | "3xx" | "4xx" | "5xx";
  /**
   * Only requests whose answers carried this `X-Request-Id`.
   * @example "5d0f2b3e-7c1a-4e0b-9c55-2f1f6c1d8a01"
   */
  requestId?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.webhookDeliveries` takes. */
export type ExportWebhookDeliveriesInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Identifier of the endpoint.
   * @example "whe_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
   */
  webhookEndpointId: string;
  /**
   * Only deliveries that stand so.
   * @example "FAILED"
   */
  status?: "PENDING" | "SUCCEEDED" | "FAILED";
  /**
   * Only events of this type.
   * @example "offering.published"
   */
  eventType?: "offering.created" | "offering.updated" | "offering.published" | "offering.paused" | "offering.resumed" | "offering.closed" | "offering.cancelled" | "offering_document.created" | "offering_document.updated" | "offering_update.created" | "offering_update.updated" | "offering_update.published" | "customer.created" | "customer.updated" | "customer.verification_updated" | "purchase_intent.created" | "purchase_intent.updated" | "purchase_intent.completed" | "purchase_intent.failed" | "purchase_intent.cancelled" | "purchase_intent.delivered" | "purchase_intent.refunded" | "payment.updated" | "refund.updated" | "bank_statement.imported" | "bank_statement.updated" | "bank_entry.updated" | "offer.created" | "offer.cancelled" | "offer.filled" | "trade.created" | "trade.updated" | "token.created" | "token.updated" | "token.chain_difference" | "distribution.created" | "distribution.updated" | "distribution.completed" | "distribution_payment.created" | "distribution_payment.updated" | "token.chain_halted" | "chain_operation.refused" | "offer.updated";
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
/** What `files.lists.webhookEndpoints` takes. */
export type ExportWebhookEndpointsInput = {
  /**
   * Text to search for.
   * @example "harbour"
   */
  q?: string;
  /**
   * Only what was created at this instant or later.
   * @example "2027-01-01T00:00:00Z"
   */
  createdFrom?: string;
  /**
   * Only what was created before this instant.
   * @example "2027-02-01T00:00:00Z"
   */
  createdTo?: string;
  /**
   * Only endpoints that stand so.
   * @example "ENABLED"
   */
  status?: "ENABLED" | "DISABLED";
  /**
   * How the file is written.
   * @default "csv"
   * @example "xlsx"
   */
  format?: "csv" | "xlsx";
};
