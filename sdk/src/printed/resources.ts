// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

import type { CallOptions } from "../client.ts";
import type { Listing } from "../listing.ts";
import type { Operation } from "../operation.ts";
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
  CreateOfferingDocumentInput,
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
  ExportAuditEventsInput,
  ExportBankEntriesInput,
  ExportBankStatementsInput,
  ExportChainOperationsInput,
  ExportChainTransactionsInput,
  ExportCustomersInput,
  ExportDistributionPaymentsInput,
  ExportDistributionTransfersInput,
  ExportDistributionsInput,
  ExportEntriesInput,
  ExportEventsInput,
  ExportHoldersInput,
  ExportLedgerEntriesInput,
  ExportOfferingsInput,
  ExportOffersInput,
  ExportParticipantsInput,
  ExportPaymentsInput,
  ExportPayoutsInput,
  ExportPurchasesInput,
  ExportRefundTransfersInput,
  ExportRefundsInput,
  ExportRegisterHoldersInput,
  ExportRequestsInput,
  ExportTokensInput,
  ExportTradesInput,
  ExportWebhookDeliveriesInput,
  ExportWebhookEndpointsInput,
  GetAgreementInput,
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
  GetExportFileInput,
  GetExportInput,
  GetFundingInput,
  GetImageInput,
  GetIntentInput,
  GetInvitationInput,
  GetIssuerInput,
  GetJobQueueInput,
  GetMailChoicesInput,
  GetMarketOfferingInput,
  GetOfferInput,
  GetOfferingDocumentInput,
  GetOfferingFormInput,
  GetOfferingInput,
  GetOfferingPictureInput,
  GetOfferingUpdateInput,
  GetOrganizationInput,
  GetPaymentInput,
  GetPersonInput,
  GetPortfolioInput,
  GetPurchaseNoteInput,
  GetRefundInput,
  GetRequestLogEntryInput,
  GetSettingsInput,
  GetStatementInput,
  GetTestClockInput,
  GetTokenInput,
  GetTradeInput,
  GetTradeNoteInput,
  GetVerificationDocumentInput,
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
  PreviewImageInput,
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
  UploadImageInput,
  UploadVerificationDocumentInput,
  WithdrawOfferingDocumentInput,
  WithdrawOfferingUpdateInput
} from "./inputs.ts";
import {
  acceptCustomerInvitation,
  acceptInvitation,
  acceptLegal,
  acceptOffer,
  addWallet,
  advanceTestClock,
  approveVerification,
  assignVerification,
  attachToken,
  beginCheckout,
  blockCustomer,
  cancelDistribution,
  cancelExport,
  cancelIntent,
  cancelInvitation,
  cancelOffer,
  cancelOffering,
  changeMember,
  chooseIdentity,
  claimCustomer,
  closeClaim,
  closeOffering,
  confirmPayment,
  confirmTradePayment,
  countNotices,
  createApiKey,
  createCustomer,
  createCustomers,
  createDistribution,
  createExport,
  createIntent,
  createOffer,
  createOffering,
  createOfferingDocument,
  createOfferingForm,
  createOfferingUpdate,
  createOrganization,
  createSavedView,
  createToken,
  createWalletChallenge,
  createWebhookEndpoint,
  decideSandboxPayment,
  declineInvitation,
  deleteOfferingForm,
  deleteSavedView,
  deleteVerificationDocument,
  deleteWebhookEndpoint,
  detachToken,
  erasePersonalData,
  exportAuditEvents,
  exportBankEntries,
  exportBankStatements,
  exportChainOperations,
  exportChainTransactions,
  exportCustomers,
  exportDistributionPayments,
  exportDistributionTransfers,
  exportDistributions,
  exportEntries,
  exportEvents,
  exportHolders,
  exportLedgerEntries,
  exportOfferings,
  exportOffers,
  exportParticipants,
  exportPayments,
  exportPayouts,
  exportPurchases,
  exportRefundTransfers,
  exportRefunds,
  exportRegisterHolders,
  exportRequests,
  exportTokens,
  exportTrades,
  exportWebhookDeliveries,
  exportWebhookEndpoints,
  getAgreement,
  getAttention,
  getAuditChain,
  getAuditEvent,
  getBankEntry,
  getBankStatement,
  getBoardToken,
  getChain,
  getChainOperation,
  getChainToken,
  getChainTransaction,
  getCustomer,
  getCustomerAccess,
  getCustomerInvitation,
  getDashboard,
  getDistribution,
  getDistributionPayment,
  getEvent,
  getExport,
  getExportFile,
  getFunding,
  getImage,
  getIntent,
  getInvitation,
  getIssuer,
  getJobQueue,
  getMailChoices,
  getMarketOffering,
  getOffer,
  getOffering,
  getOfferingDocument,
  getOfferingForm,
  getOfferingPicture,
  getOfferingUpdate,
  getOrganization,
  getPayment,
  getPerson,
  getPortfolio,
  getPurchaseNote,
  getRefund,
  getRequestLogEntry,
  getSettings,
  getStatement,
  getTestClock,
  getToken,
  getTrade,
  getTradeNote,
  getVerificationDocument,
  getViewer,
  getWebhookActivity,
  getWebhookDelivery,
  getWebhookEndpoint,
  importBankStatement,
  inviteCustomer,
  inviteMember,
  joinIssuer,
  listApiKeys,
  listAuditEvents,
  listBankEntries,
  listBankStatements,
  listBoardTokens,
  listChainDifferences,
  listChainOperations,
  listChainProof,
  listChainTransactions,
  listClaimableCustomers,
  listCustomers,
  listDistributionPayments,
  listDistributions,
  listDocumentAcceptances,
  listEntries,
  listEvents,
  listExports,
  listHolders,
  listIntents,
  listInvitations,
  listJobs,
  listMail,
  listMarketDocuments,
  listMarketOfferings,
  listMarketUpdates,
  listMembers,
  listNotices,
  listOfferingDocuments,
  listOfferingForms,
  listOfferingUpdates,
  listOfferings,
  listOffers,
  listParticipants,
  listPaymentMethods,
  listPayments,
  listPaymentsOfDistribution,
  listPortfolioMovements,
  listPrices,
  listRefunds,
  listRequestLog,
  listSavedViews,
  listSessions,
  listStatements,
  listTokens,
  listTrades,
  listVerificationDocuments,
  listVerifications,
  listWebhookDeliveries,
  listWebhookEndpoints,
  markDistributionPaymentFailed,
  markDistributionPaymentPaid,
  markRefundRefunded,
  markRefunded,
  markTransfersPaid,
  mintToken,
  pauseOffering,
  pauseToken,
  previewDistribution,
  previewImage,
  proveWallet,
  publishOffering,
  publishOfferingUpdate,
  readNotices,
  redeliverWebhook,
  rejectVerification,
  remindPurchase,
  removeCustomerLogin,
  removeMember,
  resendInvitation,
  resetTestClock,
  resolveBankEntry,
  resolveChainDifference,
  resumeOffering,
  retryChainOperation,
  retryDistributionPayment,
  retryJob,
  retryRefund,
  revokeApiKey,
  revokeCustomerInvitation,
  revokeOtherSessions,
  revokeSession,
  rotateWebhookSecret,
  speedUpChainTransaction,
  submitVerification,
  summarizeDistributions,
  testWebhookEndpoint,
  transferToken,
  unblockCustomer,
  unpauseToken,
  unsubscribe,
  updateCustomer,
  updateIntent,
  updateMailChoices,
  updateOffer,
  updateOffering,
  updateOfferingForm,
  updateOfferingUpdate,
  updateOrganization,
  updatePerson,
  updateSettings,
  updateTestClock,
  updateToken,
  updateWebhookEndpoint,
  uploadImage,
  uploadVerificationDocument,
  withdrawOfferingDocument,
  withdrawOfferingUpdate
} from "./operations.ts";
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
  BoardToken,
  BoardTokenList,
  Chain,
  ChainDifference,
  ChainDifferenceList,
  ChainOperation,
  ChainOperationList,
  ChainProof,
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
  DistributionSum,
  DistributionSumList,
  DocumentAcceptance,
  DocumentAcceptanceList,
  EndedOffering,
  Erasure,
  Event,
  EventList,
  Export,
  ExportList,
  Funding,
  GetCustomerInvitationAnswer,
  Holder,
  HolderList,
  Image,
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
  ListedOfferingPurchaseIntent,
  ListedOfferingPurchaseIntentList,
  Mail,
  MailChoices,
  MailList,
  MarketOfferingList,
  Member,
  MemberList,
  Notice,
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
  Participant,
  ParticipantList,
  PaymentMethod,
  PaymentMethodList,
  PaymentReceived,
  PaymentReceivedList,
  Person,
  Portfolio,
  PortfolioMovement,
  PortfolioMovementList,
  PortfolioStatement,
  PortfolioStatementList,
  PricePoint,
  PricePointList,
  PurchaseReminder,
  ReadNoticesAnswer,
  ReceivedInvitation,
  Refund,
  RefundList,
  RegisteredToken,
  RegisteredTokenList,
  RequestLogEntry,
  RequestLogEntryList,
  RequestLogEntryWithBodies,
  RevokeOtherSessionsAnswer,
  RevokeSessionAnswer,
  SavedView,
  SavedViewList,
  Session,
  SessionList,
  Settings,
  TestClock,
  TokenBoard,
  TokenOnChain,
  Trade,
  TradeList,
  UnsubscribeAnswer,
  Verification,
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
/** Every operation, by what it is about. */
export interface Resources {
  offerings: {
    /**
     * Create an offering. Creates an offering and publishes it, unless `publish` is false: then it is a draft. With `newToken` its token is registered in the same moment, under tokenId; that takes the right `token:write` too. With the sandbox chain an unknown tokenId is registered on the spot as a sandbox token of 18 decimals. It takes the scope `offering:write`.
     * 
     * `POST /offering`
     */
    create(input: CreateOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * Change an offering. Changes the fields that are sent, also single ones of the period and the limits. Price, period start, token, currency, limits and lock-up freeze with the first purchase intent; the end of a running offering may move, also to extend it, as long as it lies in the future; closed and cancelled offerings do not change, but for `metadata`, which is merged at any time. It takes the scope `offering:write`.
     * 
     * `PATCH /offering/{offeringId}`
     */
    update(input: UpdateOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * Publish a draft. Makes a draft visible on the market; it sells from its start date on. A draft whose end has passed needs a later end first. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/publish`
     */
    publish(input: PublishOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * Pause an offering. Takes no new purchases for now: PUBLISHED becomes PAUSED. Purchases there are go on, and the end stays where it is. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/pause`
     */
    pause(input: PauseOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * Resume a paused offering. Takes purchases again: PAUSED becomes PUBLISHED. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/resume`
     */
    resume(input: ResumeOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * Close an offering early. Ends a running offering now, as its end date would: where the soft cap is reached the tokens are delivered, otherwise every payer's refund is due. With `Dry-Run: true` it tells what would become of the purchases. Before its start an offering can only be cancelled. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/close`
     */
    close(input: CloseOfferingInput, options?: CallOptions): Promise<EndedOffering>;
    /**
     * Cancel an offering. Calls an offering off: its purchases are cancelled and whatever was paid is due back in the same moment. With `Dry-Run: true` it tells what would become of the purchases. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/cancel`
     */
    cancel(input: CancelOfferingInput, options?: CallOptions): Promise<EndedOffering>;
    /**
     * Get an offering. One offering of the organization. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}`
     */
    get(input: GetOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * List offerings. The organization's offerings, newest first. It takes the scope `offering:read`.
     * 
     * `GET /offering`
     */
    list(input?: ListOfferingsInput, options?: CallOptions): Listing<Offering, OfferingList>;
    /**
     * List an offering's participants. The customers with completed purchases from an offering, those who bought for the most first, as the register of its investors. It takes the scopes `purchase_intent:read` and `payment:read`.
     * 
     * `GET /offering/{offeringId}/participant`
     */
    participants(input: ListParticipantsInput, options?: CallOptions): Listing<Participant, ParticipantList>;
  };
  offeringForms: {
    /**
     * Begin a form. Keeps what the caller begins to type of an offering. Of more than 20 the one that was saved longest ago goes, and each a year after it was saved last. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `POST /offering-form`
     */
    create(input: CreateOfferingFormInput, options?: CallOptions): Promise<OfferingForm>;
    /**
     * Save a form. Keeps what the caller has typed, in place of what was kept. Names the revision it goes on from, so that nothing is lost that was saved elsewhere since. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `PATCH /offering-form/{offeringFormId}`
     */
    update(input: UpdateOfferingFormInput, options?: CallOptions): Promise<OfferingForm>;
    /**
     * Forget a form. Forgets what the caller has typed of an offering, once it is made or given up. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `DELETE /offering-form/{offeringFormId}`
     */
    delete(input: DeleteOfferingFormInput, options?: CallOptions): Promise<OfferingForm>;
    /**
     * Get a form in work. What the caller has typed of an offering that is not made yet. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `GET /offering-form/{offeringFormId}`
     */
    get(input: GetOfferingFormInput, options?: CallOptions): Promise<OfferingForm>;
    /**
     * List forms in work. What the caller has typed of offerings that are not made yet, the one saved last first. Each person and each API key has its own. It takes the scope `offering:write`.
     * 
     * `GET /offering-form`
     */
    list(input?: ListOfferingFormsInput, options?: CallOptions): Listing<OfferingForm, OfferingFormList>;
  };
  market: {
    /**
     * Get a public offering. One published offering of any organization, as anybody may see it.
     * 
     * `GET /market/offering/{offeringId}`
     */
    get(input: GetMarketOfferingInput, options?: CallOptions): Promise<Offering>;
    /**
     * List public offerings. The published offerings of every organization, as anybody may see them.
     * 
     * `GET /market/offering`
     */
    list(input?: ListMarketOfferingsInput, options?: CallOptions): Listing<Offering, MarketOfferingList>;
    /**
     * List a public offering's updates. What the issuer of a published offering tells anybody, the latest first.
     * 
     * `GET /market/offering/{offeringId}/update`
     */
    updates(input: ListMarketUpdatesInput, options?: CallOptions): Listing<OfferingUpdate, OfferingUpdateList>;
    /**
     * List a public offering's documents. The documents in force of one published offering of any organization, as anybody may read them.
     * 
     * `GET /market/offering/{offeringId}/document`
     */
    documents(input: ListMarketDocumentsInput, options?: CallOptions): Listing<OfferingDocument, OfferingDocumentList>;
  };
  issuers: {
    /**
     * Get an issuer. Who an issuer is and what it has done: offerings funded and delivered, money raised, distributions paid. For anybody; an organization that has published nothing is not found.
     * 
     * `GET /issuer/{slug}`
     */
    get(input: GetIssuerInput, options?: CallOptions): Promise<Issuer>;
  };
  offeringUpdates: {
    /**
     * Write an update. Writes an update of an offering: a draft, or, with `publishAt`, one that is published then by itself. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update`
     */
    create(input: CreateOfferingUpdateInput, options?: CallOptions): Promise<OfferingUpdate>;
    /**
     * Change an update. Changes the fields that are sent of an update that is not published yet. `publishAt` sets its time, and null makes it a draft again. It takes the scope `offering:write`.
     * 
     * `PATCH /offering/{offeringId}/update/{offeringUpdateId}`
     */
    update(input: UpdateOfferingUpdateInput, options?: CallOptions): Promise<OfferingUpdate>;
    /**
     * Publish an update. Shows an update to its audience at once, and tells those who bought by notice and by mail, unless they want no such mail. It happens once; the offering has to be published. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update/{offeringUpdateId}/publish`
     */
    publish(input: PublishOfferingUpdateInput, options?: CallOptions): Promise<OfferingUpdate>;
    /**
     * Withdraw an update. Takes an update off every page, or keeps it from being published. Mails that were sent stay sent. It takes the scope `offering:write`.
     * 
     * `POST /offering/{offeringId}/update/{offeringUpdateId}/withdraw`
     */
    withdraw(input: WithdrawOfferingUpdateInput, options?: CallOptions): Promise<OfferingUpdate>;
    /**
     * Get an update. One update of an offering; a customer sees what is published, and meant for it. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/update/{offeringUpdateId}`
     */
    get(input: GetOfferingUpdateInput, options?: CallOptions): Promise<OfferingUpdate>;
    /**
     * List an offering's updates. The updates of an offering, those to be published first, then by when they were. A customer sees those that are published, and of `HOLDERS` none unless it is one. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/update`
     */
    list(input: ListOfferingUpdatesInput, options?: CallOptions): Listing<OfferingUpdate, OfferingUpdateList>;
  };
  offeringDocuments: {
    /**
     * List an offering's documents. The documents of an offering: those in force, or every version there was. It takes the scope `offering:read`.
     * 
     * `GET /offering/{offeringId}/document`
     */
    list(input: ListOfferingDocumentsInput, options?: CallOptions): Listing<OfferingDocument, OfferingDocumentList>;
    /**
     * Withdraw a document. Takes a document out of force: no further purchase accepts it. It stays readable, as buyers may have accepted it before. It takes the scope `offering:write`.
     * 
     * `DELETE /offering/{offeringId}/document/{offeringDocumentId}`
     */
    withdraw(input: WithdrawOfferingDocumentInput, options?: CallOptions): Promise<OfferingDocument>;
    /**
     * List what a purchase accepted. The documents, each with its version, that the buyer accepted with a purchase; a signed-in customer sees those of its own purchases alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/acceptance`
     */
    acceptances(input: ListDocumentAcceptancesInput, options?: CallOptions): Listing<DocumentAcceptance, DocumentAcceptanceList>;
  };
  customers: {
    /**
     * Onboard a customer. Onboards an individual or an organization with one or more wallets. It takes the scope `customer:write`.
     * 
     * `POST /customer`
     */
    create(input: CreateCustomerInput, options?: CallOptions): Promise<Customer>;
    /**
     * Onboard many customers. Onboards up to 1,000 customers in one call. Each has a result of its own: one that is refused keeps no other from being onboarded, and the answer is 200. An `Idempotency-Key` stands for the whole call; a dry run tells all that is wrong and onboards nobody. The body may have 2 MiB. It takes the scope `customer:write`.
     * 
     * `POST /customer/bulk`
     */
    createBulk(input: CreateCustomersInput, options?: CallOptions): Promise<CustomerBulk>;
    /**
     * Get a customer. One customer of the organization; a signed-in customer sees itself alone. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}`
     */
    get(input: GetCustomerInput, options?: CallOptions): Promise<Customer>;
    /**
     * List customers. The organization's customers, newest first. It takes the scope `customer:read`.
     * 
     * `GET /customer`
     */
    list(input?: ListCustomersInput, options?: CallOptions): Listing<Customer, CustomerList>;
    /**
     * Change a customer. Changes the fields that are sent; an empty text takes a field away, and `metadata` is merged. A new name or country starts the identity check anew, and the check begins by itself when the last field it needs arrives. It takes the scope `customer:write`.
     * 
     * `PATCH /customer/{customerId}`
     */
    update(input: UpdateCustomerInput, options?: CallOptions): Promise<Customer>;
    /**
     * Block a customer. Keeps a customer from buying and trading until it is unblocked. What it bought and holds stays as it is. The reason is kept in the audit trail. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/block`
     */
    block(input: BlockCustomerInput, options?: CallOptions): Promise<Customer>;
    /**
     * Unblock a customer. Lets a blocked customer buy and trade again. The reason is kept in the audit trail. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/unblock`
     */
    unblock(input: UnblockCustomerInput, options?: CallOptions): Promise<Customer>;
  };
  wallets: {
    /**
     * Add a wallet. Adds a wallet to a customer; it counts as its own until another customer proves it. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet`
     */
    add(input: AddWalletInput, options?: CallOptions): Promise<Customer>;
    /**
     * Ask for a message to sign. Makes the message whose signature proves that a wallet is the customer's. It is good for one proof, for 10 minutes. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet/{walletAddress}/challenge`
     */
    challenge(input: CreateWalletChallengeInput, options?: CallOptions): Promise<WalletChallenge>;
    /**
     * Prove a wallet. Takes the signature of a challenge's message; from then on the wallet is this customer's alone. The nonce is used up, also by a signature that is wrong. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/wallet/{walletAddress}/proof`
     */
    prove(input: ProveWalletInput, options?: CallOptions): Promise<Customer>;
  };
  verifications: {
    /**
     * Submit a customer for its check. Begins the identity check once nothing is `currentlyDue`; refused with every field that still is. A customer that was refused, or whose approval has expired, is submitted again. It takes the scope `customer:write`.
     * 
     * `POST /customer/{customerId}/verification/submit`
     */
    submit(input: SubmitVerificationInput, options?: CallOptions): Promise<Customer>;
    /**
     * Approve a customer. Ends the running check well. Purchases of the customer that are paid are completed in the same moment. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/approve`
     */
    approve(input: ApproveVerificationInput, options?: CallOptions): Promise<Customer>;
    /**
     * Say who sees to a check. Names the member who sees to the check that runs, or nobody. Where somebody else has it by now than `from` says, nothing changes: of two who take one at once, one has it. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/assign`
     */
    assign(input: AssignVerificationInput, options?: CallOptions): Promise<Customer>;
    /**
     * Reject a customer. Ends the running check with a reason, which the customer reads. It can correct what is wrong and be submitted again. It takes the scope `verification:write`.
     * 
     * `POST /customer/{customerId}/verification/reject`
     */
    reject(input: RejectVerificationInput, options?: CallOptions): Promise<Customer>;
    /**
     * List the checks of a customer. Every check of a customer's identity, newest first. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/verification`
     */
    list(input: ListVerificationsInput, options?: CallOptions): Listing<Verification, VerificationList>;
    documents: {
      /**
       * List the documents of a customer. The documents a customer uploaded for its check, newest first; at most 20. Their bytes are at `GET /customer/{customerId}/verification/document/{verificationDocumentId}`. It takes the scope `customer:read`.
       * 
       * `GET /customer/{customerId}/verification/document`
       */
      list(input: ListVerificationDocumentsInput, options?: CallOptions): Listing<VerificationDocument, VerificationDocumentList>;
      /**
       * Delete a document. Deletes a document that was not submitted yet. What a check was decided by stays with that check. It takes the scope `customer:write`.
       * 
       * `DELETE /customer/{customerId}/verification/document/{verificationDocumentId}`
       */
      delete(input: DeleteVerificationDocumentInput, options?: CallOptions): Promise<VerificationDocument>;
    };
  };
  customerLogins: {
    /**
     * Get who signs in as a customer. The people who sign in as a customer, and the links that were sent for it. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/access`
     */
    get(input: GetCustomerAccessInput, options?: CallOptions): Promise<CustomerAccess>;
    /**
     * Stop a person from signing in as a customer. Takes effect with the person's next request. Only an invitation lets them in again. It takes the scope `customer:write`.
     * 
     * `DELETE /customer/{customerId}/login/{userId}`
     */
    remove(input: RemoveCustomerLoginInput, options?: CallOptions): Promise<CustomerAccess>;
    /**
     * List customers one can claim. Customers of any issuer whose e-mail address is the confirmed one of the person who is signed in, and that nobody signs in as yet.
     * 
     * `GET /customer-claim`
     */
    claimable(input?: ListClaimableCustomersInput, options?: CallOptions): Listing<LinkedCustomer, LinkedCustomerList>;
    /**
     * Claim a customer. Lets the person who is signed in sign in as a customer that has their confirmed e-mail address, and makes their browser act as it.
     * 
     * `POST /customer-claim`
     */
    claim(input: ClaimCustomerInput, options?: CallOptions): Promise<LinkedCustomer>;
    /**
     * Become a customer of an issuer. Onboards the person who is signed in as a customer of an issuer, and makes their browser act as it. A person can be a customer of several issuers.
     * 
     * `POST /organization/{organizationId}/join`
     */
    join(input: JoinIssuerInput, options?: CallOptions): Promise<Customer>;
    invitations: {
      /**
       * Invite to sign in as a customer. Sends a link by mail with which a person signs in as the customer: once, within 14 days. A further one to the same address replaces it. It takes the scope `customer:write`.
       * 
       * `POST /customer/{customerId}/invitation`
       */
      create(input: InviteCustomerInput, options?: CallOptions): Promise<CustomerInvitation>;
      /**
       * Look at an invitation. Who invites whom, as whoever has the link may see it: the customer's name is masked.
       * 
       * `GET /customer-invitation/{token}`
       */
      get(input: GetCustomerInvitationInput, options?: CallOptions): Promise<GetCustomerInvitationAnswer>;
      /**
       * Accept an invitation. Lets the person who is signed in sign in as the customer, and makes their browser act as it. The link works once.
       * 
       * `POST /customer-invitation/{token}/accept`
       */
      accept(input: AcceptCustomerInvitationInput, options?: CallOptions): Promise<LinkedCustomer>;
      /**
       * Take an invitation back. Makes the link of an invitation useless. It takes the scope `customer:write`.
       * 
       * `DELETE /customer/{customerId}/invitation/{invitationId}`
       */
      revoke(input: RevokeCustomerInvitationInput, options?: CallOptions): Promise<CustomerAccess>;
    };
  };
  purchaseIntents: {
    /**
     * Create a purchase intent. Records a customer's purchase of tokens from an offering as PENDING and reserves its room. With `Dry-Run: true` it changes nothing and names every rule that fails. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent`
     */
    create(input: CreateIntentInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
    /**
     * Change a purchase intent. Merges `metadata`, wherever the purchase stands; nothing else of it changes by hand. A signed-in customer changes its own alone. It takes the scope `purchase_intent:write`.
     * 
     * `PATCH /offering-purchase-intent/{offeringPurchaseIntentId}`
     */
    update(input: UpdateIntentInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
    /**
     * Cancel a purchase intent. Cancels a PENDING purchase and gives its room back; whatever was paid is due back to its payer. A signed-in customer cancels its own alone. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/cancel`
     */
    cancel(input: CancelIntentInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
    /**
     * Get a purchase intent. One purchase intent of the organization; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent/{offeringPurchaseIntentId}`
     */
    get(input: GetIntentInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
    /**
     * List purchase intents. The organization's purchase intents, newest first; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
     * 
     * `GET /offering-purchase-intent`
     */
    list(input?: ListIntentsInput, options?: CallOptions): Listing<ListedOfferingPurchaseIntent, ListedOfferingPurchaseIntentList>;
  };
  payments: {
    /**
     * Get a payment. One payment of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /payment/{paymentId}`
     */
    get(input: GetPaymentInput, options?: CallOptions): Promise<PaymentReceived>;
    /**
     * List payments. Money that came in or is about to, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /payment`
     */
    list(input?: ListPaymentsInput, options?: CallOptions): Listing<PaymentReceived, PaymentReceivedList>;
    /**
     * List payment methods. How purchases can be paid: by transfer where the organization has an account, and at providers. It takes the scope `purchase_intent:read`.
     * 
     * `GET /payment-method`
     */
    methods(input?: ListPaymentMethodsInput, options?: CallOptions): Listing<PaymentMethod, PaymentMethodList>;
    /**
     * Confirm a payment. Says that a transfer for a PENDING purchase came in: all that is still open, unless an amount is named. Less leaves the rest to be paid; more makes the rest due back at once. It takes the scope `payment:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/confirm-payment`
     */
    confirm(input: ConfirmPaymentInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
    /**
     * Begin a checkout. Begins a payment of what is still open of a PENDING purchase at a provider, and tells where the customer pays. One that was begun for the same amount and is still open is given again. It takes the scope `purchase_intent:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/checkout`
     */
    checkout(input: BeginCheckoutInput, options?: CallOptions): Promise<Checkout>;
    /**
     * Decide a sandbox payment. Says what becomes of a payment of the sandbox: paid, half of it paid, refused, or not known for a few seconds and then paid; of one that is paid, that it is charged back, and then whether the issuer wins or loses. Only where the sandbox is, as in the demo. It takes the scope `purchase_intent:write`.
     * 
     * `POST /payment/{paymentId}/sandbox`
     */
    decideSandbox(input: DecideSandboxPaymentInput, options?: CallOptions): Promise<PaymentReceived>;
    /**
     * Close the claim of a charge-back. Says that somebody has seen to what a charge-back left the issuer out of: it was paid another way, the tokens were taken back, or it is written off. No money moves. It takes the scope `payment:write`.
     * 
     * `POST /payment/{paymentId}/close-claim`
     */
    closeClaim(input: CloseClaimInput, options?: CallOptions): Promise<PaymentReceived>;
  };
  refunds: {
    /**
     * Get a refund. One refund of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /refund/{refundId}`
     */
    get(input: GetRefundInput, options?: CallOptions): Promise<Refund>;
    /**
     * List refunds. Money that goes back or went back, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
     * 
     * `GET /refund`
     */
    list(input?: ListRefundsInput, options?: CallOptions): Listing<Refund, RefundList>;
    /**
     * Mark a refund as sent. Says that a refund was sent: a transfer, or one that its provider could not send. The purchase is REFUNDED with its last one. It takes the scope `payment:write`.
     * 
     * `POST /refund/{refundId}/mark-refunded`
     */
    markRefunded(input: MarkRefundRefundedInput, options?: CallOptions): Promise<Refund>;
    /**
     * Retry a refund. Asks the provider once more to send a refund that FAILED. It takes the scope `payment:write`.
     * 
     * `POST /refund/{refundId}/retry`
     */
    retry(input: RetryRefundInput, options?: CallOptions): Promise<Refund>;
    /**
     * Mark a purchase as refunded. Says that all the money of a purchase that is due back (REFUND_DUE) was sent. It takes the scope `payment:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/mark-refunded`
     */
    markPurchaseRefunded(input: MarkRefundedInput, options?: CallOptions): Promise<OfferingPurchaseIntent>;
  };
  bankStatements: {
    /**
     * Import a bank statement. Imports a camt.053 or CSV file, sent as it is (Content-Type of the file, its name as `?fileName=`) or as text in JSON, and books what can be matched by reference, amount, currency and payer. What cannot waits as OPEN entries. The same file, or the same entry in another file, counts once. It takes the scope `payment:write`.
     * 
     * `POST /bank-statement`
     */
    import(input: ImportBankStatementInput, options?: CallOptions): Promise<BankStatement>;
    /**
     * Get a bank statement. One imported statement, with what became of its entries. It takes the scope `payment:read`.
     * 
     * `GET /bank-statement/{bankStatementId}`
     */
    get(input: GetBankStatementInput, options?: CallOptions): Promise<BankStatement>;
    /**
     * List bank statements. Statements that were imported, newest first. It takes the scope `payment:read`.
     * 
     * `GET /bank-statement`
     */
    list(input?: ListBankStatementsInput, options?: CallOptions): Listing<BankStatement, BankStatementList>;
  };
  bankEntries: {
    /**
     * Get a bank entry. One entry of a statement. It takes the scope `payment:read`.
     * 
     * `GET /bank-entry/{bankEntryId}`
     */
    get(input: GetBankEntryInput, options?: CallOptions): Promise<BankEntry>;
    /**
     * List bank entries. Entries of all statements, newest first; `status=OPEN` is the queue that waits for somebody. It takes the scope `payment:read`.
     * 
     * `GET /bank-entry`
     */
    list(input?: ListBankEntriesInput, options?: CallOptions): Listing<BankEntry, BankEntryList>;
    /**
     * Resolve a bank entry. Decides about an OPEN entry. ASSIGN pays a purchase with it; ACCEPT takes it for the purchase it names, or agrees with what was done; REFUND makes it due back; IGNORE leaves it. Its `resolutions` tell which of them it takes. It takes the scope `payment:write`.
     * 
     * `POST /bank-entry/{bankEntryId}/resolve`
     */
    resolve(input: ResolveBankEntryInput, options?: CallOptions): Promise<BankEntry>;
  };
  settings: {
    /**
     * Get the settings. How the caller's organization wants things done; defaults where it has set nothing. It takes the scope `organization:read`.
     * 
     * `GET /settings`
     */
    get(input?: GetSettingsInput, options?: CallOptions): Promise<Settings>;
    /**
     * Change the settings. Changes the fields that are sent. Purchases that are still to be paid show the new account from then on. For owners and admins. It takes the right `organization:write`.
     * 
     * `PATCH /settings`
     */
    update(input?: UpdateSettingsInput, options?: CallOptions): Promise<Settings>;
  };
  bulletinBoard: {
    offers: {
      /**
       * Post an offer. Posts an offer to buy or sell tokens for euros. A SELL offer freezes the tokens while it is open. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer`
       */
      create(input: CreateOfferInput, options?: CallOptions): Promise<Offer>;
      /**
       * Change an offer. Merges `metadata`, wherever the offer stands; its terms never change, so that whoever accepts it gets what was read. A signed-in customer changes its own alone. It takes the scope `offer:write`.
       * 
       * `PATCH /bulletin-board/offer/{offerId}`
       */
      update(input: UpdateOfferInput, options?: CallOptions): Promise<Offer>;
      /**
       * Accept an offer. Takes a whole offer of another customer; both are verified. The tokens move at once, and a trade is made of it. Whatever stands in the way of the customer who made it, another customer is told as `offer_not_acceptable`. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer/{offerId}/accept`
       */
      accept(input: AcceptOfferInput, options?: CallOptions): Promise<Offer>;
      /**
       * Cancel an offer. Cancels an open offer of the customer who made it and frees its tokens. It takes the scope `offer:write`.
       * 
       * `POST /bulletin-board/offer/{offerId}/cancel`
       */
      cancel(input: CancelOfferInput, options?: CallOptions): Promise<Offer>;
      /**
       * Get an offer. One offer of the organization's bulletin board. It takes the scope `offer:read`.
       * 
       * `GET /bulletin-board/offer/{offerId}`
       */
      get(input: GetOfferInput, options?: CallOptions): Promise<Offer>;
      /**
       * List offers. The organization's bulletin board, newest first. It takes the scope `offer:read`.
       * 
       * `GET /bulletin-board/offer`
       */
      list(input?: ListOffersInput, options?: CallOptions): Listing<Offer, OfferList>;
    };
    tokens: {
      /**
       * Get a token's board. A token's last price and its open offers to sell and to buy, the best first, 50 of each at most, with what a customer could accept of them. It is a board: nothing is matched. A signed-in customer names itself. It takes the scopes `offer:read` and `token:read`.
       * 
       * `GET /bulletin-board/token/{tokenId}`
       */
      get(input: GetBoardTokenInput, options?: CallOptions): Promise<TokenBoard>;
      /**
       * List the board's tokens. How each token of the organization stands on the bulletin board: last price, its change, and the best open offers. It takes the scopes `offer:read` and `token:read`.
       * 
       * `GET /bulletin-board/token`
       */
      list(input?: ListBoardTokensInput, options?: CallOptions): Listing<BoardToken, BoardTokenList>;
    };
  };
  tokens: {
    /**
     * Register a token. Registers a token with a fixed total supply, all of it still to be issued. With `settlement: "ERC3643"` its contract is deployed on the installation's chain; the address is known at once, and what is minted waits until the contract is there. It takes the scope `token:write`.
     * 
     * `POST /token`
     */
    create(input: CreateTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Get a token. One token of the organization. It takes the scope `token:read`.
     * 
     * `GET /token/{tokenId}`
     */
    get(input: GetTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * List tokens. The organization's tokens, newest first. It takes the scope `token:read`.
     * 
     * `GET /token`
     */
    list(input?: ListTokensInput, options?: CallOptions): Listing<RegisteredToken, RegisteredTokenList>;
    /**
     * Change a token. Merges `metadata`; what a token is never changes. It takes the scope `token:write`.
     * 
     * `PATCH /token/{tokenId}`
     */
    update(input: UpdateTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Mint tokens into a wallet. Issues tokens out of the supply that is left into a customer's wallet. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/mint`
     */
    mint(input: MintTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Pause a token. Stops purchases, offers, trades and transfers of a token until it is unpaused. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/pause`
     */
    pause(input: PauseTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Attach a contract. Has an ERC-3643 contract that is there already follow the register from now on, while no wallet holds any of the token. Tells every check that fails at once; with `Dry-Run: true` it only tells. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/attach`
     */
    attach(input: AttachTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Detach a contract. Keeps a token in the register alone from now on: once everything is final on the chain, and both were compared since and agree. The contract stays as it is. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/detach`
     */
    detach(input: DetachTokenInput, options?: CallOptions): Promise<RegisteredToken>;
    /**
     * Unpause a token. Lets a paused token be bought, offered, traded and transferred again. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/unpause`
     */
    unpause(input: UnpauseTokenInput, options?: CallOptions): Promise<RegisteredToken>;
  };
  register: {
    /**
     * List a token's holders. The register of a token's holders now or at any past instant, the largest first, with its sums. At a past instant, a register of more than 50,000 wallets shows its largest holders and those that a search finds; all of it is downloaded. It takes the scope `register:read`.
     * 
     * `GET /token/{tokenId}/holder`
     */
    holders(input: ListHoldersInput, options?: CallOptions): Listing<Holder, HolderList>;
    /**
     * List a register's entries. Every movement of a token, newest first: what the register of holders follows from. It takes the scope `register:read`.
     * 
     * `GET /token/{tokenId}/entry`
     */
    entries(input: ListEntriesInput, options?: CallOptions): Listing<LedgerEntry, LedgerEntryList>;
    /**
     * Transfer a token. Moves tokens from one wallet to another by the issuer's hand, with the reason in the register. It takes the scope `token:write`.
     * 
     * `POST /token/{tokenId}/transfer`
     */
    transfer(input: TransferTokenInput, options?: CallOptions): Promise<LedgerEntry>;
  };
  chain: {
    /**
     * Get the chain. The chain of this installation: who signs, what it can pay, whether anything is sent, and what waits. It takes the scope `chain:read`.
     * 
     * `GET /chain`
     */
    get(input?: GetChainInput, options?: CallOptions): Promise<Chain>;
    /**
     * Get a token's contract. Where a token's contract is, how far it follows the register, and what waits. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain`
     */
    token(input: GetChainTokenInput, options?: CallOptions): Promise<TokenOnChain>;
    /**
     * Prove a token's holders by the chain. What each wallet held of a token in the register and in its contract, at one block that stays for good: the newest one, or the newest one up to a past instant. Wallets that held some once are listed too. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain/proof`
     */
    proof(input: ListChainProofInput, options?: CallOptions): Listing<ChainProof, ChainProofList>;
    /**
     * List a contract's differences. Where a token's contract differed from the register when they were compared, newest first. It takes the scope `chain:read`.
     * 
     * `GET /token/{tokenId}/chain/difference`
     */
    differences(input: ListChainDifferencesInput, options?: CallOptions): Listing<ChainDifference, ChainDifferenceList>;
    /**
     * Resolve a difference. Ends a difference between a token's contract and the register: `ADOPT` = the register does the same, with an entry of reason `CHAIN`; `CORRECT` = the opposite is done on the chain; `IGNORE` = both stay as they are. It takes two: the first call proposes, the same call by another one, who is a member, does it. Another resolution replaces the proposal. It takes the scope `chain:write`.
     * 
     * `POST /token/{tokenId}/chain/difference/{chainDifferenceId}/resolve`
     */
    resolveDifference(input: ResolveChainDifferenceInput, options?: CallOptions): Promise<ChainDifference>;
  };
  chainOperations: {
    /**
     * Get an operation of a chain. One operation of the organization's tokens. It takes the scope `chain:read`.
     * 
     * `GET /chain-operation/{chainOperationId}`
     */
    get(input: GetChainOperationInput, options?: CallOptions): Promise<ChainOperation>;
    /**
     * List operations of a chain. What the contracts of the organization's tokens are to do and have done, newest first. `q` finds an operation, an entry, a purchase or an offer by its id. It takes the scope `chain:read`.
     * 
     * `GET /chain-operation`
     */
    list(input?: ListChainOperationsInput, options?: CallOptions): Listing<ChainOperation, ChainOperationList>;
    /**
     * Try an operation again. Puts an operation that the contract refused back in line, once its reason is gone. It keeps its identity there, so that it can never be carried out twice. It takes the scope `chain:write`.
     * 
     * `POST /chain-operation/{chainOperationId}/retry`
     */
    retry(input: RetryChainOperationInput, options?: CallOptions): Promise<ChainOperation>;
  };
  chainTransactions: {
    /**
     * Get a transaction of a chain. One transaction of the organization's tokens. It takes the scope `chain:read`.
     * 
     * `GET /chain-transaction/{chainTransactionId}`
     */
    get(input: GetChainTransactionInput, options?: CallOptions): Promise<ChainTransaction>;
    /**
     * List transactions of a chain. How the operations of the organization's tokens were sent, newest first. It takes the scope `chain:read`.
     * 
     * `GET /chain-transaction`
     */
    list(input?: ListChainTransactionsInput, options?: CallOptions): Listing<ChainTransaction, ChainTransactionList>;
    /**
     * Speed a transaction up. Sends a transaction again with higher fees at once, without waiting until it counts as stuck. Of both only one can be carried out. Fees stay within the limit that is set for this installation. It takes the scope `chain:write`.
     * 
     * `POST /chain-transaction/{chainTransactionId}/speed-up`
     */
    speedUp(input: SpeedUpChainTransactionInput, options?: CallOptions): Promise<ChainTransaction>;
  };
  trades: {
    /**
     * Get a trade. One trade of the organization's bulletin board. It takes the scope `offer:read`.
     * 
     * `GET /trade/{tradeId}`
     */
    get(input: GetTradeInput, options?: CallOptions): Promise<Trade>;
    /**
     * List trades. What changed hands on the organization's bulletin board, newest first. It takes the scope `offer:read`.
     * 
     * `GET /trade`
     */
    list(input?: ListTradesInput, options?: CallOptions): Listing<Trade, TradeList>;
    /**
     * Confirm a trade's payment. Notes that the buyer has paid: by the seller itself, or by whoever may write payments. It takes the scope `payment:write`.
     * 
     * `POST /trade/{tradeId}/confirm-payment`
     */
    confirmPayment(input: ConfirmTradePaymentInput, options?: CallOptions): Promise<Trade>;
    /**
     * List a token's prices. What the token was traded at on the bulletin board, newest first: a point a trade, or a day. It takes the scope `token:read`.
     * 
     * `GET /token/{tokenId}/price`
     */
    prices(input: ListPricesInput, options?: CallOptions): Listing<PricePoint, PricePointList>;
  };
  distributions: {
    /**
     * Create a distribution. Shares a sum among whoever holds the token at the record date, each to the cent. Where the record date has passed the payments start at once, otherwise when it comes. With `Dry-Run: true` it tells how many holders there are and changes nothing. It takes the scope `distribution:write`.
     * 
     * `POST /distribution`
     */
    create(input: CreateDistributionInput, options?: CallOptions): Promise<Distribution>;
    /**
     * Preview a distribution. What each holder would get of a sum, by the register at the record date, or now where that is still to come. It takes the scope `distribution:write`.
     * 
     * `GET /distribution/preview`
     */
    preview(input: PreviewDistributionInput, options?: CallOptions): Promise<DistributionPreview>;
    /**
     * Get a distribution. One distribution of the organization, with how far its payments are. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/{distributionId}`
     */
    get(input: GetDistributionInput, options?: CallOptions): Promise<Distribution>;
    /**
     * List distributions. The organization's distributions, newest first; a customer sees those of tokens it is paid for or holds. It takes the scope `distribution:read`.
     * 
     * `GET /distribution`
     */
    list(input?: ListDistributionsInput, options?: CallOptions): Listing<Distribution, DistributionList>;
    /**
     * Cancel a distribution. Calls a distribution off whose record date is still to come. It takes the scope `distribution:write`.
     * 
     * `POST /distribution/{distributionId}/cancel`
     */
    cancel(input: CancelDistributionInput, options?: CallOptions): Promise<Distribution>;
    /**
     * List a distribution's payments. What each holder gets of one distribution; a customer sees its own alone. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/{distributionId}/payment`
     */
    payments(input: ListPaymentsOfDistributionInput, options?: CallOptions): Listing<DistributionPayment, DistributionPaymentList>;
    /**
     * Mark all due transfers as paid. Books every transfer of a distribution that is still due as made, as after a payment file was carried out. It takes the scope `payment:write`.
     * 
     * `POST /distribution/{distributionId}/mark-paid`
     */
    markPaid(input: MarkTransfersPaidInput, options?: CallOptions): Promise<Distribution>;
    /**
     * Sum up distributions. What was paid by token and year, the latest year first; for a customer what it was paid itself. It takes the scope `distribution:read`.
     * 
     * `GET /distribution/summary`
     */
    summary(input?: SummarizeDistributionsInput, options?: CallOptions): Listing<DistributionSum, DistributionSumList>;
  };
  distributionPayments: {
    /**
     * Get a payment to a holder. One holder's part of a distribution. It takes the scope `distribution:read`.
     * 
     * `GET /distribution-payment/{distributionPaymentId}`
     */
    get(input: GetDistributionPaymentInput, options?: CallOptions): Promise<DistributionPayment>;
    /**
     * List payments to holders. Payments of all distributions, newest first; a customer sees its own alone. It takes the scope `distribution:read`.
     * 
     * `GET /distribution-payment`
     */
    list(input?: ListDistributionPaymentsInput, options?: CallOptions): Listing<DistributionPayment, DistributionPaymentList>;
    /**
     * Retry a payment to a holder. Makes a payment that failed due again; one that a provider makes is handed to it at once. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/retry`
     */
    retry(input: RetryDistributionPaymentInput, options?: CallOptions): Promise<DistributionPayment>;
    /**
     * Mark a payment to a holder as paid. Books a transfer that was made by hand, or a payment that its provider could not make; while a provider is at it, nobody may. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/mark-paid`
     */
    markPaid(input: MarkDistributionPaymentPaidInput, options?: CallOptions): Promise<DistributionPayment>;
    /**
     * Mark a transfer to a holder as failed. Notes that a transfer cannot be made or came back, so that it stands out until it is retried. It takes the scope `payment:write`.
     * 
     * `POST /distribution-payment/{distributionPaymentId}/mark-failed`
     */
    markFailed(input: MarkDistributionPaymentFailedInput, options?: CallOptions): Promise<DistributionPayment>;
  };
  portfolios: {
    /**
     * Get a customer's portfolio. What a customer holds and what it is worth, what was put in and received, by currency and token; what is awaited, and a line since the first purchase. Tokens are valued at their last trade, at their issue price where there was none. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/portfolio`
     */
    get(input: GetPortfolioInput, options?: CallOptions): Promise<Portfolio>;
    /**
     * List a portfolio's movements. What moved a customer's tokens and what they brought, newest first: purchases that are paid, trades, distributions and transfers by the issuer. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/movement`
     */
    movements(input: ListPortfolioMovementsInput, options?: CallOptions): Listing<PortfolioMovement, PortfolioMovementList>;
    /**
     * List a customer's statements. The years in which something moved, or at whose end tokens were held, newest first. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
     * 
     * `GET /customer/{customerId}/statement`
     */
    statements(input: ListStatementsInput, options?: CallOptions): Listing<PortfolioStatement, PortfolioStatementList>;
  };
  notices: {
    /**
     * List one's notices. What the caller was told, newest first. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `GET /notice`
     */
    list(input?: ListNoticesInput, options?: CallOptions): Listing<Notice, NoticeList>;
    /**
     * Count one's unread notices. How many notices the caller has not read. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `GET /notice/count`
     */
    count(input?: CountNoticesInput, options?: CallOptions): Promise<CountNoticesAnswer>;
    /**
     * Mark notices as read. Marks the caller's notices as read: those that are named, or all. What is read already, or somebody else's, stays as it is. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
     * 
     * `POST /notice/read`
     */
    read(input?: ReadNoticesInput, options?: CallOptions): Promise<ReadNoticesAnswer>;
    /**
     * Get a customer's choice of mails. Which mails a customer wants. Those about its money are no choice: they always go. It takes the scope `customer:read`.
     * 
     * `GET /customer/{customerId}/mail-choices`
     */
    choices(input: GetMailChoicesInput, options?: CallOptions): Promise<MailChoices>;
    /**
     * Change a customer's choice of mails. Switches kinds of mail on or off for a customer; what is left out stays as it is. It takes the scope `customer:write`.
     * 
     * `PATCH /customer/{customerId}/mail-choices`
     */
    choose(input: UpdateMailChoicesInput, options?: CallOptions): Promise<MailChoices>;
    /**
     * Remind of a payment. Tells the customer of a PENDING purchase, in the portal and by mail, that its price has not come in yet: once a day (UTC) at most. It takes the scopes `purchase_intent:write` and `customer:write`.
     * 
     * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/remind`
     */
    remind(input: RemindPurchaseInput, options?: CallOptions): Promise<PurchaseReminder>;
    /**
     * Unsubscribe from a kind of mail. Switches off the kind of mail that a link was in, for the customer it was sent to. The link is proof enough; doing it again changes nothing.
     * 
     * `POST /notice/unsubscribe`
     */
    unsubscribe(input: UnsubscribeInput, options?: CallOptions): Promise<UnsubscribeAnswer>;
  };
  exports: {
    /**
     * Ask for an export. Has a file made beside requests, for lists that are too long to wait for (500,000 rows and more): the same rows, columns and order as the direct download. It is kept for 7 days. An organization has at most 5 made at a time. It takes the right of the direct download as well. It takes the scope `organization:read`.
     * 
     * `POST /export`
     */
    create(input: CreateExportInput, options?: CallOptions): Promise<Export>;
    /**
     * Get an export. How an export stands. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
     * 
     * `GET /export/{exportId}`
     */
    get(input: GetExportInput, options?: CallOptions): Promise<Export>;
    /**
     * List exports. The organization's exports, newest first: those of what the caller may read. It takes the scope `organization:read`.
     * 
     * `GET /export`
     */
    list(input?: ListExportsInput, options?: CallOptions): Listing<Export, ExportList>;
    /**
     * Cancel an export. Stops making an export that is not completed yet. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
     * 
     * `POST /export/{exportId}/cancel`
     */
    cancel(input: CancelExportInput, options?: CallOptions): Promise<Export>;
  };
  savedViews: {
    /**
     * List saved views. The caller's views of a list, by name. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `GET /saved-view`
     */
    list(input: ListSavedViewsInput, options?: CallOptions): Listing<SavedView, SavedViewList>;
    /**
     * Keep a view of a list. Keeps how a list is filtered, ordered and shown, under a name; one of the same name is replaced. A person keeps 20 of a list at most. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `POST /saved-view`
     */
    create(input: CreateSavedViewInput, options?: CallOptions): Promise<SavedView>;
    /**
     * Remove a saved view. Removes a view of the caller's own. Each person and each API key has its own. It takes the scope `organization:read`.
     * 
     * `DELETE /saved-view/{savedViewId}`
     */
    delete(input: DeleteSavedViewInput, options?: CallOptions): Promise<SavedView>;
  };
  events: {
    /**
     * Get an event. One event of the organization, as listeners were told it. It takes the scope `event:read`.
     * 
     * `GET /event/{eventId}`
     */
    get(input: GetEventInput, options?: CallOptions): Promise<Event>;
    /**
     * List events. What happened in the organization, newest first: by place in the stream, or by when it happened where a range of instants narrows it. To follow the stream, ask for `order=asc` and send the `position` of the last event you have as `after`: none is left out, and none comes twice. It takes the scope `event:read`.
     * 
     * `GET /event`
     */
    list(input?: ListEventsInput, options?: CallOptions): Listing<Event, EventList>;
  };
  webhookEndpoints: {
    /**
     * Make a webhook endpoint. Registers an address that events are sent to from now on, signed by Standard Webhooks. The answer holds the secret that signatures are checked with; it is shown once. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint`
     */
    create(input: CreateWebhookEndpointInput, options?: CallOptions): Promise<WebhookEndpointWithSecret>;
    /**
     * Get a webhook endpoint. One webhook endpoint of the organization. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}`
     */
    get(input: GetWebhookEndpointInput, options?: CallOptions): Promise<WebhookEndpoint>;
    /**
     * List webhook endpoints. The organization's webhook endpoints, newest first. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint`
     */
    list(input?: ListWebhookEndpointsInput, options?: CallOptions): Listing<WebhookEndpoint, WebhookEndpointList>;
    /**
     * Change a webhook endpoint. Changes the fields that are sent. While an endpoint is disabled it is sent nothing, and events that happen meanwhile never reach it; what was on its way goes on once it is enabled. It takes the scope `webhook:write`.
     * 
     * `PATCH /webhook-endpoint/{webhookEndpointId}`
     */
    update(input: UpdateWebhookEndpointInput, options?: CallOptions): Promise<WebhookEndpoint>;
    /**
     * Delete a webhook endpoint. Deletes an endpoint with its deliveries, for good; the answer is how it was. It takes the scope `webhook:write`.
     * 
     * `DELETE /webhook-endpoint/{webhookEndpointId}`
     */
    delete(input: DeleteWebhookEndpointInput, options?: CallOptions): Promise<WebhookEndpoint>;
    /**
     * Rotate the secret. Gives an endpoint a new secret, which is in this answer alone. The one before signs as well for 24 hours, so that receivers can change over without missing an event. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint/{webhookEndpointId}/rotate-secret`
     */
    rotateSecret(input: RotateWebhookSecretInput, options?: CallOptions): Promise<WebhookEndpointWithSecret>;
    /**
     * Try a webhook endpoint. Sends an event of type `webhook_endpoint.test` at once, signed as all are, and answers what came back. A dry run sends nothing. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-endpoint/{webhookEndpointId}/test`
     */
    test(input: TestWebhookEndpointInput, options?: CallOptions): Promise<WebhookAttempt>;
    /**
     * Get an endpoint's activity. What became of the deliveries of the last 24 hours, by the hour they were made in. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}/activity`
     */
    activity(input: GetWebhookActivityInput, options?: CallOptions): Promise<WebhookActivity>;
  };
  webhookDeliveries: {
    /**
     * Get a delivery. One delivery with every attempt and what came back. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-delivery/{webhookDeliveryId}`
     */
    get(input: GetWebhookDeliveryInput, options?: CallOptions): Promise<WebhookDeliveryWithAttempts>;
    /**
     * List an endpoint's deliveries. An endpoint's deliveries of the last 90 days, newest event first; where a range of instants is asked for, by when they were made. It takes the scope `webhook:read`.
     * 
     * `GET /webhook-endpoint/{webhookEndpointId}/delivery`
     */
    list(input: ListWebhookDeliveriesInput, options?: CallOptions): Listing<WebhookDelivery, WebhookDeliveryList>;
    /**
     * Deliver again. Sends an event again, at once and with all its attempts to come, whatever became of it before. Receivers know it by its `webhook-id`. It takes the scope `webhook:write`.
     * 
     * `POST /webhook-delivery/{webhookDeliveryId}/redeliver`
     */
    redeliver(input: RedeliverWebhookInput, options?: CallOptions): Promise<WebhookDelivery>;
  };
  jobs: {
    /**
     * List jobs. The organization's work that is waiting, running, failing or given up, newest first. It takes the right `job:read`.
     * 
     * `GET /job`
     */
    list(input?: ListJobsInput, options?: CallOptions): Listing<Job, JobList>;
    /**
     * Get the queue's figures. How many of the organization's jobs wait, run and fail, and which processes run jobs. It takes the right `job:read`.
     * 
     * `GET /job/queue`
     */
    queue(input?: GetJobQueueInput, options?: CallOptions): Promise<JobQueue>;
    /**
     * Try a job again. Runs a job at once, with all its attempts to come. It takes the right `job:write`.
     * 
     * `POST /job/{jobId}/retry`
     */
    retry(input: RetryJobInput, options?: CallOptions): Promise<Job>;
  };
  auditEvents: {
    /**
     * List changes. Every change in the organization, newest first: who did what, when, from where, and what differs. `GET /audit-event/export?format=csv` (or `ndjson`) downloads the same, all of it, with the same filters. It takes the scope `audit:read`.
     * 
     * `GET /audit-event`
     */
    list(input?: ListAuditEventsInput, options?: CallOptions): Listing<AuditEvent, AuditEventList>;
    /**
     * Get a change. One change in the organization. It takes the scope `audit:read`.
     * 
     * `GET /audit-event/{auditEventId}`
     */
    get(input: GetAuditEventInput, options?: CallOptions): Promise<AuditEvent>;
    /**
     * Get the end of the chain. How far the organization's changes are sealed. Each change is sealed within a minute: its hash covers the one before, so that none can be changed, removed or slipped in unnoticed. It takes the scope `audit:read`.
     * 
     * `GET /audit-event/chain`
     */
    chain(input?: GetAuditChainInput, options?: CallOptions): Promise<AuditChain>;
    /**
     * Erase personal data. Erases what can identify a person from all changes that concern a customer, a resource or a person: the callers' addresses and the personal fields; of a customer from the events too, where `null` takes their place. What was done, when and by which id stays, and the chain still holds. It cannot be undone. It takes the right `organization:write`.
     * 
     * `POST /audit-event/erase`
     */
    erase(input: ErasePersonalDataInput, options?: CallOptions): Promise<Erasure>;
  };
  dashboard: {
    /**
     * Get the dashboard. What was raised, what is pending and who joined; over a period (90 days unless told otherwise), compared with the one before. It takes the scopes `organization:read` and `purchase_intent:read`.
     * 
     * `GET /dashboard`
     */
    get(input?: GetDashboardInput, options?: CallOptions): Promise<Dashboard>;
    /**
     * Get what needs attention. What waits for a person: money, refunds, checks, payments, movements, ends of offerings and webhooks. It tells of what the caller may read. It takes the scope `organization:read`.
     * 
     * `GET /dashboard/attention`
     */
    attention(input?: GetAttentionInput, options?: CallOptions): Promise<Attention>;
    /**
     * Get an offering's funding by day. What COMPLETED purchases of an offering brought, by the day they were made: since it opened, of the last 366 days at most. It takes the scopes `organization:read` and `purchase_intent:read`.
     * 
     * `GET /offering/{offeringId}/funding`
     */
    funding(input: GetFundingInput, options?: CallOptions): Promise<Funding>;
  };
  organizations: {
    /**
     * Create an organization. Makes an issuer of which the person who signed in is the owner; this browser acts for it from then on.
     * 
     * `POST /organization`
     */
    create(input: CreateOrganizationInput, options?: CallOptions): Promise<Organization>;
    /**
     * Change an organization. Changes the fields that are sent. The brand is shown at its offerings, on its own page, in mails and on papers from then on. For owners and admins. It takes the right `organization:write`.
     * 
     * `PATCH /organization/{organizationId}`
     */
    update(input: UpdateOrganizationInput, options?: CallOptions): Promise<Organization>;
    /**
     * Get an organization. The caller's own organization. It takes the scope `organization:read`.
     * 
     * `GET /organization/{organizationId}`
     */
    get(input: GetOrganizationInput, options?: CallOptions): Promise<Organization>;
    /**
     * Get the caller. Who the caller is to the service.
     * 
     * `GET /viewer`
     */
    viewer(input?: GetViewerInput, options?: CallOptions): Promise<Viewer>;
    /**
     * Choose whom to act as. Makes this browser act for another organization one belongs to, or as another customer one is. For people who signed in.
     * 
     * `POST /viewer/identity`
     */
    chooseIdentity(input: ChooseIdentityInput, options?: CallOptions): Promise<ChooseIdentityAnswer>;
  };
  members: {
    /**
     * List members. Who belongs to the organization, newest first. For members; keys cannot read them. It takes the right `member:read`.
     * 
     * `GET /member`
     */
    list(input?: ListMembersInput, options?: CallOptions): Listing<Member, MemberList>;
    /**
     * Change a member's role. Gives a member another role, at once. For owners and admins; only owners make owners, or change them. It takes the right `member:write`.
     * 
     * `PATCH /member/{memberId}`
     */
    change(input: ChangeMemberInput, options?: CallOptions): Promise<Member>;
    /**
     * Remove a member. Ends a membership: from the next request on the person's browsers no longer act for the organization. Everybody may leave by removing themselves.
     * 
     * `DELETE /member/{memberId}`
     */
    remove(input: RemoveMemberInput, options?: CallOptions): Promise<Member>;
  };
  invitations: {
    /**
     * Invite a member. Mails a link to become a member, which works for 7 days. For owners and admins; only owners invite owners. It takes the right `member:write`.
     * 
     * `POST /invitation`
     */
    create(input: InviteMemberInput, options?: CallOptions): Promise<Invitation>;
    /**
     * List invitations. The organization's invitations, newest first. For members; keys cannot read them. It takes the right `member:read`.
     * 
     * `GET /invitation`
     */
    list(input?: ListInvitationsInput, options?: CallOptions): Listing<Invitation, InvitationList>;
    /**
     * Send an invitation again. Mails the link once more; it works for another 7 days, also where it had expired. It takes the right `member:write`.
     * 
     * `POST /invitation/{invitationId}/resend`
     */
    resend(input: ResendInvitationInput, options?: CallOptions): Promise<Invitation>;
    /**
     * Cancel an invitation. Takes an invitation back: its link no longer works. It takes the right `member:write`.
     * 
     * `DELETE /invitation/{invitationId}`
     */
    cancel(input: CancelInvitationInput, options?: CallOptions): Promise<Invitation>;
    /**
     * Look at an invitation. What whoever holds an invitation's link is told, signed in or not.
     * 
     * `GET /invitation/{invitationId}`
     */
    get(input: GetInvitationInput, options?: CallOptions): Promise<ReceivedInvitation>;
    /**
     * Accept an invitation. Makes the person who signed in a member; this browser acts for the organization from then on. Their e-mail address must be confirmed and the one it was sent to.
     * 
     * `POST /invitation/{invitationId}/accept`
     */
    accept(input: AcceptInvitationInput, options?: CallOptions): Promise<ReceivedInvitation>;
    /**
     * Decline an invitation. Turns an invitation down, for whom it was sent to.
     * 
     * `POST /invitation/{invitationId}/decline`
     */
    decline(input: DeclineInvitationInput, options?: CallOptions): Promise<ReceivedInvitation>;
  };
  apiKeys: {
    /**
     * Make an API key. Makes a key for an outside client and answers it once; it cannot be read again. For owners and admins: no key makes keys. It takes the right `api_key:write`.
     * 
     * `POST /api-key`
     */
    create(input: CreateApiKeyInput, options?: CallOptions): Promise<CreatedApiKey>;
    /**
     * List API keys. The organization's keys without their secrets, revoked ones too, newest first. It takes the right `api_key:read`.
     * 
     * `GET /api-key`
     */
    list(input?: ListApiKeysInput, options?: CallOptions): Listing<ApiKey, ApiKeyList>;
    /**
     * Revoke an API key. Ends a key for good, at once; other processes of the service refuse it within seconds. Revoking it again changes nothing. It takes the right `api_key:write`.
     * 
     * `DELETE /api-key/{apiKeyId}`
     */
    revoke(input: RevokeApiKeyInput, options?: CallOptions): Promise<ApiKey>;
  };
  requestLog: {
    /**
     * List requests of API keys. Requests of the last 30 days that came with the organization's API keys, newest first. They are written a few seconds after they were answered; of many at once some may be missing. It takes the scope `request_log:read`.
     * 
     * `GET /request-log`
     */
    list(input?: ListRequestLogInput, options?: CallOptions): Listing<RequestLogEntry, RequestLogEntryList>;
    /**
     * Get a request. One request with what was sent and answered, secrets and personal data masked. It takes the scope `request_log:read`.
     * 
     * `GET /request-log/{requestLogEntryId}`
     */
    get(input: GetRequestLogEntryInput, options?: CallOptions): Promise<RequestLogEntryWithBodies>;
  };
  testClocks: {
    /**
     * Get the test clock. What time it is for the caller's organization, and whether everything due by then is done. It takes the scope `organization:read`.
     * 
     * `GET /test-clock`
     */
    get(input?: GetTestClockInput, options?: CallOptions): Promise<TestClock>;
    /**
     * Advance the test clock. Moves the organization's time forward, `by` a length or `to` a moment. What falls due on the way is done in its order, each at its own moment: purchases expire, offerings close, lock-ups end, offers lapse, checks run out, distributions start, webhooks and payments are tried again. The answer comes at once; poll `GET /test-clock` until its state is `READY`. Only an organization that never had a live key has such a clock, and live keys cannot turn it. It takes the scope `test_clock:write`.
     * 
     * `POST /test-clock/advance`
     */
    advance(input: AdvanceTestClockInput, options?: CallOptions): Promise<TestClock>;
    /**
     * Freeze the test clock or let it run. Has the organization's time stand where it is, or go on from there. It takes the scope `test_clock:write`.
     * 
     * `PATCH /test-clock`
     */
    update(input: UpdateTestClockInput, options?: CallOptions): Promise<TestClock>;
    /**
     * Go back to the real time. Ends the test clock. It cannot be ended while it is ahead of the real time, as what was written in the meantime would lie in the future. It takes the scope `test_clock:write`.
     * 
     * `DELETE /test-clock`
     */
    reset(input?: ResetTestClockInput, options?: CallOptions): Promise<TestClock>;
  };
  person: {
    /**
     * Get one's own account. The person who signed in, and the ways they can sign in by. For people who signed in.
     * 
     * `GET /person`
     */
    get(input?: GetPersonInput, options?: CallOptions): Promise<Person>;
    /**
     * Change one's own name. Changes the name of the person who signed in. For people who signed in.
     * 
     * `PATCH /person`
     */
    update(input: UpdatePersonInput, options?: CallOptions): Promise<Person>;
    /**
     * Accept the terms and the privacy notice. Records that the person who signed in has accepted texts of the platform in the versions in force. What was accepted before changes nothing. For people who signed in.
     * 
     * `POST /person/consent`
     */
    acceptLegal(input: AcceptLegalInput, options?: CallOptions): Promise<Person>;
  };
  sessions: {
    /**
     * List one's sessions. The browsers at which the person is signed in, the latest hundred, the one used last first. For people who signed in.
     * 
     * `GET /session`
     */
    list(input?: ListSessionsInput, options?: CallOptions): Listing<Session, SessionList>;
    /**
     * Revoke a session. Signs the person out at one of their browsers, at once. For people who signed in.
     * 
     * `DELETE /session/{sessionId}`
     */
    revoke(input: RevokeSessionInput, options?: CallOptions): Promise<RevokeSessionAnswer>;
    /**
     * Revoke all other sessions. Signs the person out at every browser but this one, at once. For people who signed in.
     * 
     * `POST /session/revoke-others`
     */
    revokeOthers(input?: RevokeOtherSessionsInput, options?: CallOptions): Promise<RevokeOtherSessionsAnswer>;
  };
  demo: {
    /**
     * List the mail of the demo. The latest mail that the demo would have sent, newest first. Only where the sandbox keeps mail.
     * 
     * `GET /mail`
     */
    listMail(input?: ListMailInput, options?: CallOptions): Listing<Mail, MailList>;
  };
  files: {
    images: {
      /**
       * Upload an image. Keeps a picture for offerings and the brand: PNG, JPEG, WebP or AVIF, up to 2 MiB and 8,192 pixels a side, told by its content. Send its bytes as the body, and the `url` of the answer as `imageUrl` of an offering. The same picture has the same id, however often it is sent. It takes the scope `offering:write`.
       * 
       * `POST /image`
       */
      upload(input: UploadImageInput, options?: CallOptions): Promise<Image>;
      /**
       * Show an image. A picture's bytes: for anybody while a published offering shows it or it is its issuer's logo, for its organization always. With `width` it is sent as a WebP of that width, never wider than it is; one that moves, has more than 8 million pixels, cannot be decoded or would not take fewer bytes is sent as it was uploaded.
       * 
       * `GET /image/{imageId}`
       */
      get(input: GetImageInput, options?: CallOptions): Promise<Response>;
      /**
       * Preview an image on another host. The picture at an address on another host as a WebP, as pages would show it of an offering that names it: for whoever could have an offering name it. One that cannot be had is a 404, and is asked for again some minutes later. It takes the scope `offering:write`.
       * 
       * `GET /image/preview`
       */
      preview(input: PreviewImageInput, options?: CallOptions): Promise<Response>;
    };
    offeringPictures: {
      /**
       * Show an offering's picture on another host. The picture that `imageUrl` of an offering names on another host, as a WebP: for anybody once the offering is published, before that for its organization. This service fetches it, so that nobody there learns who looks: a PNG, JPEG, WebP or AVIF of up to 8 MiB, 8 million pixels and 8,192 a side, that comes by https within 5 seconds. One that cannot be had is a 404, and is asked for again some minutes later.
       * 
       * `GET /image/offering/{offeringId}`
       */
      get(input: GetOfferingPictureInput, options?: CallOptions): Promise<Response>;
    };
    offeringDocuments: {
      /**
       * Add a document. Adds a PDF of up to 20 MB to an offering, told by its content: no scripts, forms or passwords. Send its bytes as the body. A document of the same kind and title becomes the next version, and replaces the one before for purchases to come. It takes the scope `offering:write`.
       * 
       * `POST /offering/{offeringId}/document`
       */
      create(input: CreateOfferingDocumentInput, options?: CallOptions): Promise<OfferingDocument>;
      /**
       * Read a document. The file of a document, of any version: for anybody once the offering is published, before that for its organization alone.
       * 
       * `GET /offering-document/{offeringDocumentId}`
       */
      get(input: GetOfferingDocumentInput, options?: CallOptions): Promise<Response>;
    };
    agreements: {
      /**
       * Print the subscription agreement. The subscription agreement of a purchase as a PDF: its parties, amounts, terms, payment reference, accepted documents and how far it has come. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer. It takes the scopes `purchase_intent:read` and `customer:read`.
       * 
       * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/agreement`
       */
      get(input: GetAgreementInput, options?: CallOptions): Promise<Response>;
    };
    purchaseNotes: {
      /**
       * Print a purchase's contract note. What was bought, for how much and into which wallet, as a PDF, once the purchase is completed. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer. It takes the scopes `purchase_intent:read` and `customer:read`.
       * 
       * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/contract-note`
       */
      get(input: GetPurchaseNoteInput, options?: CallOptions): Promise<Response>;
    };
    tradeNotes: {
      /**
       * Print a trade's contract note. What changed hands between whom, for how much, as a PDF. A signed-in customer prints those of its own trades alone, and reads of the other side what the trade itself tells it; a key needs `customer:read` as well. It takes the scopes `offer:read` and `customer:read`.
       * 
       * `GET /trade/{tradeId}/contract-note`
       */
      get(input: GetTradeNoteInput, options?: CallOptions): Promise<Response>;
    };
    statements: {
      /**
       * Print a yearly statement. What a customer held at the end of 31 December (UTC), and its purchases, trades, distributions and transfers of the year, as a PDF or as CSV. The current year's goes up to now. A signed-in customer prints its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
       * 
       * `GET /customer/{customerId}/statement/{year}`
       */
      get(input: GetStatementInput, options?: CallOptions): Promise<Response>;
    };
    verificationDocuments: {
      /**
       * Upload a document. Keeps a document that a customer is to be checked by: a PDF, or a picture as JPEG, PNG or WebP, told by its content, of up to 10 MB; 20 a customer at most. Send its bytes as the body. It takes the scope `customer:write`.
       * 
       * `POST /customer/{customerId}/verification/document`
       */
      upload(input: UploadVerificationDocumentInput, options?: CallOptions): Promise<VerificationDocument>;
      /**
       * Download a document. The file of a document: for the customer itself, and for whoever may decide about customers. Each reading by the issuer stands in the audit trail. With `inPlace` a PDF may be shown in a frame of this service's own pages. It takes the scope `verification:write`.
       * 
       * `GET /customer/{customerId}/verification/document/{verificationDocumentId}`
       */
      get(input: GetVerificationDocumentInput, options?: CallOptions): Promise<Response>;
    };
    register: {
      /**
       * Download a token's holders. Every holder with its share, by customer, now or at a past instant. As CSV or as an Excel workbook of up to 1,048,575 rows; streamed, amounts without exponents. `X-Total-Rows` tells how many rows come. It takes the scope `register:read`.
       * 
       * `GET /token/{tokenId}/holder/export`
       */
      holders(input: ExportHoldersInput, options?: CallOptions): Promise<Response>;
      /**
       * Download a register's entries. Every movement of a token, up to now or a past instant. As CSV or as an Excel workbook of up to 1,048,575 rows; streamed, amounts without exponents. `X-Total-Rows` tells how many rows come. It takes the scope `register:read`.
       * 
       * `GET /token/{tokenId}/entry/export`
       */
      entries(input: ExportEntriesInput, options?: CallOptions): Promise<Response>;
    };
    refunds: {
      /**
       * Download the refunds for the bank. The refunds in euros that are due by transfer, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known, the oldest 10,000 at most. It takes the scopes `payment:read` and `organization:read`.
       * 
       * `GET /refund/transfers`
       */
      transfers(input?: ExportRefundTransfersInput, options?: CallOptions): Promise<Response>;
    };
    distributions: {
      /**
       * Download a distribution's payments. Every payment with its holder, amount and state, as CSV. It takes the scope `distribution:read`.
       * 
       * `GET /distribution/{distributionId}/export`
       */
      payments(input: ExportDistributionPaymentsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download the transfers for the bank. The transfers that are due, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known. It takes the scope `payment:read`.
       * 
       * `GET /distribution/{distributionId}/transfers`
       */
      transfers(input: ExportDistributionTransfersInput, options?: CallOptions): Promise<Response>;
    };
    auditEvents: {
      /**
       * Download the audit trail. Every change that the filters find, oldest first, streamed: as CSV for people, as NDJSON for programs. Each row has the hash of the one before, so that it can be verified by itself. It takes the scope `audit:read`.
       * 
       * `GET /audit-event/export`
       */
      export(input?: ExportAuditEventsInput, options?: CallOptions): Promise<Response>;
    };
    exports: {
      /**
       * Download an export. The file of a completed export, streamed. Whoever may read what it holds may see it, download it and cancel it. Each download stands in the audit trail. `X-Total-Rows` tells how many rows come. It takes the scope `organization:read`.
       * 
       * `GET /export/{exportId}/file`
       */
      get(input: GetExportFileInput, options?: CallOptions): Promise<Response>;
    };
    lists: {
      /**
       * Download customers. The rows of `listCustomers`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `customer:read` and `organization:read`.
       * 
       * `GET /export/customers`
       */
      customers(input?: ExportCustomersInput, options?: CallOptions): Promise<Response>;
      /**
       * Download purchases. The rows of `listIntents`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `purchase_intent:read` and `organization:read`.
       * 
       * `GET /export/purchases`
       */
      purchases(input?: ExportPurchasesInput, options?: CallOptions): Promise<Response>;
      /**
       * Download an offering's participants. The rows of `listParticipants`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `purchase_intent:read` and `payment:read` and `organization:read`.
       * 
       * `GET /export/participants`
       */
      participants(input: ExportParticipantsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download offerings. The rows of `listOfferings`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offering:read` and `organization:read`.
       * 
       * `GET /export/offerings`
       */
      offerings(input?: ExportOfferingsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download payments. The rows of `listPayments`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
       * 
       * `GET /export/payments`
       */
      payments(input?: ExportPaymentsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download refunds. The rows of `listRefunds`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
       * 
       * `GET /export/refunds`
       */
      refunds(input?: ExportRefundsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download entries of bank statements. The rows of `listBankEntries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
       * 
       * `GET /export/bankEntries`
       */
      bankEntries(input?: ExportBankEntriesInput, options?: CallOptions): Promise<Response>;
      /**
       * Download offers of the board. The rows of `listOffers`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offer:read` and `organization:read`.
       * 
       * `GET /export/offers`
       */
      offers(input?: ExportOffersInput, options?: CallOptions): Promise<Response>;
      /**
       * Download trades. The rows of `listTrades`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offer:read` and `organization:read`.
       * 
       * `GET /export/trades`
       */
      trades(input?: ExportTradesInput, options?: CallOptions): Promise<Response>;
      /**
       * Download distributions. The rows of `listDistributions`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `distribution:read` and `organization:read`.
       * 
       * `GET /export/distributions`
       */
      distributions(input?: ExportDistributionsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download tokens. The rows of `listTokens`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `token:read` and `organization:read`.
       * 
       * `GET /export/tokens`
       */
      tokens(input?: ExportTokensInput, options?: CallOptions): Promise<Response>;
      /**
       * Download operations of a chain. The rows of `listChainOperations`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `chain:read` and `organization:read`.
       * 
       * `GET /export/chainOperations`
       */
      chainOperations(input?: ExportChainOperationsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download transactions of a chain. The rows of `listChainTransactions`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `chain:read` and `organization:read`.
       * 
       * `GET /export/chainTransactions`
       */
      chainTransactions(input?: ExportChainTransactionsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download holders of a token as they are listed. The rows of `listHolders`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `register:read` and `organization:read`.
       * 
       * `GET /export/registerHolders`
       */
      registerHolders(input: ExportRegisterHoldersInput, options?: CallOptions): Promise<Response>;
      /**
       * Download entries of a token's register as they are listed. The rows of `listEntries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `register:read` and `organization:read`.
       * 
       * `GET /export/ledgerEntries`
       */
      ledgerEntries(input: ExportLedgerEntriesInput, options?: CallOptions): Promise<Response>;
      /**
       * Download payments to holders. The rows of `listDistributionPayments`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `distribution:read` and `organization:read`.
       * 
       * `GET /export/payouts`
       */
      payouts(input?: ExportPayoutsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download bank statements. The rows of `listBankStatements`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
       * 
       * `GET /export/bankStatements`
       */
      bankStatements(input?: ExportBankStatementsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download events. The rows of `listEvents`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `event:read` and `organization:read`.
       * 
       * `GET /export/events`
       */
      events(input?: ExportEventsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download requests of API keys. The rows of `listRequestLog`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `request_log:read` and `organization:read`.
       * 
       * `GET /export/requests`
       */
      requests(input?: ExportRequestsInput, options?: CallOptions): Promise<Response>;
      /**
       * Download deliveries of a webhook endpoint. The rows of `listWebhookDeliveries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `webhook:read` and `organization:read`.
       * 
       * `GET /export/webhookDeliveries`
       */
      webhookDeliveries(input: ExportWebhookDeliveriesInput, options?: CallOptions): Promise<Response>;
      /**
       * Download webhook endpoints. The rows of `listWebhookEndpoints`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `webhook:read` and `organization:read`.
       * 
       * `GET /export/webhookEndpoints`
       */
      webhookEndpoints(input?: ExportWebhookEndpointsInput, options?: CallOptions): Promise<Response>;
    };
  };
}
type Use = <I, O>(operation: Operation<I, O>) => (input?: I, options?: CallOptions) => O;
/** Every operation as a method of its resource. */
export const resources = (use: Use): Resources => ({
  offerings: {
    create: use(createOffering),
    update: use(updateOffering),
    publish: use(publishOffering),
    pause: use(pauseOffering),
    resume: use(resumeOffering),
    close: use(closeOffering),
    cancel: use(cancelOffering),
    get: use(getOffering),
    list: use(listOfferings),
    participants: use(listParticipants),
  },
  offeringForms: {
    create: use(createOfferingForm),
    update: use(updateOfferingForm),
    delete: use(deleteOfferingForm),
    get: use(getOfferingForm),
    list: use(listOfferingForms),
  },
  market: {
    get: use(getMarketOffering),
    list: use(listMarketOfferings),
    updates: use(listMarketUpdates),
    documents: use(listMarketDocuments),
  },
  issuers: {
    get: use(getIssuer),
  },
  offeringUpdates: {
    create: use(createOfferingUpdate),
    update: use(updateOfferingUpdate),
    publish: use(publishOfferingUpdate),
    withdraw: use(withdrawOfferingUpdate),
    get: use(getOfferingUpdate),
    list: use(listOfferingUpdates),
  },
  offeringDocuments: {
    list: use(listOfferingDocuments),
    withdraw: use(withdrawOfferingDocument),
    acceptances: use(listDocumentAcceptances),
  },
  customers: {
    create: use(createCustomer),
    createBulk: use(createCustomers),
    get: use(getCustomer),
    list: use(listCustomers),
    update: use(updateCustomer),
    block: use(blockCustomer),
    unblock: use(unblockCustomer),
  },
  wallets: {
    add: use(addWallet),
    challenge: use(createWalletChallenge),
    prove: use(proveWallet),
  },
  verifications: {
    submit: use(submitVerification),
    approve: use(approveVerification),
    assign: use(assignVerification),
    reject: use(rejectVerification),
    list: use(listVerifications),
    documents: {
      list: use(listVerificationDocuments),
      delete: use(deleteVerificationDocument),
    },
  },
  customerLogins: {
    get: use(getCustomerAccess),
    remove: use(removeCustomerLogin),
    claimable: use(listClaimableCustomers),
    claim: use(claimCustomer),
    join: use(joinIssuer),
    invitations: {
      create: use(inviteCustomer),
      get: use(getCustomerInvitation),
      accept: use(acceptCustomerInvitation),
      revoke: use(revokeCustomerInvitation),
    },
  },
  purchaseIntents: {
    create: use(createIntent),
    update: use(updateIntent),
    cancel: use(cancelIntent),
    get: use(getIntent),
    list: use(listIntents),
  },
  payments: {
    get: use(getPayment),
    list: use(listPayments),
    methods: use(listPaymentMethods),
    confirm: use(confirmPayment),
    checkout: use(beginCheckout),
    decideSandbox: use(decideSandboxPayment),
    closeClaim: use(closeClaim),
  },
  refunds: {
    get: use(getRefund),
    list: use(listRefunds),
    markRefunded: use(markRefundRefunded),
    retry: use(retryRefund),
    markPurchaseRefunded: use(markRefunded),
  },
  bankStatements: {
    import: use(importBankStatement),
    get: use(getBankStatement),
    list: use(listBankStatements),
  },
  bankEntries: {
    get: use(getBankEntry),
    list: use(listBankEntries),
    resolve: use(resolveBankEntry),
  },
  settings: {
    get: use(getSettings),
    update: use(updateSettings),
  },
  bulletinBoard: {
    offers: {
      create: use(createOffer),
      update: use(updateOffer),
      accept: use(acceptOffer),
      cancel: use(cancelOffer),
      get: use(getOffer),
      list: use(listOffers),
    },
    tokens: {
      get: use(getBoardToken),
      list: use(listBoardTokens),
    },
  },
  tokens: {
    create: use(createToken),
    get: use(getToken),
    list: use(listTokens),
    update: use(updateToken),
    mint: use(mintToken),
    pause: use(pauseToken),
    attach: use(attachToken),
    detach: use(detachToken),
    unpause: use(unpauseToken),
  },
  register: {
    holders: use(listHolders),
    entries: use(listEntries),
    transfer: use(transferToken),
  },
  chain: {
    get: use(getChain),
    token: use(getChainToken),
    proof: use(listChainProof),
    differences: use(listChainDifferences),
    resolveDifference: use(resolveChainDifference),
  },
  chainOperations: {
    get: use(getChainOperation),
    list: use(listChainOperations),
    retry: use(retryChainOperation),
  },
  chainTransactions: {
    get: use(getChainTransaction),
    list: use(listChainTransactions),
    speedUp: use(speedUpChainTransaction),
  },
  trades: {
    get: use(getTrade),
    list: use(listTrades),
    confirmPayment: use(confirmTradePayment),
    prices: use(listPrices),
  },
  distributions: {
    create: use(createDistribution),
    preview: use(previewDistribution),
    get: use(getDistribution),
    list: use(listDistributions),
    cancel: use(cancelDistribution),
    payments: use(listPaymentsOfDistribution),
    markPaid: use(markTransfersPaid),
    summary: use(summarizeDistributions),
  },
  distributionPayments: {
    get: use(getDistributionPayment),
    list: use(listDistributionPayments),
    retry: use(retryDistributionPayment),
    markPaid: use(markDistributionPaymentPaid),
    markFailed: use(markDistributionPaymentFailed),
  },
  portfolios: {
    get: use(getPortfolio),
    movements: use(listPortfolioMovements),
    statements: use(listStatements),
  },
  notices: {
    list: use(listNotices),
    count: use(countNotices),
    read: use(readNotices),
    choices: use(getMailChoices),
    choose: use(updateMailChoices),
    remind: use(remindPurchase),
    unsubscribe: use(unsubscribe),
  },
  exports: {
    create: use(createExport),
    get: use(getExport),
    list: use(listExports),
    cancel: use(cancelExport),
  },
  savedViews: {
    list: use(listSavedViews),
    create: use(createSavedView),
    delete: use(deleteSavedView),
  },
  events: {
    get: use(getEvent),
    list: use(listEvents),
  },
  webhookEndpoints: {
    create: use(createWebhookEndpoint),
    get: use(getWebhookEndpoint),
    list: use(listWebhookEndpoints),
    update: use(updateWebhookEndpoint),
    delete: use(deleteWebhookEndpoint),
    rotateSecret: use(rotateWebhookSecret),
    test: use(testWebhookEndpoint),
    activity: use(getWebhookActivity),
  },
  webhookDeliveries: {
    get: use(getWebhookDelivery),
    list: use(listWebhookDeliveries),
    redeliver: use(redeliverWebhook),
  },
  jobs: {
    list: use(listJobs),
    queue: use(getJobQueue),
    retry: use(retryJob),
  },
  auditEvents: {
    list: use(listAuditEvents),
    get: use(getAuditEvent),
    chain: use(getAuditChain),
    erase: use(erasePersonalData),
  },
  dashboard: {
    get: use(getDashboard),
    attention: use(getAttention),
    funding: use(getFunding),
  },
  organizations: {
    create: use(createOrganization),
    update: use(updateOrganization),
    get: use(getOrganization),
    viewer: use(getViewer),
    chooseIdentity: use(chooseIdentity),
  },
  members: {
    list: use(listMembers),
    change: use(changeMember),
    remove: use(removeMember),
  },
  invitations: {
    create: use(inviteMember),
    list: use(listInvitations),
    resend: use(resendInvitation),
    cancel: use(cancelInvitation),
    get: use(getInvitation),
    accept: use(acceptInvitation),
    decline: use(declineInvitation),
  },
  apiKeys: {
    create: use(createApiKey),
    list: use(listApiKeys),
    revoke: use(revokeApiKey),
  },
  requestLog: {
    list: use(listRequestLog),
    get: use(getRequestLogEntry),
  },
  testClocks: {
    get: use(getTestClock),
    advance: use(advanceTestClock),
    update: use(updateTestClock),
    reset: use(resetTestClock),
  },
  person: {
    get: use(getPerson),
    update: use(updatePerson),
    acceptLegal: use(acceptLegal),
  },
  sessions: {
    list: use(listSessions),
    revoke: use(revokeSession),
    revokeOthers: use(revokeOtherSessions),
  },
  demo: {
    listMail: use(listMail),
  },
  files: {
    images: {
      upload: use(uploadImage),
      get: use(getImage),
      preview: use(previewImage),
    },
    offeringPictures: {
      get: use(getOfferingPicture),
    },
    offeringDocuments: {
      create: use(createOfferingDocument),
      get: use(getOfferingDocument),
    },
    agreements: {
      get: use(getAgreement),
    },
    purchaseNotes: {
      get: use(getPurchaseNote),
    },
    tradeNotes: {
      get: use(getTradeNote),
    },
    statements: {
      get: use(getStatement),
    },
    verificationDocuments: {
      upload: use(uploadVerificationDocument),
      get: use(getVerificationDocument),
    },
    register: {
      holders: use(exportHolders),
      entries: use(exportEntries),
    },
    refunds: {
      transfers: use(exportRefundTransfers),
    },
    distributions: {
      payments: use(exportDistributionPayments),
      transfers: use(exportDistributionTransfers),
    },
    auditEvents: {
      export: use(exportAuditEvents),
    },
    exports: {
      get: use(getExportFile),
    },
    lists: {
      customers: use(exportCustomers),
      purchases: use(exportPurchases),
      participants: use(exportParticipants),
      offerings: use(exportOfferings),
      payments: use(exportPayments),
      refunds: use(exportRefunds),
      bankEntries: use(exportBankEntries),
      offers: use(exportOffers),
      trades: use(exportTrades),
      distributions: use(exportDistributions),
      tokens: use(exportTokens),
      chainOperations: use(exportChainOperations),
      chainTransactions: use(exportChainTransactions),
      registerHolders: use(exportRegisterHolders),
      ledgerEntries: use(exportLedgerEntries),
      payouts: use(exportPayouts),
      bankStatements: use(exportBankStatements),
      events: use(exportEvents),
      requests: use(exportRequests),
      webhookDeliveries: use(exportWebhookDeliveries),
      webhookEndpoints: use(exportWebhookEndpoints),
    },
  },
});
