// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type {
  AcceptCustomerInvitationInput,
  AcceptInvitationInput,
  AcceptLegalInput,
  AcceptOfferInput,
  AddWalletInput,
  AdvanceTestClockInput,
  ApproveVerificationInput,
  AssignVerificationInput,
  AttachTokenInput,
  BeginCheckoutInput,
  BlockCustomerInput,
  CancelDistributionInput,
  CancelExportInput,
  CancelIntentInput,
  CancelInvitationInput,
  CancelOfferInput,
  CancelOfferingInput,
  ChangeMemberInput,
  ChooseIdentityInput,
  ClaimCustomerInput,
  CloseClaimInput,
  CloseOfferingInput,
  ConfirmPaymentInput,
  ConfirmTradePaymentInput,
  CountNoticesInput,
  CreateApiKeyInput,
  CreateCustomerInput,
  CreateCustomersInput,
  CreateDistributionInput,
  CreateExportInput,
  CreateIntentInput,
  CreateOfferInput,
  CreateOfferingFormInput,
  CreateOfferingInput,
  CreateOfferingUpdateInput,
  CreateOrganizationInput,
  CreateSavedViewInput,
  CreateTokenInput,
  CreateWalletChallengeInput,
  CreateWebhookEndpointInput,
  DecideSandboxPaymentInput,
  DeclineInvitationInput,
  DeleteOfferingFormInput,
  DeleteSavedViewInput,
  DeleteVerificationDocumentInput,
  DeleteWebhookEndpointInput,
  DetachTokenInput,
  ErasePersonalDataInput,
  GetAttentionInput,
  GetAuditChainInput,
  GetAuditEventInput,
  GetBankEntryInput,
  GetBankStatementInput,
  GetBoardTokenInput,
  GetChainInput,
  GetChainOperationInput,
  GetChainTokenInput,
  GetChainTransactionInput,
  GetCustomerAccessInput,
  GetCustomerInput,
  GetCustomerInvitationInput,
  GetDashboardInput,
  GetDistributionInput,
  GetDistributionPaymentInput,
  GetEventInput,
  GetExportInput,
  GetFundingInput,
  GetIntentInput,
  GetInvitationInput,
  GetIssuerInput,
  GetJobQueueInput,
  GetMailChoicesInput,
  GetMarketOfferingInput,
  GetOfferInput,
  GetOfferingFormInput,
  GetOfferingInput,
  GetOfferingUpdateInput,
  GetOrganizationInput,
  GetPaymentInput,
  GetPersonInput,
  GetPortfolioInput,
  GetRefundInput,
  GetRequestLogEntryInput,
  GetSettingsInput,
  GetTestClockInput,
  GetTokenInput,
  GetTradeInput,
  GetViewerInput,
  GetWebhookActivityInput,
  GetWebhookDeliveryInput,
  GetWebhookEndpointInput,
  ImportBankStatementInput,
  InviteCustomerInput,
  InviteMemberInput,
  JoinIssuerInput,
  ListApiKeysInput,
  ListAuditEventsInput,
  ListBankEntriesInput,
  ListBankStatementsInput,
  ListBoardTokensInput,
  ListChainDifferencesInput,
  ListChainOperationsInput,
  ListChainProofInput,
  ListChainTransactionsInput,
  ListClaimableCustomersInput,
  ListCustomersInput,
  ListDistributionPaymentsInput,
  ListDistributionsInput,
  ListDocumentAcceptancesInput,
  ListEntriesInput,
  ListEventsInput,
  ListExportsInput,
  ListHoldersInput,
  ListIntentsInput,
  ListInvitationsInput,
  ListJobsInput,
  ListMailInput,
  ListMarketDocumentsInput,
  ListMarketOfferingsInput,
  ListMarketUpdatesInput,
  ListMembersInput,
  ListNoticesInput,
  ListOfferingDocumentsInput,
  ListOfferingFormsInput,
  ListOfferingUpdatesInput,
  ListOfferingsInput,
  ListOffersInput,
  ListParticipantsInput,
  ListPaymentMethodsInput,
  ListPaymentsInput,
  ListPaymentsOfDistributionInput,
  ListPortfolioMovementsInput,
  ListPricesInput,
  ListRefundsInput,
  ListRequestLogInput,
  ListSavedViewsInput,
  ListSessionsInput,
  ListStatementsInput,
  ListTokensInput,
  ListTradesInput,
  ListVerificationDocumentsInput,
  ListVerificationsInput,
  ListWebhookDeliveriesInput,
  ListWebhookEndpointsInput,
  MarkDistributionPaymentFailedInput,
  MarkDistributionPaymentPaidInput,
  MarkRefundRefundedInput,
  MarkRefundedInput,
  MarkTransfersPaidInput,
  MintTokenInput,
  PauseOfferingInput,
  PauseTokenInput,
  PreviewDistributionInput,
  ProveWalletInput,
  PublishOfferingInput,
  PublishOfferingUpdateInput,
  ReadNoticesInput,
  RedeliverWebhookInput,
  RejectVerificationInput,
  RemindPurchaseInput,
  RemoveCustomerLoginInput,
  RemoveMemberInput,
  ResendInvitationInput,
  ResetTestClockInput,
  ResolveBankEntryInput,
  ResolveChainDifferenceInput,
  ResumeOfferingInput,
  RetryChainOperationInput,
  RetryDistributionPaymentInput,
  RetryJobInput,
  RetryRefundInput,
  RevokeApiKeyInput,
  RevokeCustomerInvitationInput,
  RevokeOtherSessionsInput,
  RevokeSessionInput,
  RotateWebhookSecretInput,
  SpeedUpChainTransactionInput,
  SubmitVerificationInput,
  SummarizeDistributionsInput,
  TestWebhookEndpointInput,
  TransferTokenInput,
  UnblockCustomerInput,
  UnpauseTokenInput,
  UnsubscribeInput,
  UpdateCustomerInput,
  UpdateIntentInput,
  UpdateMailChoicesInput,
  UpdateOfferInput,
  UpdateOfferingFormInput,
  UpdateOfferingInput,
  UpdateOfferingUpdateInput,
  UpdateOrganizationInput,
  UpdatePersonInput,
  UpdateSettingsInput,
  UpdateTestClockInput,
  UpdateTokenInput,
  UpdateWebhookEndpointInput,
  WithdrawOfferingDocumentInput,
  WithdrawOfferingUpdateInput
} from "./inputs.ts";
import type {
  ApiKey,
  ApiKeyList,
  Attention,
  AuditChain,
  AuditEvent,
  AuditEventList,
  BankEntry,
  BankEntryList,
  BankStatement,
  BankStatementList,
  BoardTokenList,
  Chain,
  ChainDifference,
  ChainDifferenceList,
  ChainOperation,
  ChainOperationList,
  ChainProofList,
  ChainTransaction,
  ChainTransactionList,
  Checkout,
  ChooseIdentityAnswer,
  CountNoticesAnswer,
  CreatedApiKey,
  Customer,
  CustomerAccess,
  CustomerBulk,
  CustomerInvitation,
  CustomerList,
  Dashboard,
  Distribution,
  DistributionList,
  DistributionPayment,
  DistributionPaymentList,
  DistributionPreview,
  DistributionSumList,
  DocumentAcceptanceList,
  EndedOffering,
  Erasure,
  Event,
  EventList,
  Export,
  ExportList,
  Funding,
  GetCustomerInvitationAnswer,
  HolderList,
  Invitation,
  InvitationList,
  Issuer,
  Job,
  JobList,
  JobQueue,
  LedgerEntry,
  LedgerEntryList,
  LinkedCustomer,
  LinkedCustomerList,
  ListedOfferingPurchaseIntentList,
  MailChoices,
  MailList,
  MarketOfferingList,
  Member,
  MemberList,
  NoticeList,
  Offer,
  OfferList,
  Offering,
  OfferingDocument,
  OfferingDocumentList,
  OfferingForm,
  OfferingFormList,
  OfferingList,
  OfferingPurchaseIntent,
  OfferingUpdate,
  OfferingUpdateList,
  Organization,
  ParticipantList,
  PaymentMethodList,
  PaymentReceived,
  PaymentReceivedList,
  Person,
  Portfolio,
  PortfolioMovementList,
  PortfolioStatementList,
  PricePointList,
  Problem,
  PurchaseReminder,
  ReadNoticesAnswer,
  ReceivedInvitation,
  Refund,
  RefundList,
  RegisteredToken,
  RegisteredTokenList,
  RequestLogEntryList,
  RequestLogEntryWithBodies,
  RevokeOtherSessionsAnswer,
  RevokeSessionAnswer,
  SavedView,
  SavedViewList,
  SessionList,
  Settings,
  TestClock,
  TokenBoard,
  TokenOnChain,
  Trade,
  TradeList,
  UnsubscribeAnswer,
  VerificationDocument,
  VerificationDocumentList,
  VerificationList,
  Viewer,
  WalletChallenge,
  WebhookActivity,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryWithAttempts,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointWithSecret
} from "./types.ts";
interface Root {
  ctx: object;
  meta: object;
  errorShape: TRPCDefaultErrorShape & { data: { problem: Problem } };
  transformer: false;
}
/** The router that answers at `/api/trpc`: `createTRPCClient<AppRouter>(…)`. */
export type AppRouter = TRPCBuiltRouter<Root, {
  offering: {
    /**
     * Create an offering. Creates an offering and publishes it, unless `publish` is false: then it is a draft. With `newToken` its token is registered in the same moment, under tokenId; that takes the right `token:write` too. With the sandbox chain an unknown tokenId is registered on the spot as a sandbox token of 18 decimals. It takes the scope `offering:write`.
     * 
     * `POST /offering`
     */
    create: TRPCMutationProcedure<{ input: CreateOfferingInput; output: Offering; meta: object }>;
    /**
     * Change an offering. Changes the fields that are sent, also single ones of the period and the limits. Price, period start, token, currency, limits and lock-up freeze with the first purchase intent; the end of a running offering may move, also to extend it, as long as it lies in the future; closed and cancelled offerings do not change, but for `metadata`, which is merged at any time. It takes the scope `offering:write`.
     * 
     * `PATCH /offering/{offeringId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateOfferingInput; output: Offering; meta: object }>;
    /**
     * Publish a draft. Makes a draft visible on the market; it sells from its start date on. A draft whose end has passed needs a later end first. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/publish`
     */
    publish: TRPCMutationProcedure<{ input: PublishOfferingInput; output: Offering; meta: object }>;
    /**
     * Pause an offering. Takes no new purchases for now: PUBLISHED becomes PAUSED. Purchases there are go on, and the end stays where it is. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/pause`
     */
    pause: TRPCMutationProcedure<{ input: PauseOfferingInput; output: Offering; meta: object }>;
    /**
     * Resume a paused offering. Takes purchases again: PAUSED becomes PUBLISHED. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/resume`
     */
    resume: TRPCMutationProcedure<{ input: ResumeOfferingInput; output: Offering; meta: object }>;
    /**
     * Close an offering early. Ends a running offering now, as its end date would: where the soft cap is reached the tokens are delivered, otherwise every payer's refund is due. With `Dry-Run: true` it tells what would become of the purchases. Before its start an offering can only be cancelled. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/close`
     */
    close: TRPCMutationProcedure<{ input: CloseOfferingInput; output: EndedOffering; meta: object }>;
    /**
     * Cancel an offering. Calls an offering off: its purchases are cancelled and whatever was paid is due back in the same moment. With `Dry-Run: true` it tells what would become of the purchases. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/cancel`
     */
    cancel: TRPCMutationProcedure<{ input: CancelOfferingInput; output: EndedOffering; meta: object }>;
    /**
     * Get an offering. One offering of the organization. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}`
     */
    get: TRPCQueryProcedure<{ input: GetOfferingInput; output: Offering; meta: object }>;
    /**
     * List offerings. The organization's offerings, newest first. It takes the scope `offering:read`.
     * 
     * `GET /offering`
     */
    list: TRPCQueryProcedure<{ input: ListOfferingsInput; output: OfferingList; meta: object }>;
    /**
     * List an offering's participants. The customers with completed purchases from an offering, those who bought for the most first, as the register of its investors. It takes the scopes `purchase_intent:read` and `payment:read`.
     * 
     * `GET /offering/{offeringId}/participant`
     */
    participants: TRPCQueryProcedure<{ input: ListParticipantsInput; output: ParticipantList; meta: object }>;
  };
  offeringForm: {
    /**
     * Begin a form. Keeps what the caller begins to type of an offering. Of more than 20 the one that was saved longest ago goes, and each a year after it was saved last. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `POST /offering-form`
     */
    create: TRPCMutationProcedure<{ input: CreateOfferingFormInput; output: OfferingForm; meta: object }>;
    /**
     * Save a form. Keeps what the caller has typed, in place of what was kept. Names the revision it goes on from, so that nothing is lost that was saved elsewhere since. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `PATCH /offering-form/{offeringFormId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateOfferingFormInput; output: OfferingForm; meta: object }>;
    /**
     * Forget a form. Forgets what the caller has typed of an offering, once it is made or given up. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `DELETE /offering-form/{offeringFormId}`
     */
    delete: TRPCMutationProcedure<{ input: DeleteOfferingFormInput; output: OfferingForm; meta: object }>;
    /**
     * Get a form in work. What the caller has typed of an offering that is not made yet. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `GET /offering-form/{offeringFormId}`
     */
    get: TRPCQueryProcedure<{ input: GetOfferingFormInput; output: OfferingForm; meta: object }>;
    /**
     * List forms in work. What the caller has typed of offerings that are not made yet, the one saved last first. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `GET /offering-form`
     */
    list: TRPCQueryProcedure<{ input: ListOfferingFormsInput; output: OfferingFormList; meta: object }>;
  };
  market: {
    /**
     * Get a public offering. One published offering of any organization, as anybody may see it.
     * 
     * `GET /market/offering/{offeringId}`
     */
    get: TRPCQueryProcedure<{ input: GetMarketOfferingInput; output: Offering; meta: object }>;
    /**
     * List public offerings. The published offerings of every organization, as anybody may see them.
     * 
     * `GET /market/offering`
     */
    list: TRPCQueryProcedure<{ input: ListMarketOfferingsInput; output: MarketOfferingList; meta: object }>;
    /**
     * List a public offering's updates. What the issuer of a published offering tells anybody, the latest first.
     * 
     * `GET /market/offering/{offeringId}/update`
     */
    updates: TRPCQueryProcedure<{ input: ListMarketUpdatesInput; output: OfferingUpdateList; meta: object }>;
    /**
     * List a public offering's documents. The documents in force of one published offering of any organization, as anybody may read them.
     * 
     * `GET /market/offering/{offeringId}/document`
     */
    documents: TRPCQueryProcedure<{ input: ListMarketDocumentsInput; output: OfferingDocumentList; meta: object }>;
  };
  issuer: {
    /**
     * Get an issuer. Who an issuer is and what it has done: offerings funded and delivered, money raised, distributions paid. For anybody; an organization that has published nothing is not found.
     * 
     * `GET /issuer/{slug}`
     */
    get: TRPCQueryProcedure<{ input: GetIssuerInput; output: Issuer; meta: object }>;
  };
  offeringUpdate: {
    /**
     * Write an update. Writes an update of an offering: a draft, or, with `publishAt`, one that is published then by itself. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update`
     */
    create: TRPCMutationProcedure<{ input: CreateOfferingUpdateInput; output: OfferingUpdate; meta: object }>;
    /**
     * Change an update. Changes the fields that are sent of an update that is not published yet. `publishAt` sets its time, and null makes it a draft again. It takes the scope `offering:write`.
     * 
     * `PATCH /offering/{offeringId}/update/{offeringUpdateId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateOfferingUpdateInput; output: OfferingUpdate; meta: object }>;
    /**
     * Publish an update. Shows an update to its audience at once, and tells those who bought by notice and by mail, unless they want no such mail. It happens once; the offering has to be published. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update/{offeringUpdateId}/publish`
     */
    publish: TRPCMutationProcedure<{ input: PublishOfferingUpdateInput; output: OfferingUpdate; meta: object }>;
    /**
     * Withdraw an update. Takes an update off every page, or keeps it from being published. Mails that were sent stay sent. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update/{offeringUpdateId}/withdraw`
     */
    withdraw: TRPCMutationProcedure<{ input: WithdrawOfferingUpdateInput; output: OfferingUpdate; meta: object }>;
    /**
     * Get an update. One update of an offering; a customer sees what is published, and meant for it. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/update/{offeringUpdateId}`
     */
    get: TRPCQueryProcedure<{ input: GetOfferingUpdateInput; output: OfferingUpdate; meta: object }>;
    /**
     * List an offering's updates. The updates of an offering, those to be published first, then by when they were. A customer sees those that are published, and of `HOLDERS` none unless it is one. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/update`
     */
    list: TRPCQueryProcedure<{ input: ListOfferingUpdatesInput; output: OfferingUpdateList; meta: object }>;
  };
  offeringDocument: {
    /**
     * List an offering's documents. The documents of an offering: those in force, or every version there was. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/document`
     */
    list: TRPCQueryProcedure<{ input: ListOfferingDocumentsInput; output: OfferingDocumentList; meta: object }>;
    /**
     * Withdraw a document. Takes a document out of force: no further purchase accepts it. It stays readable, as buyers may have accepted it before. It takes the scope `offering:write`.
     * 
     * `DELETE /offering/{offeringId}/document/{offeringDocumentId}`
     */
    withdraw: TRPCMutationProcedure<{ input: WithdrawOfferingDocumentInput; output: OfferingDocument; meta: object }>;
    /**
     * List what a purchase accepted. The documents, each with its version, that the buyer accepted with a purchase; a signed-in customer sees those of its own purchases alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/acceptance`
     */
    acceptances: TRPCQueryProcedure<{ input: ListDocumentAcceptancesInput; output: DocumentAcceptanceList; meta: object }>;
  };
  customer: {
    /**
     * Onboard a customer. Onboards an individual or an organization with one or more wallets. It takes the scope `customer:write`.
     * 
     * `POST /customer`
     */
    create: TRPCMutationProcedure<{ input: CreateCustomerInput; output: Customer; meta: object }>;
    /**
     * Onboard many customers. Onboards up to 1,000 customers in one call. Each has a result of its own: one that is refused keeps no other from being onboarded, and the answer is 200. An `Idempotency-Key` stands for the whole call; a dry run tells all that is wrong and onboards nobody. The body may have 2 MiB. It takes the scope `customer:write`.
     * 
     * `POST /customer/bulk`
     */
    createBulk: TRPCMutationProcedure<{ input: CreateCustomersInput; output: CustomerBulk; meta: object }>;
    /**
     * Get a customer. One customer of the organization; a signed-in customer sees itself alone. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}`
     */
    get: TRPCQueryProcedure<{ input: GetCustomerInput; output: Customer; meta: object }>;
    /**
     * List customers. The organization's customers, newest first. It takes the scope `customer:read`.
     * 
     * `GET /customer`
     */
    list: TRPCQueryProcedure<{ input: ListCustomersInput; output: CustomerList; meta: object }>;
    /**
     * Change a customer. Changes the fields that are sent; an empty text takes a field away, and `metadata` is merged. A new name or country starts the identity check anew, and the check begins by itself when the last field it needs arrives. It takes the scope `customer:write`.
     * 
     * `PATCH /customer/{customerId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateCustomerInput; output: Customer; meta: object }>;
    /**
     * Block a customer. Keeps a customer from buying and trading until it is unblocked. What it bought and holds stays as it is. The reason is kept in the audit trail. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/block`
     */
    block: TRPCMutationProcedure<{ input: BlockCustomerInput; output: Customer; meta: object }>;
    /**
     * Unblock a customer. Lets a blocked customer buy and trade again. The reason is kept in the audit trail. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/unblock`
     */
    unblock: TRPCMutationProcedure<{ input: UnblockCustomerInput; output: Customer; meta: object }>;
  };
  wallet: {
    /**
     * Add a wallet. Adds a wallet to a customer; it counts as its own until another customer proves it. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet`
     */
    add: TRPCMutationProcedure<{ input: AddWalletInput; output: Customer; meta: object }>;
    /**
     * Ask for a message to sign. Makes the message whose signature proves that a wallet is the customer's. It is good for one proof, for 10 minutes. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet/{walletAddress}/challenge`
     */
    challenge: TRPCMutationProcedure<{ input: CreateWalletChallengeInput; output: WalletChallenge; meta: object }>;
    /**
     * Prove a wallet. Takes the signature of a challenge's message; from then on the wallet is this customer's alone. The nonce is used up, also by a signature that is wrong. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet/{walletAddress}/proof`
     */
    prove: TRPCMutationProcedure<{ input: ProveWalletInput; output: Customer; meta: object }>;
  };
  verification: {
    /**
     * Submit a customer for its check. Begins the identity check once nothing is `currentlyDue`; refused with every field that still is. A customer that was refused, or whose approval has expired, is submitted again. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/verification/submit`
     */
    submit: TRPCMutationProcedure<{ input: SubmitVerificationInput; output: Customer; meta: object }>;
    /**
     * Approve a customer. Ends the running check well. Purchases of the customer that are paid are completed in the same moment. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/approve`
     */
    approve: TRPCMutationProcedure<{ input: ApproveVerificationInput; output: Customer; meta: object }>;
    /**
     * Say who sees to a check. Names the member who sees to the check that runs, or nobody. Where somebody else has it by now than `from` says, nothing changes: of two who take one at once, one has it. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/assign`
     */
    assign: TRPCMutationProcedure<{ input: AssignVerificationInput; output: Customer; meta: object }>;
    /**
     * Reject a customer. Ends the running check with a reason, which the customer reads. It can correct what is wrong and be submitted again. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/reject`
     */
    reject: TRPCMutationProcedure<{ input: RejectVerificationInput; output: Customer; meta: object }>;
    /**
     * List the checks of a customer. Every check of a customer's identity, newest first. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/verification`
     */
    list: TRPCQueryProcedure<{ input: ListVerificationsInput; output: VerificationList; meta: object }>;
    document: {
      /**
       * List the documents of a customer. The documents a customer uploaded for its check, newest first; at most 20. Their bytes are at `GET /customer/{customerId}/verification/document/{verificationDocumentId}`. It takes the scope `customer:read`.
       * 
       * `GET /customer/{customerId}/verification/document`
       */
      list: TRPCQueryProcedure<{ input: ListVerificationDocumentsInput; output: VerificationDocumentList; meta: object }>;
      /**
       * Delete a document. Deletes a document that was not submitted yet. What a check was decided by stays with that check. It takes the scope `customer:write`.
       * 
       * `DELETE /customer/{customerId}/verification/document/{verificationDocumentId}`
       */
      delete: TRPCMutationProcedure<{ input: DeleteVerificationDocumentInput; output: VerificationDocument; meta: object }>;
    };
  };
  customerLogin: {
    /**
     * Get who signs in as a customer. The people who sign in as a customer, and the links that were sent for it. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/access`
     */
    get: TRPCQueryProcedure<{ input: GetCustomerAccessInput; output: CustomerAccess; meta: object }>;
    /**
     * Stop a person from signing in as a customer. Takes effect with the person's next request. Only an invitation lets them in again. It takes the scope `customer:write`.
     * 
     * `DELETE /customer/{customerId}/login/{userId}`
     */
    remove: TRPCMutationProcedure<{ input: RemoveCustomerLoginInput; output: CustomerAccess; meta: object }>;
    /**
     * List customers one can claim. Customers of any issuer whose e-mail address is the confirmed one of the person who is signed in, and that nobody signs in as yet.
     * 
     * `GET /customer-claim`
     */
    claimable: TRPCQueryProcedure<{ input: ListClaimableCustomersInput; output: LinkedCustomerList; meta: object }>;
    /**
     * Claim a customer. Lets the person who is signed in sign in as a customer that has their confirmed e-mail address, and makes their browser act as it.
     * 
     * `POST /customer-claim`
     */
    claim: TRPCMutationProcedure<{ input: ClaimCustomerInput; output: LinkedCustomer; meta: object }>;
    /**
     * Become a customer of an issuer. Onboards the person who is signed in as a customer of an issuer, and makes their browser act as it. A person can be a customer of several issuers.
     * 
     * `POST /organization/{organizationId}/join`
     */
    join: TRPCMutationProcedure<{ input: JoinIssuerInput; output: Customer; meta: object }>;
    invitation: {
      /**
       * Invite to sign in as a customer. Sends a link by mail with which a person signs in as the customer: once, within 14 days. A further one to the same address replaces it. It takes the scope `customer:write`.
       * 
       * `POST /customer/{customerId}/invitation`
       */
      create: TRPCMutationProcedure<{ input: InviteCustomerInput; output: CustomerInvitation; meta: object }>;
      /**
       * Look at an invitation. Who invites whom, as whoever has the link may see it: the customer's name is masked.
       * 
       * `GET /customer-invitation/{token}`
       */
      get: TRPCQueryProcedure<{ input: GetCustomerInvitationInput; output: GetCustomerInvitationAnswer; meta: object }>;
      /**
       * Accept an invitation. Lets the person who is signed in sign in as the customer, and makes their browser act as it. The link works once.
       * 
       * `POST /customer-invitation/{token}/accept`
       */
      accept: TRPCMutationProcedure<{ input: AcceptCustomerInvitationInput; output: LinkedCustomer; meta: object }>;
      /**
       * Take an invitation back. Makes the link of an invitation useless. It takes the scope `customer:write`.
       * 
       * `DELETE /customer/{customerId}/invitation/{invitationId}`
       */
      revoke: TRPCMutationProcedure<{ input: RevokeCustomerInvitationInput; output: CustomerAccess; meta: object }>;
    };
  };
  offeringPurchaseIntent: {
    /**
     * Create a purchase intent. Records a customer's purchase of tokens from an offering as PENDING and reserves its room. With `Dry-Run: true` it changes nothing and names every rule that fails. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent`
     */
    create: TRPCMutationProcedure<{ input: CreateIntentInput; output: OfferingPurchaseIntent; meta: object }>;
    /**
     * Change a purchase intent. Merges `metadata`, wherever the purchase stands; nothing else of it changes by hand. A signed-in customer changes its own alone. It takes the scope `purchase_intent:write`.
     * 
     * `PATCH /offering-purchase-intent/{offeringPurchaseIntentId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateIntentInput; output: OfferingPurchaseIntent; meta: object }>;
    /**
     * Cancel a purchase intent. Cancels a PENDING purchase and gives its room back; whatever was paid is due back to its payer. A signed-in customer cancels its own alone. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/cancel`
     */
    cancel: TRPCMutationProcedure<{ input: CancelIntentInput; output: OfferingPurchaseIntent; meta: object }>;
    /**
     * Get a purchase intent. One purchase intent of the organization; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent/{offeringPurchaseIntentId}`
     */
    get: TRPCQueryProcedure<{ input: GetIntentInput; output: OfferingPurchaseIntent; meta: object }>;
    /**
     * List purchase intents. The organization's purchase intents, newest first; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent`
     */
    list: TRPCQueryProcedure<{ input: ListIntentsInput; output: ListedOfferingPurchaseIntentList; meta: object }>;
  };
  payment: {
    /**
     * Get a payment. One payment of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /payment/{paymentId}`
     */
    get: TRPCQueryProcedure<{ input: GetPaymentInput; output: PaymentReceived; meta: object }>;
    /**
     * List payments. Money that came in or is about to, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /payment`
     */
    list: TRPCQueryProcedure<{ input: ListPaymentsInput; output: PaymentReceivedList; meta: object }>;
    /**
     * List payment methods. How purchases can be paid: by transfer where the organization has an account, and at providers. It takes the scope `purchase_intent:read`.
     * 
     * `GET /payment-method`
     */
    methods: TRPCQueryProcedure<{ input: ListPaymentMethodsInput; output: PaymentMethodList; meta: object }>;
    /**
     * Confirm a payment. Says that a transfer for a PENDING purchase came in: all that is still open, unless an amount is named. Less leaves the rest to be paid; more makes the rest due back at once. It takes the scope `payment:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/confirm-payment`
     */
    confirm: TRPCMutationProcedure<{ input: ConfirmPaymentInput; output: OfferingPurchaseIntent; meta: object }>;
    /**
     * Begin a checkout. Begins a payment of what is still open of a PENDING purchase at a provider, and tells where the customer pays. One that was begun for the same amount and is still open is given again. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/checkout`
     */
    checkout: TRPCMutationProcedure<{ input: BeginCheckoutInput; output: Checkout; meta: object }>;
    /**
     * Decide a sandbox payment. Says what becomes of a payment of the sandbox: paid, half of it paid, refused, or not known for a few seconds and then paid; of one that is paid, that it is charged back, and then whether the issuer wins or loses. Only where the sandbox is, as in the demo. It takes the scope `purchase_intent:write`.
     * 
     * `POST /payment/{paymentId}/sandbox`
     */
    decideSandbox: TRPCMutationProcedure<{ input: DecideSandboxPaymentInput; output: PaymentReceived; meta: object }>;
    /**
     * Close the claim of a charge-back. Says that somebody has seen to what a charge-back left the issuer out of: it was paid another way, the tokens were taken back, or it is written off. No money moves. It takes the scope `payment:write`.
     * 
     * `POST /payment/{paymentId}/close-claim`
     */
    closeClaim: TRPCMutationProcedure<{ input: CloseClaimInput; output: PaymentReceived; meta: object }>;
  };
  refund: {
    /**
     * Get a refund. One refund of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /refund/{refundId}`
     */
    get: TRPCQueryProcedure<{ input: GetRefundInput; output: Refund; meta: object }>;
    /**
     * List refunds. Money that goes back or went back, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /refund`
     */
    list: TRPCQueryProcedure<{ input: ListRefundsInput; output: RefundList; meta: object }>;
    /**
     * Mark a refund as sent. Says that a refund was sent: a transfer, or one that its provider could not send. The purchase is REFUNDED with its last one. It takes the scope `payment:write`.
     * 
     * `POST /refund/{refundId}/mark-refunded`
     */
    markRefunded: TRPCMutationProcedure<{ input: MarkRefundRefundedInput; output: Refund; meta: object }>;
    /**
     * Retry a refund. Asks the provider once more to send a refund that FAILED. It takes the scope `payment:write`.
     * 
     * `POST /refund/{refundId}/retry`
     */
    retry: TRPCMutationProcedure<{ input: RetryRefundInput; output: Refund; meta: object }>;
    /**
     * Mark a purchase as refunded. Says that all the money of a purchase that is due back (REFUND_DUE) was sent. It takes the scope `payment:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/mark-refunded`
     */
    markPurchaseRefunded: TRPCMutationProcedure<{ input: MarkRefundedInput; output: OfferingPurchaseIntent; meta: object }>;
  };
  bankStatement: {
    /**
     * Import a bank statement. Imports a camt.053 or CSV file, sent as it is (Content-Type of the file, its name as `?fileName=`) or as text in JSON, and books what can be matched by reference, amount, currency and payer. What cannot waits as OPEN entries. The same file, or the same entry in another file, counts once. It takes the scope `payment:write`.
     * 
     * `POST /bank-statement`
     */
    import: TRPCMutationProcedure<{ input: ImportBankStatementInput; output: BankStatement; meta: object }>;
    /**
     * Get a bank statement. One imported statement, with what became of its entries. It takes the scope `payment:read`.
     * 
     * `GET /bank-statement/{bankStatementId}`
     */
    get: TRPCQueryProcedure<{ input: GetBankStatementInput; output: BankStatement; meta: object }>;
    /**
     * List bank statements. Statements that were imported, newest first. It takes the scope `payment:read`.
     * 
     * `GET /bank-statement`
     */
    list: TRPCQueryProcedure<{ input: ListBankStatementsInput; output: BankStatementList; meta: object }>;
  };
  bankEntry: {
    /**
     * Get a bank entry. One entry of a statement. It takes the scope `payment:read`.
     * 
     * `GET /bank-entry/{bankEntryId}`
     */
    get: TRPCQueryProcedure<{ input: GetBankEntryInput; output: BankEntry; meta: object }>;
    /**
     * List bank entries. Entries of all statements, newest first; `status=OPEN` is the queue that waits for somebody. It takes the scope `payment:read`.
     * 
     * `GET /bank-entry`
     */
    list: TRPCQueryProcedure<{ input: ListBankEntriesInput; output: BankEntryList; meta: object }>;
    /**
     * Resolve a bank entry. Decides about an OPEN entry. ASSIGN pays a purchase with it; ACCEPT takes it for the purchase it names, or agrees with what was done; REFUND makes it due back; IGNORE leaves it. Its `resolutions` tell which of them it takes. It takes the scope `payment:write`.
     * 
     * `POST /bank-entry/{bankEntryId}/resolve`
     */
    resolve: TRPCMutationProcedure<{ input: ResolveBankEntryInput; output: BankEntry; meta: object }>;
  };
  settings: {
    /**
     * Get the settings. How the caller's organization wants things done; defaults where it has set nothing. It takes the scope `organization:read`.
     * 
     * `GET /settings`
     */
    get: TRPCQueryProcedure<{ input: GetSettingsInput; output: Settings; meta: object }>;
    /**
     * Change the settings. Changes the fields that are sent. Purchases that are still to be paid show the new account from then on. For owners and admins. It takes the right `organization:write`.
     * 
     * `PATCH /settings`
     */
    update: TRPCMutationProcedure<{ input: UpdateSettingsInput; output: Settings; meta: object }>;
  };
  bulletinBoard: {
    offer: {
      /**
       * Post an offer. Posts an offer to buy or sell tokens for euros. A SELL offer freezes the tokens while it is open. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer`
       */
      create: TRPCMutationProcedure<{ input: CreateOfferInput; output: Offer; meta: object }>;
      /**
       * Change an offer. Merges `metadata`, wherever the offer stands; its terms never change, so that whoever accepts it gets what was read. A signed-in customer changes its own alone. It takes the scope `offer:write`.
       * 
       * `PATCH /bulletin-board/offer/{offerId}`
       */
      update: TRPCMutationProcedure<{ input: UpdateOfferInput; output: Offer; meta: object }>;
      /**
       * Accept an offer. Takes a whole offer of another customer; both are verified. The tokens move at once, and a trade is made of it. Whatever stands in the way of the customer who made it, another customer is told as `offer_not_acceptable`. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer/{offerId}/accept`
       */
      accept: TRPCMutationProcedure<{ input: AcceptOfferInput; output: Offer; meta: object }>;
      /**
       * Cancel an offer. Cancels an open offer of the customer who made it and frees its tokens. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer/{offerId}/cancel`
       */
      cancel: TRPCMutationProcedure<{ input: CancelOfferInput; output: Offer; meta: object }>;
      /**
       * Get an offer. One offer of the organization's bulletin board. It takes the scope `offer:read`.
       * 
       * `GET /bulletin-board/offer/{offerId}`
       */
      get: TRPCQueryProcedure<{ input: GetOfferInput; output: Offer; meta: object }>;
      /**
       * List offers. The organization's bulletin board, newest first. It takes the scope `offer:read`.
       * 
       * `GET /bulletin-board/offer`
       */
      list: TRPCQueryProcedure<{ input: ListOffersInput; output: OfferList; meta: object }>;
    };
    token: {
      /**
       * Get a token's board. A token's last price and its open offers to sell and to buy, the best first, 50 of each at most, with what a customer could accept of them. It is a board: nothing is matched. A signed-in customer names itself. It takes the scopes `offer:read` and `token:read`.
       * 
       * `GET /bulletin-board/token/{tokenId}`
       */
      get: TRPCQueryProcedure<{ input: GetBoardTokenInput; output: TokenBoard; meta: object }>;
      /**
       * List the board's tokens. How each token of the organization stands on the bulletin board: last price, its change, and the best open offers. It takes the scopes `offer:read` and `token:read`.
       * 
       * `GET /bulletin-board/token`
       */
      list: TRPCQueryProcedure<{ input: ListBoardTokensInput; output: BoardTokenList; meta: object }>;
    };
  };
  token: {
    /**
     * Register a token. Registers a token with a fixed total supply, all of it still to be issued. With `settlement: "ERC3643"` its contract is deployed on the installation's chain; the address is known at once, and what is minted waits until the contract is there. It takes the scope `token:write`.
     * 
     * `POST /token`
     */
    create: TRPCMutationProcedure<{ input: CreateTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Get a token. One token of the organization. It takes the scope `token:read`.
     * 
     * `GET /token/{tokenId}`
     */
    get: TRPCQueryProcedure<{ input: GetTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * List tokens. The organization's tokens, newest first. It takes the scope `token:read`.
     * 
     * `GET /token`
     */
    list: TRPCQueryProcedure<{ input: ListTokensInput; output: RegisteredTokenList; meta: object }>;
    /**
     * Change a token. Merges `metadata`; what a token is never changes. It takes the scope `token:write`.
     * 
     * `PATCH /token/{tokenId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Mint tokens into a wallet. Issues tokens out of the supply that is left into a customer's wallet. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/mint`
     */
    mint: TRPCMutationProcedure<{ input: MintTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Pause a token. Stops purchases, offers, trades and transfers of a token until it is unpaused. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/pause`
     */
    pause: TRPCMutationProcedure<{ input: PauseTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Attach a contract. Has an ERC-3643 contract that is there already follow the register from now on, while no wallet holds any of the token. Tells every check that fails at once; with `Dry-Run: true` it only tells. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/attach`
     */
    attach: TRPCMutationProcedure<{ input: AttachTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Detach a contract. Keeps a token in the register alone from now on: once everything is final on the chain, and both were compared since and agree. The contract stays as it is. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/detach`
     */
    detach: TRPCMutationProcedure<{ input: DetachTokenInput; output: RegisteredToken; meta: object }>;
    /**
     * Unpause a token. Lets a paused token be bought, offered, traded and transferred again. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/unpause`
     */
    unpause: TRPCMutationProcedure<{ input: UnpauseTokenInput; output: RegisteredToken; meta: object }>;
  };
  register: {
    /**
     * List a token's holders. The register of a token's holders now or at any past instant, the largest first, with its sums. At a past instant, a register of more than 50,000 wallets shows its largest holders and those that a search finds; all of it is downloaded. It takes the scope `register:read`.
     * 
     * `GET /token/{tokenId}/holder`
     */
    holders: TRPCQueryProcedure<{ input: ListHoldersInput; output: HolderList; meta: object }>;
    /**
     * List a register's entries. Every movement of a token, newest first: what the register of holders follows from. It takes the scope `register:read`.
     * 
     * `GET /token/{tokenId}/entry`
     */
    entries: TRPCQueryProcedure<{ input: ListEntriesInput; output: LedgerEntryList; meta: object }>;
    /**
     * Transfer a token. Moves tokens from one wallet to another by the issuer's hand, with the reason in the register. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/transfer`
     */
    transfer: TRPCMutationProcedure<{ input: TransferTokenInput; output: LedgerEntry; meta: object }>;
  };
  chain: {
    /**
     * Get the chain. The chain of this installation: who signs, what it can pay, whether anything is sent, and what waits. It takes the scope `chain:read`.
     * 
     * `GET /chain`
     */
    get: TRPCQueryProcedure<{ input: GetChainInput; output: Chain; meta: object }>;
    /**
     * Get a token's contract. Where a token's contract is, how far it follows the register, and what waits. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain`
     */
    token: TRPCQueryProcedure<{ input: GetChainTokenInput; output: TokenOnChain; meta: object }>;
    /**
     * Prove a token's holders by the chain. What each wallet held of a token in the register and in its contract, at one block that stays for good: the newest one, or the newest one up to a past instant. Wallets that held some once are listed too. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain/proof`
     */
    proof: TRPCQueryProcedure<{ input: ListChainProofInput; output: ChainProofList; meta: object }>;
    /**
     * List a contract's differences. Where a token's contract differed from the register when they were compared, newest first. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain/difference`
     */
    differences: TRPCQueryProcedure<{ input: ListChainDifferencesInput; output: ChainDifferenceList; meta: object }>;
    /**
     * Resolve a difference. Ends a difference between a token's contract and the register: `ADOPT` = the register does the same, with an entry of reason `CHAIN`; `CORRECT` = the opposite is done on the chain; `IGNORE` = both stay as they are. It takes two: the first call proposes, the same call by another one, who is a member, does it. Another resolution replaces the proposal. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/difference/{chainDifferenceId}/resolve`
     */
    resolveDifference: TRPCMutationProcedure<{ input: ResolveChainDifferenceInput; output: ChainDifference; meta: object }>;
  };
  chainOperation: {
    /**
     * Get an operation of a chain. One operation of the organization's tokens. It takes the scope `chain:read`.
     * 
     * `GET /chain-operation/{chainOperationId}`
     */
    get: TRPCQueryProcedure<{ input: GetChainOperationInput; output: ChainOperation; meta: object }>;
    /**
     * List operations of a chain. What the contracts of the organization's tokens are to do and have done, newest first. `q` finds an operation, an entry, a purchase or an offer by its id. It takes the scope `chain:read`.
     * 
     * `GET /chain-operation`
     */
    list: TRPCQueryProcedure<{ input: ListChainOperationsInput; output: ChainOperationList; meta: object }>;
    /**
     * Try an operation again. Puts an operation that the contract refused back in line, once its reason is gone. It keeps its identity there, so that it can never be carried out twice. It takes the scope `chain:write`.
     * 
     * `POST /chain-operation/{chainOperationId}/retry`
     */
    retry: TRPCMutationProcedure<{ input: RetryChainOperationInput; output: ChainOperation; meta: object }>;
  };
  chainTransaction: {
    /**
     * Get a transaction of a chain. One transaction of the organization's tokens. It takes the scope `chain:read`.
     * 
     * `GET /chain-transaction/{chainTransactionId}`
     */
    get: TRPCQueryProcedure<{ input: GetChainTransactionInput; output: ChainTransaction; meta: object }>;
    /**
     * List transactions of a chain. How the operations of the organization's tokens were sent, newest first. It takes the scope `chain:read`.
     * 
     * `GET /chain-transaction`
     */
    list: TRPCQueryProcedure<{ input: ListChainTransactionsInput; output: ChainTransactionList; meta: object }>;
    /**
     * Speed a transaction up. Sends a transaction again with higher fees at once, without waiting until it counts as stuck. Of both only one can be carried out. Fees stay within the limit that is set for this installation. It takes the scope `chain:write`.
     * 
     * `POST /chain-transaction/{chainTransactionId}/speed-up`
     */
    speedUp: TRPCMutationProcedure<{ input: SpeedUpChainTransactionInput; output: ChainTransaction; meta: object }>;
  };
  trade: {
    /**
     * Get a trade. One trade of the organization's bulletin board. It takes the scope `offer:read`.
     * 
     * `GET /trade/{tradeId}`
     */
    get: TRPCQueryProcedure<{ input: GetTradeInput; output: Trade; meta: object }>;
    /**
     * List trades. What changed hands on the organization's bulletin board, newest first. It takes the scope `offer:read`.
     * 
     * `GET /trade`
     */
    list: TRPCQueryProcedure<{ input: ListTradesInput; output: TradeList; meta: object }>;
    /**
     * Confirm a trade's payment. Notes that the buyer has paid: by the seller itself, or by whoever may write payments. It takes the scope `payment:write`.
     * 
     * `POST /trade/{tradeId}/confirm-payment`
     */
    confirmPayment: TRPCMutationProcedure<{ input: ConfirmTradePaymentInput; output: Trade; meta: object }>;
    /**
     * List a token's prices. What the token was traded at on the bulletin board, newest first: a point a trade, or a day. It takes the scope `token:read`.
     * 
     * `GET /token/{tokenId}/price`
     */
    prices: TRPCQueryProcedure<{ input: ListPricesInput; output: PricePointList; meta: object }>;
  };
  distribution: {
    /**
     * Create a distribution. Shares a sum among whoever holds the token at the record date, each to the cent. Where the record date has passed the payments start at once, otherwise when it comes. With `Dry-Run: true` it tells how many holders there are and changes nothing. It takes the scope `distribution:write`.
     * 
     * `POST /distribution`
     */
    create: TRPCMutationProcedure<{ input: CreateDistributionInput; output: Distribution; meta: object }>;
    /**
     * Preview a distribution. What each holder would get of a sum, by the register at the record date, or now where that is still to come. It takes the scope `distribution:write`.
     * 
     * `GET /distribution/preview`
     */
    preview: TRPCQueryProcedure<{ input: PreviewDistributionInput; output: DistributionPreview; meta: object }>;
    /**
     * Get a distribution. One distribution of the organization, with how far its payments are. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/{distributionId}`
     */
    get: TRPCQueryProcedure<{ input: GetDistributionInput; output: Distribution; meta: object }>;
    /**
     * List distributions. The organization's distributions, newest first; a customer sees those of tokens it is paid for or holds. It takes the scope `distribution:read`.
     * 
     * `GET /distribution`
     */
    list: TRPCQueryProcedure<{ input: ListDistributionsInput; output: DistributionList; meta: object }>;
    /**
     * Cancel a distribution. Calls a distribution off whose record date is still to come. It takes the scope `distribution:write`.
     * 
     * `POST /distribution/{distributionId}/cancel`
     */
    cancel: TRPCMutationProcedure<{ input: CancelDistributionInput; output: Distribution; meta: object }>;
    /**
     * List a distribution's payments. What each holder gets of one distribution; a customer sees its own alone. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/{distributionId}/payment`
     */
    payments: TRPCQueryProcedure<{ input: ListPaymentsOfDistributionInput; output: DistributionPaymentList; meta: object }>;
    /**
     * Mark all due transfers as paid. Books every transfer of a distribution that is still due as made, as after a payment file was carried out. It takes the scope `payment:write`.
     * 
     * `POST /distribution/{distributionId}/mark-paid`
     */
    markPaid: TRPCMutationProcedure<{ input: MarkTransfersPaidInput; output: Distribution; meta: object }>;
    /**
     * Sum up distributions. What was paid by token and year, the latest year first; for a customer what it was paid itself. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/summary`
     */
    summary: TRPCQueryProcedure<{ input: SummarizeDistributionsInput; output: DistributionSumList; meta: object }>;
  };
  distributionPayment: {
    /**
     * Get a payment to a holder. One holder's part of a distribution. It takes the scope `distribution:read`.
     * 
     * `GET /distribution-payment/{distributionPaymentId}`
     */
    get: TRPCQueryProcedure<{ input: GetDistributionPaymentInput; output: DistributionPayment; meta: object }>;
    /**
     * List payments to holders. Payments of all distributions, newest first; a customer sees its own alone. It takes the scope `distribution:read`.
     * 
     * `GET /distribution-payment`
     */
    list: TRPCQueryProcedure<{ input: ListDistributionPaymentsInput; output: DistributionPaymentList; meta: object }>;
    /**
     * Retry a payment to a holder. Makes a payment that failed due again; one that a provider makes is handed to it at once. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/retry`
     */
    retry: TRPCMutationProcedure<{ input: RetryDistributionPaymentInput; output: DistributionPayment; meta: object }>;
    /**
     * Mark a payment to a holder as paid. Books a transfer that was made by hand, or a payment that its provider could not make; while a provider is at it, nobody may. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/mark-paid`
     */
    markPaid: TRPCMutationProcedure<{ input: MarkDistributionPaymentPaidInput; output: DistributionPayment; meta: object }>;
    /**
     * Mark a transfer to a holder as failed. Notes that a transfer cannot be made or came back, so that it stands out until it is retried. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/mark-failed`
     */
    markFailed: TRPCMutationProcedure<{ input: MarkDistributionPaymentFailedInput; output: DistributionPayment; meta: object }>;
  };
  portfolio: {
    /**
     * Get a customer's portfolio. What a customer holds and what it is worth, what was put in and received, by currency and token; what is awaited, and a line since the first purchase. Tokens are valued at their last trade, at their issue price where there was none. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/portfolio`
     */
    get: TRPCQueryProcedure<{ input: GetPortfolioInput; output: Portfolio; meta: object }>;
    /**
     * List a portfolio's movements. What moved a customer's tokens and what they brought, newest first: purchases that are paid, trades, distributions and transfers by the issuer. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/movement`
     */
    movements: TRPCQueryProcedure<{ input: ListPortfolioMovementsInput; output: PortfolioMovementList; meta: object }>;
    /**
     * List a customer's statements. The years in which something moved, or at whose end tokens were held, newest first. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/statement`
     */
    statements: TRPCQueryProcedure<{ input: ListStatementsInput; output: PortfolioStatementList; meta: object }>;
  };
  notice: {
    /**
     * List one's notices. What the caller was told, newest first. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `GET /notice`
     */
    list: TRPCQueryProcedure<{ input: ListNoticesInput; output: NoticeList; meta: object }>;
    /**
     * Count one's unread notices. How many notices the caller has not read. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `GET /notice/count`
     */
    count: TRPCQueryProcedure<{ input: CountNoticesInput; output: CountNoticesAnswer; meta: object }>;
    /**
     * Mark notices as read. Marks the caller's notices as read: those that are named, or all. What is read already, or somebody else's, stays as it is. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `POST /notice/read`
     */
    read: TRPCMutationProcedure<{ input: ReadNoticesInput; output: ReadNoticesAnswer; meta: object }>;
    /**
     * Get a customer's choice of mails. Which mails a customer wants. Those about its money are no choice: they always go. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/mail-choices`
     */
    choices: TRPCQueryProcedure<{ input: GetMailChoicesInput; output: MailChoices; meta: object }>;
    /**
     * Change a customer's choice of mails. Switches kinds of mail on or off for a customer; what is left out stays as it is. It takes the scope `customer:write`.
     * 
     * `PATCH /customer/{customerId}/mail-choices`
     */
    choose: TRPCMutationProcedure<{ input: UpdateMailChoicesInput; output: MailChoices; meta: object }>;
    /**
     * Remind of a payment. Tells the customer of a PENDING purchase, in the portal and by mail, that its price has not come in yet: once a day (UTC) at most. It takes the scopes `purchase_intent:write` and `customer:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/remind`
     */
    remind: TRPCMutationProcedure<{ input: RemindPurchaseInput; output: PurchaseReminder; meta: object }>;
    /**
     * Unsubscribe from a kind of mail. Switches off the kind of mail that a link was in, for the customer it was sent to. The link is proof enough; doing it again changes nothing.
     * 
     * `POST /notice/unsubscribe`
     */
    unsubscribe: TRPCMutationProcedure<{ input: UnsubscribeInput; output: UnsubscribeAnswer; meta: object }>;
  };
  export: {
    /**
     * Ask for an export. Has a file made beside requests, for lists that are too long to wait for (500,000 rows and more): the same rows, columns and order as the direct download. It is kept for 7 days. An organization has at most 5 made at a time. It takes the right of the direct download as well. It takes the scope `organization:read`.
     * 
     * `POST /export`
     */
    create: TRPCMutationProcedure<{ input: CreateExportInput; output: Export; meta: object }>;
    /**
     * Get an export. How an export stands. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
     * 
     * `GET /export/{exportId}`
     */
    get: TRPCQueryProcedure<{ input: GetExportInput; output: Export; meta: object }>;
    /**
     * List exports. The organization's exports, newest first: those of what the caller may read. It takes the scope `organization:read`.
     * 
     * `GET /export`
     */
    list: TRPCQueryProcedure<{ input: ListExportsInput; output: ExportList; meta: object }>;
    /**
     * Cancel an export. Stops making an export that is not completed yet. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
     * 
     * `POST /export/{exportId}/cancel`
     */
    cancel: TRPCMutationProcedure<{ input: CancelExportInput; output: Export; meta: object }>;
  };
  savedView: {
    /**
     * List saved views. The caller's views of a list, by name. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `GET /saved-view`
     */
    list: TRPCQueryProcedure<{ input: ListSavedViewsInput; output: SavedViewList; meta: object }>;
    /**
     * Keep a view of a list. Keeps how a list is filtered, ordered and shown, under a name; one of the same name is replaced. A person keeps 20 of a list at most. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `POST /saved-view`
     */
    create: TRPCMutationProcedure<{ input: CreateSavedViewInput; output: SavedView; meta: object }>;
    /**
     * Remove a saved view. Removes a view of the caller's own. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `DELETE /saved-view/{savedViewId}`
     */
    delete: TRPCMutationProcedure<{ input: DeleteSavedViewInput; output: SavedView; meta: object }>;
  };
  event: {
    /**
     * Get an event. One event of the organization, as listeners were told it. It takes the scope `event:read`.
     * 
     * `GET /event/{eventId}`
     */
    get: TRPCQueryProcedure<{ input: GetEventInput; output: Event; meta: object }>;
    /**
     * List events. What happened in the organization, newest first: by place in the stream, or by when it happened where a range of instants narrows it. To follow the stream, ask for `order=asc` and send the `position` of the last event you have as `after`: none is left out, and none comes twice. It takes the scope `event:read`.
     * 
     * `GET /event`
     */
    list: TRPCQueryProcedure<{ input: ListEventsInput; output: EventList; meta: object }>;
  };
  webhookEndpoint: {
    /**
     * Make a webhook endpoint. Registers an address that events are sent to from now on, signed by Standard Webhooks. The answer holds the secret that signatures are checked with; it is shown once. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint`
     */
    create: TRPCMutationProcedure<{ input: CreateWebhookEndpointInput; output: WebhookEndpointWithSecret; meta: object }>;
    /**
     * Get a webhook endpoint. One webhook endpoint of the organization. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}`
     */
    get: TRPCQueryProcedure<{ input: GetWebhookEndpointInput; output: WebhookEndpoint; meta: object }>;
    /**
     * List webhook endpoints. The organization's webhook endpoints, newest first. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint`
     */
    list: TRPCQueryProcedure<{ input: ListWebhookEndpointsInput; output: WebhookEndpointList; meta: object }>;
    /**
     * Change a webhook endpoint. Changes the fields that are sent. While an endpoint is disabled it is sent nothing, and events that happen meanwhile never reach it; what was on its way goes on once it is enabled. It takes the scope `webhook:write`.
     * 
     * `PATCH /webhook-endpoint/{webhookEndpointId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateWebhookEndpointInput; output: WebhookEndpoint; meta: object }>;
    /**
     * Delete a webhook endpoint. Deletes an endpoint with its deliveries, for good; the answer is how it was. It takes the scope `webhook:write`.
     * 
     * `DELETE /webhook-endpoint/{webhookEndpointId}`
     */
    delete: TRPCMutationProcedure<{ input: DeleteWebhookEndpointInput; output: WebhookEndpoint; meta: object }>;
    /**
     * Rotate the secret. Gives an endpoint a new secret, which is in this answer alone. The one before signs as well for 24 hours, so that receivers can change over without missing an event. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint/{webhookEndpointId}/rotate-secret`
     */
    rotateSecret: TRPCMutationProcedure<{ input: RotateWebhookSecretInput; output: WebhookEndpointWithSecret; meta: object }>;
    /**
     * Try a webhook endpoint. Sends an event of type `webhook_endpoint.test` at once, signed as all are, and answers what came back. A dry run sends nothing. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint/{webhookEndpointId}/test`
     */
    test: TRPCMutationProcedure<{ input: TestWebhookEndpointInput; output: WebhookAttempt; meta: object }>;
    /**
     * Get an endpoint's activity. What became of the deliveries of the last 24 hours, by the hour they were made in. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}/activity`
     */
    activity: TRPCQueryProcedure<{ input: GetWebhookActivityInput; output: WebhookActivity; meta: object }>;
  };
  webhookDelivery: {
    /**
     * Get a delivery. One delivery with every attempt and what came back. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-delivery/{webhookDeliveryId}`
     */
    get: TRPCQueryProcedure<{ input: GetWebhookDeliveryInput; output: WebhookDeliveryWithAttempts; meta: object }>;
    /**
     * List an endpoint's deliveries. An endpoint's deliveries of the last 90 days, newest event first; where a range of instants is asked for, by when they were made. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}/delivery`
     */
    list: TRPCQueryProcedure<{ input: ListWebhookDeliveriesInput; output: WebhookDeliveryList; meta: object }>;
    /**
     * Deliver again. Sends an event again, at once and with all its attempts to come, whatever became of it before. Receivers know it by its `webhook-id`. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-delivery/{webhookDeliveryId}/redeliver`
     */
    redeliver: TRPCMutationProcedure<{ input: RedeliverWebhookInput; output: WebhookDelivery; meta: object }>;
  };
  job: {
    /**
     * List jobs. The organization's work that is waiting, running, failing or given up, newest first. It takes the right `job:read`.
     * 
     * `GET /job`
     */
    list: TRPCQueryProcedure<{ input: ListJobsInput; output: JobList; meta: object }>;
    /**
     * Get the queue's figures. How many of the organization's jobs wait, run and fail, and which processes run jobs. It takes the right `job:read`.
     * 
     * `GET /job/queue`
     */
    queue: TRPCQueryProcedure<{ input: GetJobQueueInput; output: JobQueue; meta: object }>;
    /**
     * Try a job again. Runs a job at once, with all its attempts to come. It takes the right `job:write`.
     * 
     * `POST /job/{jobId}/retry`
     */
    retry: TRPCMutationProcedure<{ input: RetryJobInput; output: Job; meta: object }>;
  };
  auditEvent: {
    /**
     * List changes. Every change in the organization, newest first: who did what, when, from where, and what differs. `GET /audit-event/export?format=csv` (or `ndjson`) downloads the same, all of it, with the same filters. It takes the scope `audit:read`.
     * 
     * `GET /audit-event`
     */
    list: TRPCQueryProcedure<{ input: ListAuditEventsInput; output: AuditEventList; meta: object }>;
    /**
     * Get a change. One change in the organization. It takes the scope `audit:read`.
     * 
     * `GET /audit-event/{auditEventId}`
     */
    get: TRPCQueryProcedure<{ input: GetAuditEventInput; output: AuditEvent; meta: object }>;
    /**
     * Get the end of the chain. How far the organization's changes are sealed. Each change is sealed within a minute: its hash covers the one before, so that none can be changed, removed or slipped in unnoticed. It takes the scope `audit:read`.
     * 
     * `GET /audit-event/chain`
     */
    chain: TRPCQueryProcedure<{ input: GetAuditChainInput; output: AuditChain; meta: object }>;
    /**
     * Erase personal data. Erases what can identify a person from all changes that concern a customer, a resource or a person: the callers' addresses and the personal fields; of a customer from the events too, where `null` takes their place. What was done, when and by which id stays, and the chain still holds. It cannot be undone. It takes the right `organization:write`.
     * 
     * `POST /audit-event/erase`
     */
    erase: TRPCMutationProcedure<{ input: ErasePersonalDataInput; output: Erasure; meta: object }>;
  };
  dashboard: {
    /**
     * Get the dashboard. What was raised, what is pending and who joined; over a period (90 days unless told otherwise), compared with the one before. It takes the scopes `organization:read` and `purchase_intent:read`.
     * 
     * `GET /dashboard`
     */
    get: TRPCQueryProcedure<{ input: GetDashboardInput; output: Dashboard; meta: object }>;
    /**
     * Get what needs attention. What waits for a person: money, refunds, checks, payments, movements, ends of offerings and webhooks. It tells of what the caller may read. It takes the scope `organization:read`.
     * 
     * `GET /dashboard/attention`
     */
    attention: TRPCQueryProcedure<{ input: GetAttentionInput; output: Attention; meta: object }>;
    /**
     * Get an offering's funding by day. What COMPLETED purchases of an offering brought, by the day they were made: since it opened, of the last 366 days at most. It takes the scopes `organization:read` and `purchase_intent:read`.
     * 
     * `GET /offering/{offeringId}/funding`
     */
    funding: TRPCQueryProcedure<{ input: GetFundingInput; output: Funding; meta: object }>;
  };
  organization: {
    /**
     * Create an organization. Makes an issuer of which the person who signed in is the owner; this browser acts for it from then on.
     * 
     * `POST /organization`
     */
    create: TRPCMutationProcedure<{ input: CreateOrganizationInput; output: Organization; meta: object }>;
    /**
     * Change an organization. Changes the fields that are sent. The brand is shown at its offerings, on its own page, in mails and on papers from then on. For owners and admins. It takes the right `organization:write`.
     * 
     * `PATCH /organization/{organizationId}`
     */
    update: TRPCMutationProcedure<{ input: UpdateOrganizationInput; output: Organization; meta: object }>;
    /**
     * Get an organization. The caller's own organization. It takes the scope `organization:read`.
     * 
     * `GET /organization/{organizationId}`
     */
    get: TRPCQueryProcedure<{ input: GetOrganizationInput; output: Organization; meta: object }>;
    /**
     * Get the caller. Who the caller is to the service.
     * 
     * `GET /viewer`
     */
    viewer: TRPCQueryProcedure<{ input: GetViewerInput; output: Viewer; meta: object }>;
    /**
     * Choose whom to act as. Makes this browser act for another organization one belongs to, or as another customer one is. For people who signed in.
     * 
     * `POST /viewer/identity`
     */
    chooseIdentity: TRPCMutationProcedure<{ input: ChooseIdentityInput; output: ChooseIdentityAnswer; meta: object }>;
  };
  member: {
    /**
     * List members. Who belongs to the organization, newest first. For members; keys cannot read them. It takes the right `member:read`.
     * 
     * `GET /member`
     */
    list: TRPCQueryProcedure<{ input: ListMembersInput; output: MemberList; meta: object }>;
    /**
     * Change a member's role. Gives a member another role, at once. For owners and admins; only owners make owners, or change them. It takes the right `member:write`.
     * 
     * `PATCH /member/{memberId}`
     */
    change: TRPCMutationProcedure<{ input: ChangeMemberInput; output: Member; meta: object }>;
    /**
     * Remove a member. Ends a membership: from the next request on the person's browsers no longer act for the organization. Everybody may leave by removing themselves.
     * 
     * `DELETE /member/{memberId}`
     */
    remove: TRPCMutationProcedure<{ input: RemoveMemberInput; output: Member; meta: object }>;
  };
  invitation: {
    /**
     * Invite a member. Mails a link to become a member, which works for 7 days. For owners and admins; only owners invite owners. It takes the right `member:write`.
     * 
     * `POST /invitation`
     */
    create: TRPCMutationProcedure<{ input: InviteMemberInput; output: Invitation; meta: object }>;
    /**
     * List invitations. The organization's invitations, newest first. For members; keys cannot read them. It takes the right `member:read`.
     * 
     * `GET /invitation`
     */
    list: TRPCQueryProcedure<{ input: ListInvitationsInput; output: InvitationList; meta: object }>;
    /**
     * Send an invitation again. Mails the link once more; it works for another 7 days, also where it had expired. It takes the right `member:write`.
     * 
     * `POST /invitation/{invitationId}/resend`
     */
    resend: TRPCMutationProcedure<{ input: ResendInvitationInput; output: Invitation; meta: object }>;
    /**
     * Cancel an invitation. Takes an invitation back: its link no longer works. It takes the right `member:write`.
     * 
     * `DELETE /invitation/{invitationId}`
     */
    cancel: TRPCMutationProcedure<{ input: CancelInvitationInput; output: Invitation; meta: object }>;
    /**
     * Look at an invitation. What whoever holds an invitation's link is told, signed in or not.
     * 
     * `GET /invitation/{invitationId}`
     */
    get: TRPCQueryProcedure<{ input: GetInvitationInput; output: ReceivedInvitation; meta: object }>;
    /**
     * Accept an invitation. Makes the person who signed in a member; this browser acts for the organization from then on. Their e-mail address must be confirmed and the one it was sent to.
     * 
     * `POST /invitation/{invitationId}/accept`
     */
    accept: TRPCMutationProcedure<{ input: AcceptInvitationInput; output: ReceivedInvitation; meta: object }>;
    /**
     * Decline an invitation. Turns an invitation down, for whom it was sent to.
     * 
     * `POST /invitation/{invitationId}/decline`
     */
    decline: TRPCMutationProcedure<{ input: DeclineInvitationInput; output: ReceivedInvitation; meta: object }>;
  };
  apiKey: {
    /**
     * Make an API key. Makes a key for an outside client and answers it once; it cannot be read again. For owners and admins: no key makes keys. It takes the right `api_key:write`.
     * 
     * `POST /api-key`
     */
    create: TRPCMutationProcedure<{ input: CreateApiKeyInput; output: CreatedApiKey; meta: object }>;
    /**
     * List API keys. The organization's keys without their secrets, revoked ones too, newest first. It takes the right `api_key:read`.
     * 
     * `GET /api-key`
     */
    list: TRPCQueryProcedure<{ input: ListApiKeysInput; output: ApiKeyList; meta: object }>;
    /**
     * Revoke an API key. Ends a key for good, at once; other processes of the service refuse it within seconds. Revoking it again changes nothing. It takes the right `api_key:write`.
     * 
     * `DELETE /api-key/{apiKeyId}`
     */
    revoke: TRPCMutationProcedure<{ input: RevokeApiKeyInput; output: ApiKey; meta: object }>;
  };
  requestLog: {
    /**
     * List requests of API keys. Requests of the last 30 days that came with the organization's API keys, newest first. They are written a few seconds after they were answered; of many at once some may be missing. It takes the scope `request_log:read`.
     * 
     * `GET /request-log`
     */
    list: TRPCQueryProcedure<{ input: ListRequestLogInput; output: RequestLogEntryList; meta: object }>;
    /**
     * Get a request. One request with what was sent and answered, secrets and personal data masked. It takes the scope `request_log:read`.
     * 
     * `GET /request-log/{requestLogEntryId}`
     */
    get: TRPCQueryProcedure<{ input: GetRequestLogEntryInput; output: RequestLogEntryWithBodies; meta: object }>;
  };
  testClock: {
    /**
     * Get the test clock. What time it is for the caller's organization, and whether everything due by then is done. It takes the scope `organization:read`.
     * 
     * `GET /test-clock`
     */
    get: TRPCQueryProcedure<{ input: GetTestClockInput; output: TestClock; meta: object }>;
    /**
     * Advance the test clock. Moves the organization's time forward, `by` a length or `to` a moment. What falls due on the way is done in its order, each at its own moment: purchases expire, offerings close, lock-ups end, offers lapse, checks run out, distributions start, webhooks and payments are tried again. The answer comes at once; poll `GET /test-clock` until its state is `READY`. Only an organization that never had a live key has such a clock, and live keys cannot turn it. It takes the scope `test_clock:write`.
     * 
     * `POST /test-clock/advance`
     */
    advance: TRPCMutationProcedure<{ input: AdvanceTestClockInput; output: TestClock; meta: object }>;
    /**
     * Freeze the test clock or let it run. Has the organization's time stand where it is, or go on from there. It takes the scope `test_clock:write`.
     * 
     * `PATCH /test-clock`
     */
    update: TRPCMutationProcedure<{ input: UpdateTestClockInput; output: TestClock; meta: object }>;
    /**
     * Go back to the real time. Ends the test clock. It cannot be ended while it is ahead of the real time, as what was written in the meantime would lie in the future. It takes the scope `test_clock:write`.
     * 
     * `DELETE /test-clock`
     */
    reset: TRPCMutationProcedure<{ input: ResetTestClockInput; output: TestClock; meta: object }>;
  };
  person: {
    /**
     * Get one's own account. The person who signed in, and the ways they can sign in by. For people who signed in.
     * 
     * `GET /person`
     */
    get: TRPCQueryProcedure<{ input: GetPersonInput; output: Person; meta: object }>;
    /**
     * Change one's own name. Changes the name of the person who signed in. For people who signed in.
     * 
     * `PATCH /person`
     */
    update: TRPCMutationProcedure<{ input: UpdatePersonInput; output: Person; meta: object }>;
    /**
     * Accept the terms and the privacy notice. Records that the person who signed in has accepted texts of the platform in the versions in force. What was accepted before changes nothing. For people who signed in.
     * 
     * `POST /person/consent`
     */
    acceptLegal: TRPCMutationProcedure<{ input: AcceptLegalInput; output: Person; meta: object }>;
  };
  session: {
    /**
     * List one's sessions. The browsers at which the person is signed in, the latest hundred, the one used last first. For people who signed in.
     * 
     * `GET /session`
     */
    list: TRPCQueryProcedure<{ input: ListSessionsInput; output: SessionList; meta: object }>;
    /**
     * Revoke a session. Signs the person out at one of their browsers, at once. For people who signed in.
     * 
     * `DELETE /session/{sessionId}`
     */
    revoke: TRPCMutationProcedure<{ input: RevokeSessionInput; output: RevokeSessionAnswer; meta: object }>;
    /**
     * Revoke all other sessions. Signs the person out at every browser but this one, at once. For people who signed in.
     * 
     * `POST /session/revoke-others`
     */
    revokeOthers: TRPCMutationProcedure<{ input: RevokeOtherSessionsInput; output: RevokeOtherSessionsAnswer; meta: object }>;
  };
  demo: {
    /**
     * List the mail of the demo. The latest mail that the demo would have sent, newest first. Only where the sandbox keeps mail.
     * 
     * `GET /mail`
     */
    listMail: TRPCQueryProcedure<{ input: ListMailInput; output: MailList; meta: object }>;
  };
}>;
