// Printed by `npm run sdk` from the operations of the interface. What is changed here is lost.

import { operation } from "../operation.ts";
import type { Listing } from "../listing.ts";
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
/**
 * Create an offering. Creates an offering and publishes it, unless `publish` is false: then it is a draft. With `newToken` its token is registered in the same moment, under tokenId; that takes the right `token:write` too. With the sandbox chain an unknown tokenId is registered on the spot as a sandbox token of 18 decimals. It takes the scope `offering:write`.
 * 
 * `POST /offering`
 */
export const createOffering = /* @__PURE__ */ operation<CreateOfferingInput, Promise<Offering>>("createOffering", "POST", "/offering");
/**
 * Change an offering. Changes the fields that are sent, also single ones of the period and the limits. Price, period start, token, currency, limits and lock-up freeze with the first purchase intent; the end of a running offering may move, also to extend it, as long as it lies in the future; closed and cancelled offerings do not change, but for `metadata`, which is merged at any time. It takes the scope `offering:write`.
 * 
 * `PATCH /offering/{offeringId}`
 */
export const updateOffering = /* @__PURE__ */ operation<UpdateOfferingInput, Promise<Offering>>("updateOffering", "PATCH", "/offering/{offeringId}");
/**
 * Publish a draft. Makes a draft visible on the market; it sells from its start date on. A draft whose end has passed needs a later end first. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/publish`
 */
export const publishOffering = /* @__PURE__ */ operation<PublishOfferingInput, Promise<Offering>>("publishOffering", "POST", "/offering/{offeringId}/publish");
/**
 * Pause an offering. Takes no new purchases for now: PUBLISHED becomes PAUSED. Purchases there are go on, and the end stays where it is. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/pause`
 */
export const pauseOffering = /* @__PURE__ */ operation<PauseOfferingInput, Promise<Offering>>("pauseOffering", "POST", "/offering/{offeringId}/pause");
/**
 * Resume a paused offering. Takes purchases again: PAUSED becomes PUBLISHED. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/resume`
 */
export const resumeOffering = /* @__PURE__ */ operation<ResumeOfferingInput, Promise<Offering>>("resumeOffering", "POST", "/offering/{offeringId}/resume");
/**
 * Close an offering early. Ends a running offering now, as its end date would: where the soft cap is reached the tokens are delivered, otherwise every payer's refund is due. With `Dry-Run: true` it tells what would become of the purchases. Before its start an offering can only be cancelled. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/close`
 */
export const closeOffering = /* @__PURE__ */ operation<CloseOfferingInput, Promise<EndedOffering>>("closeOffering", "POST", "/offering/{offeringId}/close");
/**
 * Cancel an offering. Calls an offering off: its purchases are cancelled and whatever was paid is due back in the same moment. With `Dry-Run: true` it tells what would become of the purchases. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/cancel`
 */
export const cancelOffering = /* @__PURE__ */ operation<CancelOfferingInput, Promise<EndedOffering>>("cancelOffering", "POST", "/offering/{offeringId}/cancel");
/**
 * Get an offering. One offering of the organization. It takes the scope `offering:read`.
 * 
 * `GET /offering/{offeringId}`
 */
export const getOffering = /* @__PURE__ */ operation<GetOfferingInput, Promise<Offering>>("getOffering", "GET", "/offering/{offeringId}");
/**
 * List offerings. The organization's offerings, newest first. It takes the scope `offering:read`.
 * 
 * `GET /offering`
 */
export const listOfferings = /* @__PURE__ */ operation<ListOfferingsInput, Listing<Offering, OfferingList>>("listOfferings", "GET", "/offering", "list");
/**
 * List an offering's participants. The customers with completed purchases from an offering, those who bought for the most first, as the register of its investors. It takes the scopes `purchase_intent:read` and `payment:read`.
 * 
 * `GET /offering/{offeringId}/participant`
 */
export const listParticipants = /* @__PURE__ */ operation<ListParticipantsInput, Listing<Participant, ParticipantList>>("listParticipants", "GET", "/offering/{offeringId}/participant", "list");
/**
 * Begin a form. Keeps what the caller begins to type of an offering. Of more than 20 the one that was saved longest ago goes, and each a year after it was saved last. Each person and each API key has its own. It takes the scope `offering:write`.
 * 
 * `POST /offering-form`
 */
export const createOfferingForm = /* @__PURE__ */ operation<CreateOfferingFormInput, Promise<OfferingForm>>("createOfferingForm", "POST", "/offering-form");
/**
 * Save a form. Keeps what the caller has typed, in place of what was kept. Names the revision it goes on from, so that nothing is lost that was saved elsewhere since. Each person and each API key has its own. It takes the scope `offering:write`.
 * 
 * `PATCH /offering-form/{offeringFormId}`
 */
export const updateOfferingForm = /* @__PURE__ */ operation<UpdateOfferingFormInput, Promise<OfferingForm>>("updateOfferingForm", "PATCH", "/offering-form/{offeringFormId}");
/**
 * Forget a form. Forgets what the caller has typed of an offering, once it is made or given up. Each person and each API key has its own. It takes the scope `offering:write`.
 * 
 * `DELETE /offering-form/{offeringFormId}`
 */
export const deleteOfferingForm = /* @__PURE__ */ operation<DeleteOfferingFormInput, Promise<OfferingForm>>("deleteOfferingForm", "DELETE", "/offering-form/{offeringFormId}");
/**
 * Get a form in work. What the caller has typed of an offering that is not made yet. Each person and each API key has its own. It takes the scope `offering:write`.
 * 
 * `GET /offering-form/{offeringFormId}`
 */
export const getOfferingForm = /* @__PURE__ */ operation<GetOfferingFormInput, Promise<OfferingForm>>("getOfferingForm", "GET", "/offering-form/{offeringFormId}");
/**
 * List forms in work. What the caller has typed of offerings that are not made yet, the one saved last first. Each person and each API key has its own. It takes the scope `offering:write`.
 * 
 * `GET /offering-form`
 */
export const listOfferingForms = /* @__PURE__ */ operation<ListOfferingFormsInput, Listing<OfferingForm, OfferingFormList>>("listOfferingForms", "GET", "/offering-form", "list");
/**
 * Get a public offering. One published offering of any organization, as anybody may see it.
 * 
 * `GET /market/offering/{offeringId}`
 */
export const getMarketOffering = /* @__PURE__ */ operation<GetMarketOfferingInput, Promise<Offering>>("getMarketOffering", "GET", "/market/offering/{offeringId}");
/**
 * List public offerings. The published offerings of every organization, as anybody may see them.
 * 
 * `GET /market/offering`
 */
export const listMarketOfferings = /* @__PURE__ */ operation<ListMarketOfferingsInput, Listing<Offering, MarketOfferingList>>("listMarketOfferings", "GET", "/market/offering", "list");
/**
 * List a public offering's updates. What the issuer of a published offering tells anybody, the latest first.
 * 
 * `GET /market/offering/{offeringId}/update`
 */
export const listMarketUpdates = /* @__PURE__ */ operation<ListMarketUpdatesInput, Listing<OfferingUpdate, OfferingUpdateList>>("listMarketUpdates", "GET", "/market/offering/{offeringId}/update", "list");
/**
 * List a public offering's documents. The documents in force of one published offering of any organization, as anybody may read them.
 * 
 * `GET /market/offering/{offeringId}/document`
 */
export const listMarketDocuments = /* @__PURE__ */ operation<ListMarketDocumentsInput, Listing<OfferingDocument, OfferingDocumentList>>("listMarketDocuments", "GET", "/market/offering/{offeringId}/document", "list");
/**
 * Get an issuer. Who an issuer is and what it has done: offerings funded and delivered, money raised, distributions paid. For anybody; an organization that has published nothing is not found.
 * 
 * `GET /issuer/{slug}`
 */
export const getIssuer = /* @__PURE__ */ operation<GetIssuerInput, Promise<Issuer>>("getIssuer", "GET", "/issuer/{slug}");
/**
 * Write an update. Writes an update of an offering: a draft, or, with `publishAt`, one that is published then by itself. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/update`
 */
export const createOfferingUpdate = /* @__PURE__ */ operation<CreateOfferingUpdateInput, Promise<OfferingUpdate>>("createOfferingUpdate", "POST", "/offering/{offeringId}/update");
/**
 * Change an update. Changes the fields that are sent of an update that is not published yet. `publishAt` sets its time, and null makes it a draft again. It takes the scope `offering:write`.
 * 
 * `PATCH /offering/{offeringId}/update/{offeringUpdateId}`
 */
export const updateOfferingUpdate = /* @__PURE__ */ operation<UpdateOfferingUpdateInput, Promise<OfferingUpdate>>("updateOfferingUpdate", "PATCH", "/offering/{offeringId}/update/{offeringUpdateId}");
/**
 * Publish an update. Shows an update to its audience at once, and tells those who bought by notice and by mail, unless they want no such mail. It happens once; the offering has to be published. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/update/{offeringUpdateId}/publish`
 */
export const publishOfferingUpdate = /* @__PURE__ */ operation<PublishOfferingUpdateInput, Promise<OfferingUpdate>>("publishOfferingUpdate", "POST", "/offering/{offeringId}/update/{offeringUpdateId}/publish");
/**
 * Withdraw an update. Takes an update off every page, or keeps it from being published. Mails that were sent stay sent. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/update/{offeringUpdateId}/withdraw`
 */
export const withdrawOfferingUpdate = /* @__PURE__ */ operation<WithdrawOfferingUpdateInput, Promise<OfferingUpdate>>("withdrawOfferingUpdate", "POST", "/offering/{offeringId}/update/{offeringUpdateId}/withdraw");
/**
 * Get an update. One update of an offering; a customer sees what is published, and meant for it. It takes the scope `offering:read`.
 * 
 * `GET /offering/{offeringId}/update/{offeringUpdateId}`
 */
export const getOfferingUpdate = /* @__PURE__ */ operation<GetOfferingUpdateInput, Promise<OfferingUpdate>>("getOfferingUpdate", "GET", "/offering/{offeringId}/update/{offeringUpdateId}");
/**
 * List an offering's updates. The updates of an offering, those to be published first, then by when they were. A customer sees those that are published, and of `HOLDERS` none unless it is one. It takes the scope `offering:read`.
 * 
 * `GET /offering/{offeringId}/update`
 */
export const listOfferingUpdates = /* @__PURE__ */ operation<ListOfferingUpdatesInput, Listing<OfferingUpdate, OfferingUpdateList>>("listOfferingUpdates", "GET", "/offering/{offeringId}/update", "list");
/**
 * List an offering's documents. The documents of an offering: those in force, or every version there was. It takes the scope `offering:read`.
 * 
 * `GET /offering/{offeringId}/document`
 */
export const listOfferingDocuments = /* @__PURE__ */ operation<ListOfferingDocumentsInput, Listing<OfferingDocument, OfferingDocumentList>>("listOfferingDocuments", "GET", "/offering/{offeringId}/document", "list");
/**
 * Withdraw a document. Takes a document out of force: no further purchase accepts it. It stays readable, as buyers may have accepted it before. It takes the scope `offering:write`.
 * 
 * `DELETE /offering/{offeringId}/document/{offeringDocumentId}`
 */
export const withdrawOfferingDocument = /* @__PURE__ */ operation<WithdrawOfferingDocumentInput, Promise<OfferingDocument>>("withdrawOfferingDocument", "DELETE", "/offering/{offeringId}/document/{offeringDocumentId}");
/**
 * List what a purchase accepted. The documents, each with its version, that the buyer accepted with a purchase; a signed-in customer sees those of its own purchases alone. It takes the scope `purchase_intent:read`.
 * 
 * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/acceptance`
 */
export const listDocumentAcceptances = /* @__PURE__ */ operation<ListDocumentAcceptancesInput, Listing<DocumentAcceptance, DocumentAcceptanceList>>("listDocumentAcceptances", "GET", "/offering-purchase-intent/{offeringPurchaseIntentId}/acceptance", "list");
/**
 * Onboard a customer. Onboards an individual or an organization with one or more wallets. It takes the scope `customer:write`.
 * 
 * `POST /customer`
 */
export const createCustomer = /* @__PURE__ */ operation<CreateCustomerInput, Promise<Customer>>("createCustomer", "POST", "/customer");
/**
 * Onboard many customers. Onboards up to 1,000 customers in one call. Each has a result of its own: one that is refused keeps no other from being onboarded, and the answer is 200. An `Idempotency-Key` stands for the whole call; a dry run tells all that is wrong and onboards nobody. The body may have 2 MiB. It takes the scope `customer:write`.
 * 
 * `POST /customer/bulk`
 */
export const createCustomers = /* @__PURE__ */ operation<CreateCustomersInput, Promise<CustomerBulk>>("createCustomers", "POST", "/customer/bulk");
/**
 * Get a customer. One customer of the organization; a signed-in customer sees itself alone. It takes the scope `customer:read`.
 * 
 * `GET /customer/{customerId}`
 */
export const getCustomer = /* @__PURE__ */ operation<GetCustomerInput, Promise<Customer>>("getCustomer", "GET", "/customer/{customerId}");
/**
 * List customers. The organization's customers, newest first. It takes the scope `customer:read`.
 * 
 * `GET /customer`
 */
export const listCustomers = /* @__PURE__ */ operation<ListCustomersInput, Listing<Customer, CustomerList>>("listCustomers", "GET", "/customer", "list");
/**
 * Change a customer. Changes the fields that are sent; an empty text takes a field away, and `metadata` is merged. A new name or country starts the identity check anew, and the check begins by itself when the last field it needs arrives. It takes the scope `customer:write`.
 * 
 * `PATCH /customer/{customerId}`
 */
export const updateCustomer = /* @__PURE__ */ operation<UpdateCustomerInput, Promise<Customer>>("updateCustomer", "PATCH", "/customer/{customerId}");
/**
 * Block a customer. Keeps a customer from buying and trading until it is unblocked. What it bought and holds stays as it is. The reason is kept in the audit trail. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/block`
 */
export const blockCustomer = /* @__PURE__ */ operation<BlockCustomerInput, Promise<Customer>>("blockCustomer", "POST", "/customer/{customerId}/block");
/**
 * Unblock a customer. Lets a blocked customer buy and trade again. The reason is kept in the audit trail. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/unblock`
 */
export const unblockCustomer = /* @__PURE__ */ operation<UnblockCustomerInput, Promise<Customer>>("unblockCustomer", "POST", "/customer/{customerId}/unblock");
/**
 * Add a wallet. Adds a wallet to a customer; it counts as its own until another customer proves it. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/wallet`
 */
export const addWallet = /* @__PURE__ */ operation<AddWalletInput, Promise<Customer>>("addWallet", "POST", "/customer/{customerId}/wallet");
/**
 * Ask for a message to sign. Makes the message whose signature proves that a wallet is the customer's. It is good for one proof, for 10 minutes. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/wallet/{walletAddress}/challenge`
 */
export const createWalletChallenge = /* @__PURE__ */ operation<CreateWalletChallengeInput, Promise<WalletChallenge>>("createWalletChallenge", "POST", "/customer/{customerId}/wallet/{walletAddress}/challenge");
/**
 * Prove a wallet. Takes the signature of a challenge's message; from then on the wallet is this customer's alone. The nonce is used up, also by a signature that is wrong. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/wallet/{walletAddress}/proof`
 */
export const proveWallet = /* @__PURE__ */ operation<ProveWalletInput, Promise<Customer>>("proveWallet", "POST", "/customer/{customerId}/wallet/{walletAddress}/proof");
/**
 * Submit a customer for its check. Begins the identity check once nothing is `currentlyDue`; refused with every field that still is. A customer that was refused, or whose approval has expired, is submitted again. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/verification/submit`
 */
export const submitVerification = /* @__PURE__ */ operation<SubmitVerificationInput, Promise<Customer>>("submitVerification", "POST", "/customer/{customerId}/verification/submit");
/**
 * Approve a customer. Ends the running check well. Purchases of the customer that are paid are completed in the same moment. It takes the scope `verification:write`.
 * 
 * `POST /customer/{customerId}/verification/approve`
 */
export const approveVerification = /* @__PURE__ */ operation<ApproveVerificationInput, Promise<Customer>>("approveVerification", "POST", "/customer/{customerId}/verification/approve");
/**
 * Say who sees to a check. Names the member who sees to the check that runs, or nobody. Where somebody else has it by now than `from` says, nothing changes: of two who take one at once, one has it. It takes the scope `verification:write`.
 * 
 * `POST /customer/{customerId}/verification/assign`
 */
export const assignVerification = /* @__PURE__ */ operation<AssignVerificationInput, Promise<Customer>>("assignVerification", "POST", "/customer/{customerId}/verification/assign");
/**
 * Reject a customer. Ends the running check with a reason, which the customer reads. It can correct what is wrong and be submitted again. It takes the scope `verification:write`.
 * 
 * `POST /customer/{customerId}/verification/reject`
 */
export const rejectVerification = /* @__PURE__ */ operation<RejectVerificationInput, Promise<Customer>>("rejectVerification", "POST", "/customer/{customerId}/verification/reject");
/**
 * List the checks of a customer. Every check of a customer's identity, newest first. It takes the scope `customer:read`.
 * 
 * `GET /customer/{customerId}/verification`
 */
export const listVerifications = /* @__PURE__ */ operation<ListVerificationsInput, Listing<Verification, VerificationList>>("listVerifications", "GET", "/customer/{customerId}/verification", "list");
/**
 * List the documents of a customer. The documents a customer uploaded for its check, newest first; at most 20. Their bytes are at `GET /customer/{customerId}/verification/document/{verificationDocumentId}`. It takes the scope `customer:read`.
 * 
 * `GET /customer/{customerId}/verification/document`
 */
export const listVerificationDocuments = /* @__PURE__ */ operation<ListVerificationDocumentsInput, Listing<VerificationDocument, VerificationDocumentList>>("listVerificationDocuments", "GET", "/customer/{customerId}/verification/document", "list");
/**
 * Delete a document. Deletes a document that was not submitted yet. What a check was decided by stays with that check. It takes the scope `customer:write`.
 * 
 * `DELETE /customer/{customerId}/verification/document/{verificationDocumentId}`
 */
export const deleteVerificationDocument = /* @__PURE__ */ operation<DeleteVerificationDocumentInput, Promise<VerificationDocument>>("deleteVerificationDocument", "DELETE", "/customer/{customerId}/verification/document/{verificationDocumentId}");
/**
 * Get who signs in as a customer. The people who sign in as a customer, and the links that were sent for it. It takes the scope `customer:read`.
 * 
 * `GET /customer/{customerId}/access`
 */
export const getCustomerAccess = /* @__PURE__ */ operation<GetCustomerAccessInput, Promise<CustomerAccess>>("getCustomerAccess", "GET", "/customer/{customerId}/access");
/**
 * Stop a person from signing in as a customer. Takes effect with the person's next request. Only an invitation lets them in again. It takes the scope `customer:write`.
 * 
 * `DELETE /customer/{customerId}/login/{userId}`
 */
export const removeCustomerLogin = /* @__PURE__ */ operation<RemoveCustomerLoginInput, Promise<CustomerAccess>>("removeCustomerLogin", "DELETE", "/customer/{customerId}/login/{userId}");
/**
 * List customers one can claim. Customers of any issuer whose e-mail address is the confirmed one of the person who is signed in, and that nobody signs in as yet.
 * 
 * `GET /customer-claim`
 */
export const listClaimableCustomers = /* @__PURE__ */ operation<ListClaimableCustomersInput, Listing<LinkedCustomer, LinkedCustomerList>>("listClaimableCustomers", "GET", "/customer-claim", "list");
/**
 * Claim a customer. Lets the person who is signed in sign in as a customer that has their confirmed e-mail address, and makes their browser act as it.
 * 
 * `POST /customer-claim`
 */
export const claimCustomer = /* @__PURE__ */ operation<ClaimCustomerInput, Promise<LinkedCustomer>>("claimCustomer", "POST", "/customer-claim");
/**
 * Become a customer of an issuer. Onboards the person who is signed in as a customer of an issuer, and makes their browser act as it. A person can be a customer of several issuers.
 * 
 * `POST /organization/{organizationId}/join`
 */
export const joinIssuer = /* @__PURE__ */ operation<JoinIssuerInput, Promise<Customer>>("joinIssuer", "POST", "/organization/{organizationId}/join");
/**
 * Invite to sign in as a customer. Sends a link by mail with which a person signs in as the customer: once, within 14 days. A further one to the same address replaces it. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/invitation`
 */
export const inviteCustomer = /* @__PURE__ */ operation<InviteCustomerInput, Promise<CustomerInvitation>>("inviteCustomer", "POST", "/customer/{customerId}/invitation");
/**
 * Look at an invitation. Who invites whom, as whoever has the link may see it: the customer's name is masked.
 * 
 * `GET /customer-invitation/{token}`
 */
export const getCustomerInvitation = /* @__PURE__ */ operation<GetCustomerInvitationInput, Promise<GetCustomerInvitationAnswer>>("getCustomerInvitation", "GET", "/customer-invitation/{token}");
/**
 * Accept an invitation. Lets the person who is signed in sign in as the customer, and makes their browser act as it. The link works once.
 * 
 * `POST /customer-invitation/{token}/accept`
 */
export const acceptCustomerInvitation = /* @__PURE__ */ operation<AcceptCustomerInvitationInput, Promise<LinkedCustomer>>("acceptCustomerInvitation", "POST", "/customer-invitation/{token}/accept");
/**
 * Take an invitation back. Makes the link of an invitation useless. It takes the scope `customer:write`.
 * 
 * `DELETE /customer/{customerId}/invitation/{invitationId}`
 */
export const revokeCustomerInvitation = /* @__PURE__ */ operation<RevokeCustomerInvitationInput, Promise<CustomerAccess>>("revokeCustomerInvitation", "DELETE", "/customer/{customerId}/invitation/{invitationId}");
/**
 * Create a purchase intent. Records a customer's purchase of tokens from an offering as PENDING and reserves its room. With `Dry-Run: true` it changes nothing and names every rule that fails. It takes the scope `purchase_intent:write`.
 * 
 * `POST /offering-purchase-intent`
 */
export const createIntent = /* @__PURE__ */ operation<CreateIntentInput, Promise<OfferingPurchaseIntent>>("createIntent", "POST", "/offering-purchase-intent");
/**
 * Change a purchase intent. Merges `metadata`, wherever the purchase stands; nothing else of it changes by hand. A signed-in customer changes its own alone. It takes the scope `purchase_intent:write`.
 * 
 * `PATCH /offering-purchase-intent/{offeringPurchaseIntentId}`
 */
export const updateIntent = /* @__PURE__ */ operation<UpdateIntentInput, Promise<OfferingPurchaseIntent>>("updateIntent", "PATCH", "/offering-purchase-intent/{offeringPurchaseIntentId}");
/**
 * Cancel a purchase intent. Cancels a PENDING purchase and gives its room back; whatever was paid is due back to its payer. A signed-in customer cancels its own alone. It takes the scope `purchase_intent:write`.
 * 
 * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/cancel`
 */
export const cancelIntent = /* @__PURE__ */ operation<CancelIntentInput, Promise<OfferingPurchaseIntent>>("cancelIntent", "POST", "/offering-purchase-intent/{offeringPurchaseIntentId}/cancel");
/**
 * Get a purchase intent. One purchase intent of the organization; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
 * 
 * `GET /offering-purchase-intent/{offeringPurchaseIntentId}`
 */
export const getIntent = /* @__PURE__ */ operation<GetIntentInput, Promise<OfferingPurchaseIntent>>("getIntent", "GET", "/offering-purchase-intent/{offeringPurchaseIntentId}");
/**
 * List purchase intents. The organization's purchase intents, newest first; a signed-in customer sees its own alone. It takes the scope `purchase_intent:read`.
 * 
 * `GET /offering-purchase-intent`
 */
export const listIntents = /* @__PURE__ */ operation<ListIntentsInput, Listing<ListedOfferingPurchaseIntent, ListedOfferingPurchaseIntentList>>("listIntents", "GET", "/offering-purchase-intent", "list");
/**
 * Get a payment. One payment of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
 * 
 * `GET /payment/{paymentId}`
 */
export const getPayment = /* @__PURE__ */ operation<GetPaymentInput, Promise<PaymentReceived>>("getPayment", "GET", "/payment/{paymentId}");
/**
 * List payments. Money that came in or is about to, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
 * 
 * `GET /payment`
 */
export const listPayments = /* @__PURE__ */ operation<ListPaymentsInput, Listing<PaymentReceived, PaymentReceivedList>>("listPayments", "GET", "/payment", "list");
/**
 * List payment methods. How purchases can be paid: by transfer where the organization has an account, and at providers. It takes the scope `purchase_intent:read`.
 * 
 * `GET /payment-method`
 */
export const listPaymentMethods = /* @__PURE__ */ operation<ListPaymentMethodsInput, Listing<PaymentMethod, PaymentMethodList>>("listPaymentMethods", "GET", "/payment-method", "list");
/**
 * Confirm a payment. Says that a transfer for a PENDING purchase came in: all that is still open, unless an amount is named. Less leaves the rest to be paid; more makes the rest due back at once. It takes the scope `payment:write`.
 * 
 * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/confirm-payment`
 */
export const confirmPayment = /* @__PURE__ */ operation<ConfirmPaymentInput, Promise<OfferingPurchaseIntent>>("confirmPayment", "POST", "/offering-purchase-intent/{offeringPurchaseIntentId}/confirm-payment");
/**
 * Begin a checkout. Begins a payment of what is still open of a PENDING purchase at a provider, and tells where the customer pays. One that was begun for the same amount and is still open is given again. It takes the scope `purchase_intent:write`.
 * 
 * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/checkout`
 */
export const beginCheckout = /* @__PURE__ */ operation<BeginCheckoutInput, Promise<Checkout>>("beginCheckout", "POST", "/offering-purchase-intent/{offeringPurchaseIntentId}/checkout");
/**
 * Decide a sandbox payment. Says what becomes of a payment of the sandbox: paid, half of it paid, refused, or not known for a few seconds and then paid; of one that is paid, that it is charged back, and then whether the issuer wins or loses. Only where the sandbox is, as in the demo. It takes the scope `purchase_intent:write`.
 * 
 * `POST /payment/{paymentId}/sandbox`
 */
export const decideSandboxPayment = /* @__PURE__ */ operation<DecideSandboxPaymentInput, Promise<PaymentReceived>>("decideSandboxPayment", "POST", "/payment/{paymentId}/sandbox");
/**
 * Close the claim of a charge-back. Says that somebody has seen to what a charge-back left the issuer out of: it was paid another way, the tokens were taken back, or it is written off. No money moves. It takes the scope `payment:write`.
 * 
 * `POST /payment/{paymentId}/close-claim`
 */
export const closeClaim = /* @__PURE__ */ operation<CloseClaimInput, Promise<PaymentReceived>>("closeClaim", "POST", "/payment/{paymentId}/close-claim");
/**
 * Get a refund. One refund of the organization; a signed-in customer sees its own alone. It takes the scope `payment:read`.
 * 
 * `GET /refund/{refundId}`
 */
export const getRefund = /* @__PURE__ */ operation<GetRefundInput, Promise<Refund>>("getRefund", "GET", "/refund/{refundId}");
/**
 * List refunds. Money that goes back or went back, newest first; a signed-in customer sees its own alone. It takes the scope `payment:read`.
 * 
 * `GET /refund`
 */
export const listRefunds = /* @__PURE__ */ operation<ListRefundsInput, Listing<Refund, RefundList>>("listRefunds", "GET", "/refund", "list");
/**
 * Mark a refund as sent. Says that a refund was sent: a transfer, or one that its provider could not send. The purchase is REFUNDED with its last one. It takes the scope `payment:write`.
 * 
 * `POST /refund/{refundId}/mark-refunded`
 */
export const markRefundRefunded = /* @__PURE__ */ operation<MarkRefundRefundedInput, Promise<Refund>>("markRefundRefunded", "POST", "/refund/{refundId}/mark-refunded");
/**
 * Retry a refund. Asks the provider once more to send a refund that FAILED. It takes the scope `payment:write`.
 * 
 * `POST /refund/{refundId}/retry`
 */
export const retryRefund = /* @__PURE__ */ operation<RetryRefundInput, Promise<Refund>>("retryRefund", "POST", "/refund/{refundId}/retry");
/**
 * Mark a purchase as refunded. Says that all the money of a purchase that is due back (REFUND_DUE) was sent. It takes the scope `payment:write`.
 * 
 * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/mark-refunded`
 */
export const markRefunded = /* @__PURE__ */ operation<MarkRefundedInput, Promise<OfferingPurchaseIntent>>("markRefunded", "POST", "/offering-purchase-intent/{offeringPurchaseIntentId}/mark-refunded");
/**
 * Import a bank statement. Imports a camt.053 or CSV file, sent as it is (Content-Type of the file, its name as `?fileName=`) or as text in JSON, and books what can be matched by reference, amount, currency and payer. What cannot waits as OPEN entries. The same file, or the same entry in another file, counts once. It takes the scope `payment:write`.
 * 
 * `POST /bank-statement`
 */
export const importBankStatement = /* @__PURE__ */ operation<ImportBankStatementInput, Promise<BankStatement>>("importBankStatement", "POST", "/bank-statement");
/**
 * Get a bank statement. One imported statement, with what became of its entries. It takes the scope `payment:read`.
 * 
 * `GET /bank-statement/{bankStatementId}`
 */
export const getBankStatement = /* @__PURE__ */ operation<GetBankStatementInput, Promise<BankStatement>>("getBankStatement", "GET", "/bank-statement/{bankStatementId}");
/**
 * List bank statements. Statements that were imported, newest first. It takes the scope `payment:read`.
 * 
 * `GET /bank-statement`
 */
export const listBankStatements = /* @__PURE__ */ operation<ListBankStatementsInput, Listing<BankStatement, BankStatementList>>("listBankStatements", "GET", "/bank-statement", "list");
/**
 * Get a bank entry. One entry of a statement. It takes the scope `payment:read`.
 * 
 * `GET /bank-entry/{bankEntryId}`
 */
export const getBankEntry = /* @__PURE__ */ operation<GetBankEntryInput, Promise<BankEntry>>("getBankEntry", "GET", "/bank-entry/{bankEntryId}");
/**
 * List bank entries. Entries of all statements, newest first; `status=OPEN` is the queue that waits for somebody. It takes the scope `payment:read`.
 * 
 * `GET /bank-entry`
 */
export const listBankEntries = /* @__PURE__ */ operation<ListBankEntriesInput, Listing<BankEntry, BankEntryList>>("listBankEntries", "GET", "/bank-entry", "list");
/**
 * Resolve a bank entry. Decides about an OPEN entry. ASSIGN pays a purchase with it; ACCEPT takes it for the purchase it names, or agrees with what was done; REFUND makes it due back; IGNORE leaves it. Its `resolutions` tell which of them it takes. It takes the scope `payment:write`.
 * 
 * `POST /bank-entry/{bankEntryId}/resolve`
 */
export const resolveBankEntry = /* @__PURE__ */ operation<ResolveBankEntryInput, Promise<BankEntry>>("resolveBankEntry", "POST", "/bank-entry/{bankEntryId}/resolve");
/**
 * Get the settings. How the caller's organization wants things done; defaults where it has set nothing. It takes the scope `organization:read`.
 * 
 * `GET /settings`
 */
export const getSettings = /* @__PURE__ */ operation<GetSettingsInput, Promise<Settings>>("getSettings", "GET", "/settings");
/**
 * Change the settings. Changes the fields that are sent. Purchases that are still to be paid show the new account from then on. For owners and admins. It takes the right `organization:write`.
 * 
 * `PATCH /settings`
 */
export const updateSettings = /* @__PURE__ */ operation<UpdateSettingsInput, Promise<Settings>>("updateSettings", "PATCH", "/settings");
/**
 * Post an offer. Posts an offer to buy or sell tokens for euros. A SELL offer freezes the tokens while it is open. It takes the scope `offer:write`.
 * 
 * `POST /bulletin-board/offer`
 */
export const createOffer = /* @__PURE__ */ operation<CreateOfferInput, Promise<Offer>>("createOffer", "POST", "/bulletin-board/offer");
/**
 * Change an offer. Merges `metadata`, wherever the offer stands; its terms never change, so that whoever accepts it gets what was read. A signed-in customer changes its own alone. It takes the scope `offer:write`.
 * 
 * `PATCH /bulletin-board/offer/{offerId}`
 */
export const updateOffer = /* @__PURE__ */ operation<UpdateOfferInput, Promise<Offer>>("updateOffer", "PATCH", "/bulletin-board/offer/{offerId}");
/**
 * Accept an offer. Takes a whole offer of another customer; both are verified. The tokens move at once, and a trade is made of it. Whatever stands in the way of the customer who made it, another customer is told as `offer_not_acceptable`. It takes the scope `offer:write`.
 * 
 * `POST /bulletin-board/offer/{offerId}/accept`
 */
export const acceptOffer = /* @__PURE__ */ operation<AcceptOfferInput, Promise<Offer>>("acceptOffer", "POST", "/bulletin-board/offer/{offerId}/accept");
/**
 * Cancel an offer. Cancels an open offer of the customer who made it and frees its tokens. It takes the scope `offer:write`.
 * 
 * `POST /bulletin-board/offer/{offerId}/cancel`
 */
export const cancelOffer = /* @__PURE__ */ operation<CancelOfferInput, Promise<Offer>>("cancelOffer", "POST", "/bulletin-board/offer/{offerId}/cancel");
/**
 * Get an offer. One offer of the organization's bulletin board. It takes the scope `offer:read`.
 * 
 * `GET /bulletin-board/offer/{offerId}`
 */
export const getOffer = /* @__PURE__ */ operation<GetOfferInput, Promise<Offer>>("getOffer", "GET", "/bulletin-board/offer/{offerId}");
/**
 * List offers. The organization's bulletin board, newest first. It takes the scope `offer:read`.
 * 
 * `GET /bulletin-board/offer`
 */
export const listOffers = /* @__PURE__ */ operation<ListOffersInput, Listing<Offer, OfferList>>("listOffers", "GET", "/bulletin-board/offer", "list");
/**
 * Get a token's board. A token's last price and its open offers to sell and to buy, the best first, 50 of each at most, with what a customer could accept of them. It is a board: nothing is matched. A signed-in customer names itself. It takes the scopes `offer:read` and `token:read`.
 * 
 * `GET /bulletin-board/token/{tokenId}`
 */
export const getBoardToken = /* @__PURE__ */ operation<GetBoardTokenInput, Promise<TokenBoard>>("getBoardToken", "GET", "/bulletin-board/token/{tokenId}");
/**
 * List the board's tokens. How each token of the organization stands on the bulletin board: last price, its change, and the best open offers. It takes the scopes `offer:read` and `token:read`.
 * 
 * `GET /bulletin-board/token`
 */
export const listBoardTokens = /* @__PURE__ */ operation<ListBoardTokensInput, Listing<BoardToken, BoardTokenList>>("listBoardTokens", "GET", "/bulletin-board/token", "list");
/**
 * Register a token. Registers a token with a fixed total supply, all of it still to be issued. With `settlement: "ERC3643"` its contract is deployed on the installation's chain; the address is known at once, and what is minted waits until the contract is there. It takes the scope `token:write`.
 * 
 * `POST /token`
 */
export const createToken = /* @__PURE__ */ operation<CreateTokenInput, Promise<RegisteredToken>>("createToken", "POST", "/token");
/**
 * Get a token. One token of the organization. It takes the scope `token:read`.
 * 
 * `GET /token/{tokenId}`
 */
export const getToken = /* @__PURE__ */ operation<GetTokenInput, Promise<RegisteredToken>>("getToken", "GET", "/token/{tokenId}");
/**
 * List tokens. The organization's tokens, newest first. It takes the scope `token:read`.
 * 
 * `GET /token`
 */
export const listTokens = /* @__PURE__ */ operation<ListTokensInput, Listing<RegisteredToken, RegisteredTokenList>>("listTokens", "GET", "/token", "list");
/**
 * Change a token. Merges `metadata`; what a token is never changes. It takes the scope `token:write`.
 * 
 * `PATCH /token/{tokenId}`
 */
export const updateToken = /* @__PURE__ */ operation<UpdateTokenInput, Promise<RegisteredToken>>("updateToken", "PATCH", "/token/{tokenId}");
/**
 * Mint tokens into a wallet. Issues tokens out of the supply that is left into a customer's wallet. It takes the scope `token:write`.
 * 
 * `POST /token/{tokenId}/mint`
 */
export const mintToken = /* @__PURE__ */ operation<MintTokenInput, Promise<RegisteredToken>>("mintToken", "POST", "/token/{tokenId}/mint");
/**
 * Pause a token. Stops purchases, offers, trades and transfers of a token until it is unpaused. It takes the scope `token:write`.
 * 
 * `POST /token/{tokenId}/pause`
 */
export const pauseToken = /* @__PURE__ */ operation<PauseTokenInput, Promise<RegisteredToken>>("pauseToken", "POST", "/token/{tokenId}/pause");
/**
 * Attach a contract. Has an ERC-3643 contract that is there already follow the register from now on, while no wallet holds any of the token. Tells every check that fails at once; with `Dry-Run: true` it only tells. It takes the scope `chain:write`.
 * 
 * `POST /token/{tokenId}/chain/attach`
 */
export const attachToken = /* @__PURE__ */ operation<AttachTokenInput, Promise<RegisteredToken>>("attachToken", "POST", "/token/{tokenId}/chain/attach");
/**
 * Detach a contract. Keeps a token in the register alone from now on: once everything is final on the chain, and both were compared since and agree. The contract stays as it is. It takes the scope `chain:write`.
 * 
 * `POST /token/{tokenId}/chain/detach`
 */
export const detachToken = /* @__PURE__ */ operation<DetachTokenInput, Promise<RegisteredToken>>("detachToken", "POST", "/token/{tokenId}/chain/detach");
/**
 * Unpause a token. Lets a paused token be bought, offered, traded and transferred again. It takes the scope `token:write`.
 * 
 * `POST /token/{tokenId}/unpause`
 */
export const unpauseToken = /* @__PURE__ */ operation<UnpauseTokenInput, Promise<RegisteredToken>>("unpauseToken", "POST", "/token/{tokenId}/unpause");
/**
 * List a token's holders. The register of a token's holders now or at any past instant, the largest first, with its sums. At a past instant, a register of more than 50,000 wallets shows its largest holders and those that a search finds; all of it is downloaded. It takes the scope `register:read`.
 * 
 * `GET /token/{tokenId}/holder`
 */
export const listHolders = /* @__PURE__ */ operation<ListHoldersInput, Listing<Holder, HolderList>>("listHolders", "GET", "/token/{tokenId}/holder", "list");
/**
 * List a register's entries. Every movement of a token, newest first: what the register of holders follows from. It takes the scope `register:read`.
 * 
 * `GET /token/{tokenId}/entry`
 */
export const listEntries = /* @__PURE__ */ operation<ListEntriesInput, Listing<LedgerEntry, LedgerEntryList>>("listEntries", "GET", "/token/{tokenId}/entry", "list");
/**
 * Transfer a token. Moves tokens from one wallet to another by the issuer's hand, with the reason in the register. It takes the scope `token:write`.
 * 
 * `POST /token/{tokenId}/transfer`
 */
export const transferToken = /* @__PURE__ */ operation<TransferTokenInput, Promise<LedgerEntry>>("transferToken", "POST", "/token/{tokenId}/transfer");
/**
 * Get the chain. The chain of this installation: who signs, what it can pay, whether anything is sent, and what waits. It takes the scope `chain:read`.
 * 
 * `GET /chain`
 */
export const getChain = /* @__PURE__ */ operation<GetChainInput, Promise<Chain>>("getChain", "GET", "/chain");
/**
 * Get a token's contract. Where a token's contract is, how far it follows the register, and what waits. It takes the scope `chain:read`.
 * 
 * `GET /token/{tokenId}/chain`
 */
export const getChainToken = /* @__PURE__ */ operation<GetChainTokenInput, Promise<TokenOnChain>>("getChainToken", "GET", "/token/{tokenId}/chain");
/**
 * Prove a token's holders by the chain. What each wallet held of a token in the register and in its contract, at one block that stays for good: the newest one, or the newest one up to a past instant. Wallets that held some once are listed too. It takes the scope `chain:read`.
 * 
 * `GET /token/{tokenId}/chain/proof`
 */
export const listChainProof = /* @__PURE__ */ operation<ListChainProofInput, Listing<ChainProof, ChainProofList>>("listChainProof", "GET", "/token/{tokenId}/chain/proof", "list");
/**
 * List a contract's differences. Where a token's contract differed from the register when they were compared, newest first. It takes the scope `chain:read`.
 * 
 * `GET /token/{tokenId}/chain/difference`
 */
export const listChainDifferences = /* @__PURE__ */ operation<ListChainDifferencesInput, Listing<ChainDifference, ChainDifferenceList>>("listChainDifferences", "GET", "/token/{tokenId}/chain/difference", "list");
/**
 * Resolve a difference. Ends a difference between a token's contract and the register: `ADOPT` = the register does the same, with an entry of reason `CHAIN`; `CORRECT` = the opposite is done on the chain; `IGNORE` = both stay as they are. It takes two: the first call proposes, the same call by another one, who is a member, does it. Another resolution replaces the proposal. It takes the scope `chain:write`.
 * 
 * `POST /token/{tokenId}/chain/difference/{chainDifferenceId}/resolve`
 */
export const resolveChainDifference = /* @__PURE__ */ operation<ResolveChainDifferenceInput, Promise<ChainDifference>>("resolveChainDifference", "POST", "/token/{tokenId}/chain/difference/{chainDifferenceId}/resolve");
/**
 * Get an operation of a chain. One operation of the organization's tokens. It takes the scope `chain:read`.
 * 
 * `GET /chain-operation/{chainOperationId}`
 */
export const getChainOperation = /* @__PURE__ */ operation<GetChainOperationInput, Promise<ChainOperation>>("getChainOperation", "GET", "/chain-operation/{chainOperationId}");
/**
 * List operations of a chain. What the contracts of the organization's tokens are to do and have done, newest first. `q` finds an operation, an entry, a purchase or an offer by its id. It takes the scope `chain:read`.
 * 
 * `GET /chain-operation`
 */
export const listChainOperations = /* @__PURE__ */ operation<ListChainOperationsInput, Listing<ChainOperation, ChainOperationList>>("listChainOperations", "GET", "/chain-operation", "list");
/**
 * Try an operation again. Puts an operation that the contract refused back in line, once its reason is gone. It keeps its identity there, so that it can never be carried out twice. It takes the scope `chain:write`.
 * 
 * `POST /chain-operation/{chainOperationId}/retry`
 */
export const retryChainOperation = /* @__PURE__ */ operation<RetryChainOperationInput, Promise<ChainOperation>>("retryChainOperation", "POST", "/chain-operation/{chainOperationId}/retry");
/**
 * Get a transaction of a chain. One transaction of the organization's tokens. It takes the scope `chain:read`.
 * 
 * `GET /chain-transaction/{chainTransactionId}`
 */
export const getChainTransaction = /* @__PURE__ */ operation<GetChainTransactionInput, Promise<ChainTransaction>>("getChainTransaction", "GET", "/chain-transaction/{chainTransactionId}");
/**
 * List transactions of a chain. How the operations of the organization's tokens were sent, newest first. It takes the scope `chain:read`.
 * 
 * `GET /chain-transaction`
 */
export const listChainTransactions = /* @__PURE__ */ operation<ListChainTransactionsInput, Listing<ChainTransaction, ChainTransactionList>>("listChainTransactions", "GET", "/chain-transaction", "list");
/**
 * Speed a transaction up. Sends a transaction again with higher fees at once, without waiting until it counts as stuck. Of both only one can be carried out. Fees stay within the limit that is set for this installation. It takes the scope `chain:write`.
 * 
 * `POST /chain-transaction/{chainTransactionId}/speed-up`
 */
export const speedUpChainTransaction = /* @__PURE__ */ operation<SpeedUpChainTransactionInput, Promise<ChainTransaction>>("speedUpChainTransaction", "POST", "/chain-transaction/{chainTransactionId}/speed-up");
/**
 * Get a trade. One trade of the organization's bulletin board. It takes the scope `offer:read`.
 * 
 * `GET /trade/{tradeId}`
 */
export const getTrade = /* @__PURE__ */ operation<GetTradeInput, Promise<Trade>>("getTrade", "GET", "/trade/{tradeId}");
/**
 * List trades. What changed hands on the organization's bulletin board, newest first. It takes the scope `offer:read`.
 * 
 * `GET /trade`
 */
export const listTrades = /* @__PURE__ */ operation<ListTradesInput, Listing<Trade, TradeList>>("listTrades", "GET", "/trade", "list");
/**
 * Confirm a trade's payment. Notes that the buyer has paid: by the seller itself, or by whoever may write payments. It takes the scope `payment:write`.
 * 
 * `POST /trade/{tradeId}/confirm-payment`
 */
export const confirmTradePayment = /* @__PURE__ */ operation<ConfirmTradePaymentInput, Promise<Trade>>("confirmTradePayment", "POST", "/trade/{tradeId}/confirm-payment");
/**
 * List a token's prices. What the token was traded at on the bulletin board, newest first: a point a trade, or a day. It takes the scope `token:read`.
 * 
 * `GET /token/{tokenId}/price`
 */
export const listPrices = /* @__PURE__ */ operation<ListPricesInput, Listing<PricePoint, PricePointList>>("listPrices", "GET", "/token/{tokenId}/price", "list");
/**
 * Create a distribution. Shares a sum among whoever holds the token at the record date, each to the cent. Where the record date has passed the payments start at once, otherwise when it comes. With `Dry-Run: true` it tells how many holders there are and changes nothing. It takes the scope `distribution:write`.
 * 
 * `POST /distribution`
 */
export const createDistribution = /* @__PURE__ */ operation<CreateDistributionInput, Promise<Distribution>>("createDistribution", "POST", "/distribution");
/**
 * Preview a distribution. What each holder would get of a sum, by the register at the record date, or now where that is still to come. It takes the scope `distribution:write`.
 * 
 * `GET /distribution/preview`
 */
export const previewDistribution = /* @__PURE__ */ operation<PreviewDistributionInput, Promise<DistributionPreview>>("previewDistribution", "GET", "/distribution/preview");
/**
 * Get a distribution. One distribution of the organization, with how far its payments are. It takes the scope `distribution:read`.
 * 
 * `GET /distribution/{distributionId}`
 */
export const getDistribution = /* @__PURE__ */ operation<GetDistributionInput, Promise<Distribution>>("getDistribution", "GET", "/distribution/{distributionId}");
/**
 * List distributions. The organization's distributions, newest first; a customer sees those of tokens it is paid for or holds. It takes the scope `distribution:read`.
 * 
 * `GET /distribution`
 */
export const listDistributions = /* @__PURE__ */ operation<ListDistributionsInput, Listing<Distribution, DistributionList>>("listDistributions", "GET", "/distribution", "list");
/**
 * Cancel a distribution. Calls a distribution off whose record date is still to come. It takes the scope `distribution:write`.
 * 
 * `POST /distribution/{distributionId}/cancel`
 */
export const cancelDistribution = /* @__PURE__ */ operation<CancelDistributionInput, Promise<Distribution>>("cancelDistribution", "POST", "/distribution/{distributionId}/cancel");
/**
 * List a distribution's payments. What each holder gets of one distribution; a customer sees its own alone. It takes the scope `distribution:read`.
 * 
 * `GET /distribution/{distributionId}/payment`
 */
export const listPaymentsOfDistribution = /* @__PURE__ */ operation<ListPaymentsOfDistributionInput, Listing<DistributionPayment, DistributionPaymentList>>("listPaymentsOfDistribution", "GET", "/distribution/{distributionId}/payment", "list");
/**
 * Mark all due transfers as paid. Books every transfer of a distribution that is still due as made, as after a payment file was carried out. It takes the scope `payment:write`.
 * 
 * `POST /distribution/{distributionId}/mark-paid`
 */
export const markTransfersPaid = /* @__PURE__ */ operation<MarkTransfersPaidInput, Promise<Distribution>>("markTransfersPaid", "POST", "/distribution/{distributionId}/mark-paid");
/**
 * Sum up distributions. What was paid by token and year, the latest year first; for a customer what it was paid itself. It takes the scope `distribution:read`.
 * 
 * `GET /distribution/summary`
 */
export const summarizeDistributions = /* @__PURE__ */ operation<SummarizeDistributionsInput, Listing<DistributionSum, DistributionSumList>>("summarizeDistributions", "GET", "/distribution/summary", "list");
/**
 * Get a payment to a holder. One holder's part of a distribution. It takes the scope `distribution:read`.
 * 
 * `GET /distribution-payment/{distributionPaymentId}`
 */
export const getDistributionPayment = /* @__PURE__ */ operation<GetDistributionPaymentInput, Promise<DistributionPayment>>("getDistributionPayment", "GET", "/distribution-payment/{distributionPaymentId}");
/**
 * List payments to holders. Payments of all distributions, newest first; a customer sees its own alone. It takes the scope `distribution:read`.
 * 
 * `GET /distribution-payment`
 */
export const listDistributionPayments = /* @__PURE__ */ operation<ListDistributionPaymentsInput, Listing<DistributionPayment, DistributionPaymentList>>("listDistributionPayments", "GET", "/distribution-payment", "list");
/**
 * Retry a payment to a holder. Makes a payment that failed due again; one that a provider makes is handed to it at once. It takes the scope `payment:write`.
 * 
 * `POST /distribution-payment/{distributionPaymentId}/retry`
 */
export const retryDistributionPayment = /* @__PURE__ */ operation<RetryDistributionPaymentInput, Promise<DistributionPayment>>("retryDistributionPayment", "POST", "/distribution-payment/{distributionPaymentId}/retry");
/**
 * Mark a payment to a holder as paid. Books a transfer that was made by hand, or a payment that its provider could not make; while a provider is at it, nobody may. It takes the scope `payment:write`.
 * 
 * `POST /distribution-payment/{distributionPaymentId}/mark-paid`
 */
export const markDistributionPaymentPaid = /* @__PURE__ */ operation<MarkDistributionPaymentPaidInput, Promise<DistributionPayment>>("markDistributionPaymentPaid", "POST", "/distribution-payment/{distributionPaymentId}/mark-paid");
/**
 * Mark a transfer to a holder as failed. Notes that a transfer cannot be made or came back, so that it stands out until it is retried. It takes the scope `payment:write`.
 * 
 * `POST /distribution-payment/{distributionPaymentId}/mark-failed`
 */
export const markDistributionPaymentFailed = /* @__PURE__ */ operation<MarkDistributionPaymentFailedInput, Promise<DistributionPayment>>("markDistributionPaymentFailed", "POST", "/distribution-payment/{distributionPaymentId}/mark-failed");
/**
 * Get a customer's portfolio. What a customer holds and what it is worth, what was put in and received, by currency and token; what is awaited, and a line since the first purchase. Tokens are valued at their last trade, at their issue price where there was none. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
 * 
 * `GET /customer/{customerId}/portfolio`
 */
export const getPortfolio = /* @__PURE__ */ operation<GetPortfolioInput, Promise<Portfolio>>("getPortfolio", "GET", "/customer/{customerId}/portfolio");
/**
 * List a portfolio's movements. What moved a customer's tokens and what they brought, newest first: purchases that are paid, trades, distributions and transfers by the issuer. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
 * 
 * `GET /customer/{customerId}/movement`
 */
export const listPortfolioMovements = /* @__PURE__ */ operation<ListPortfolioMovementsInput, Listing<PortfolioMovement, PortfolioMovementList>>("listPortfolioMovements", "GET", "/customer/{customerId}/movement", "list");
/**
 * List a customer's statements. The years in which something moved, or at whose end tokens were held, newest first. A signed-in customer sees its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
 * 
 * `GET /customer/{customerId}/statement`
 */
export const listStatements = /* @__PURE__ */ operation<ListStatementsInput, Listing<PortfolioStatement, PortfolioStatementList>>("listStatements", "GET", "/customer/{customerId}/statement", "list");
/**
 * List one's notices. What the caller was told, newest first. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
 * 
 * `GET /notice`
 */
export const listNotices = /* @__PURE__ */ operation<ListNoticesInput, Listing<Notice, NoticeList>>("listNotices", "GET", "/notice", "list");
/**
 * Count one's unread notices. How many notices the caller has not read. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
 * 
 * `GET /notice/count`
 */
export const countNotices = /* @__PURE__ */ operation<CountNoticesInput, Promise<CountNoticesAnswer>>("countNotices", "GET", "/notice/count");
/**
 * Mark notices as read. Marks the caller's notices as read: those that are named, or all. What is read already, or somebody else's, stays as it is. A customer has its own, whoever signs in as it; a member those for its roles; an API key has none. It takes the scope `organization:read`.
 * 
 * `POST /notice/read`
 */
export const readNotices = /* @__PURE__ */ operation<ReadNoticesInput, Promise<ReadNoticesAnswer>>("readNotices", "POST", "/notice/read");
/**
 * Get a customer's choice of mails. Which mails a customer wants. Those about its money are no choice: they always go. It takes the scope `customer:read`.
 * 
 * `GET /customer/{customerId}/mail-choices`
 */
export const getMailChoices = /* @__PURE__ */ operation<GetMailChoicesInput, Promise<MailChoices>>("getMailChoices", "GET", "/customer/{customerId}/mail-choices");
/**
 * Change a customer's choice of mails. Switches kinds of mail on or off for a customer; what is left out stays as it is. It takes the scope `customer:write`.
 * 
 * `PATCH /customer/{customerId}/mail-choices`
 */
export const updateMailChoices = /* @__PURE__ */ operation<UpdateMailChoicesInput, Promise<MailChoices>>("updateMailChoices", "PATCH", "/customer/{customerId}/mail-choices");
/**
 * Remind of a payment. Tells the customer of a PENDING purchase, in the portal and by mail, that its price has not come in yet: once a day (UTC) at most. It takes the scopes `purchase_intent:write` and `customer:write`.
 * 
 * `POST /offering-purchase-intent/{offeringPurchaseIntentId}/remind`
 */
export const remindPurchase = /* @__PURE__ */ operation<RemindPurchaseInput, Promise<PurchaseReminder>>("remindPurchase", "POST", "/offering-purchase-intent/{offeringPurchaseIntentId}/remind");
/**
 * Unsubscribe from a kind of mail. Switches off the kind of mail that a link was in, for the customer it was sent to. The link is proof enough; doing it again changes nothing.
 * 
 * `POST /notice/unsubscribe`
 */
export const unsubscribe = /* @__PURE__ */ operation<UnsubscribeInput, Promise<UnsubscribeAnswer>>("unsubscribe", "POST", "/notice/unsubscribe");
/**
 * Ask for an export. Has a file made beside requests, for lists that are too long to wait for (500,000 rows and more): the same rows, columns and order as the direct download. It is kept for 7 days. An organization has at most 5 made at a time. It takes the right of the direct download as well. It takes the scope `organization:read`.
 * 
 * `POST /export`
 */
export const createExport = /* @__PURE__ */ operation<CreateExportInput, Promise<Export>>("createExport", "POST", "/export");
/**
 * Get an export. How an export stands. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
 * 
 * `GET /export/{exportId}`
 */
export const getExport = /* @__PURE__ */ operation<GetExportInput, Promise<Export>>("getExport", "GET", "/export/{exportId}");
/**
 * List exports. The organization's exports, newest first: those of what the caller may read. It takes the scope `organization:read`.
 * 
 * `GET /export`
 */
export const listExports = /* @__PURE__ */ operation<ListExportsInput, Listing<Export, ExportList>>("listExports", "GET", "/export", "list");
/**
 * Cancel an export. Stops making an export that is not completed yet. Whoever may read what it holds may see it, download it and cancel it. It takes the scope `organization:read`.
 * 
 * `POST /export/{exportId}/cancel`
 */
export const cancelExport = /* @__PURE__ */ operation<CancelExportInput, Promise<Export>>("cancelExport", "POST", "/export/{exportId}/cancel");
/**
 * List saved views. The caller's views of a list, by name. Each person and each API key has its own. It takes the scope `organization:read`.
 * 
 * `GET /saved-view`
 */
export const listSavedViews = /* @__PURE__ */ operation<ListSavedViewsInput, Listing<SavedView, SavedViewList>>("listSavedViews", "GET", "/saved-view", "list");
/**
 * Keep a view of a list. Keeps how a list is filtered, ordered and shown, under a name; one of the same name is replaced. A person keeps 20 of a list at most. Each person and each API key has its own. It takes the scope `organization:read`.
 * 
 * `POST /saved-view`
 */
export const createSavedView = /* @__PURE__ */ operation<CreateSavedViewInput, Promise<SavedView>>("createSavedView", "POST", "/saved-view");
/**
 * Remove a saved view. Removes a view of the caller's own. Each person and each API key has its own. It takes the scope `organization:read`.
 * 
 * `DELETE /saved-view/{savedViewId}`
 */
export const deleteSavedView = /* @__PURE__ */ operation<DeleteSavedViewInput, Promise<SavedView>>("deleteSavedView", "DELETE", "/saved-view/{savedViewId}");
/**
 * Get an event. One event of the organization, as listeners were told it. It takes the scope `event:read`.
 * 
 * `GET /event/{eventId}`
 */
export const getEvent = /* @__PURE__ */ operation<GetEventInput, Promise<Event>>("getEvent", "GET", "/event/{eventId}");
/**
 * List events. What happened in the organization, newest first: by place in the stream, or by when it happened where a range of instants narrows it. To follow the stream, ask for `order=asc` and send the `position` of the last event you have as `after`: none is left out, and none comes twice. It takes the scope `event:read`.
 * 
 * `GET /event`
 */
export const listEvents = /* @__PURE__ */ operation<ListEventsInput, Listing<Event, EventList>>("listEvents", "GET", "/event", "list");
/**
 * Make a webhook endpoint. Registers an address that events are sent to from now on, signed by Standard Webhooks. The answer holds the secret that signatures are checked with; it is shown once. It takes the scope `webhook:write`.
 * 
 * `POST /webhook-endpoint`
 */
export const createWebhookEndpoint = /* @__PURE__ */ operation<CreateWebhookEndpointInput, Promise<WebhookEndpointWithSecret>>("createWebhookEndpoint", "POST", "/webhook-endpoint");
/**
 * Get a webhook endpoint. One webhook endpoint of the organization. It takes the scope `webhook:read`.
 * 
 * `GET /webhook-endpoint/{webhookEndpointId}`
 */
export const getWebhookEndpoint = /* @__PURE__ */ operation<GetWebhookEndpointInput, Promise<WebhookEndpoint>>("getWebhookEndpoint", "GET", "/webhook-endpoint/{webhookEndpointId}");
/**
 * List webhook endpoints. The organization's webhook endpoints, newest first. It takes the scope `webhook:read`.
 * 
 * `GET /webhook-endpoint`
 */
export const listWebhookEndpoints = /* @__PURE__ */ operation<ListWebhookEndpointsInput, Listing<WebhookEndpoint, WebhookEndpointList>>("listWebhookEndpoints", "GET", "/webhook-endpoint", "list");
/**
 * Change a webhook endpoint. Changes the fields that are sent. While an endpoint is disabled it is sent nothing, and events that happen meanwhile never reach it; what was on its way goes on once it is enabled. It takes the scope `webhook:write`.
 * 
 * `PATCH /webhook-endpoint/{webhookEndpointId}`
 */
export const updateWebhookEndpoint = /* @__PURE__ */ operation<UpdateWebhookEndpointInput, Promise<WebhookEndpoint>>("updateWebhookEndpoint", "PATCH", "/webhook-endpoint/{webhookEndpointId}");
/**
 * Delete a webhook endpoint. Deletes an endpoint with its deliveries, for good; the answer is how it was. It takes the scope `webhook:write`.
 * 
 * `DELETE /webhook-endpoint/{webhookEndpointId}`
 */
export const deleteWebhookEndpoint = /* @__PURE__ */ operation<DeleteWebhookEndpointInput, Promise<WebhookEndpoint>>("deleteWebhookEndpoint", "DELETE", "/webhook-endpoint/{webhookEndpointId}");
/**
 * Rotate the secret. Gives an endpoint a new secret, which is in this answer alone. The one before signs as well for 24 hours, so that receivers can change over without missing an event. It takes the scope `webhook:write`.
 * 
 * `POST /webhook-endpoint/{webhookEndpointId}/rotate-secret`
 */
export const rotateWebhookSecret = /* @__PURE__ */ operation<RotateWebhookSecretInput, Promise<WebhookEndpointWithSecret>>("rotateWebhookSecret", "POST", "/webhook-endpoint/{webhookEndpointId}/rotate-secret");
/**
 * Try a webhook endpoint. Sends an event of type `webhook_endpoint.test` at once, signed as all are, and answers what came back. A dry run sends nothing. It takes the scope `webhook:write`.
 * 
 * `POST /webhook-endpoint/{webhookEndpointId}/test`
 */
export const testWebhookEndpoint = /* @__PURE__ */ operation<TestWebhookEndpointInput, Promise<WebhookAttempt>>("testWebhookEndpoint", "POST", "/webhook-endpoint/{webhookEndpointId}/test");
/**
 * Get an endpoint's activity. What became of the deliveries of the last 24 hours, by the hour they were made in. It takes the scope `webhook:read`.
 * 
 * `GET /webhook-endpoint/{webhookEndpointId}/activity`
 */
export const getWebhookActivity = /* @__PURE__ */ operation<GetWebhookActivityInput, Promise<WebhookActivity>>("getWebhookActivity", "GET", "/webhook-endpoint/{webhookEndpointId}/activity");
/**
 * Get a delivery. One delivery with every attempt and what came back. It takes the scope `webhook:read`.
 * 
 * `GET /webhook-delivery/{webhookDeliveryId}`
 */
export const getWebhookDelivery = /* @__PURE__ */ operation<GetWebhookDeliveryInput, Promise<WebhookDeliveryWithAttempts>>("getWebhookDelivery", "GET", "/webhook-delivery/{webhookDeliveryId}");
/**
 * List an endpoint's deliveries. An endpoint's deliveries of the last 90 days, newest event first; where a range of instants is asked for, by when they were made. It takes the scope `webhook:read`.
 * 
 * `GET /webhook-endpoint/{webhookEndpointId}/delivery`
 */
export const listWebhookDeliveries = /* @__PURE__ */ operation<ListWebhookDeliveriesInput, Listing<WebhookDelivery, WebhookDeliveryList>>("listWebhookDeliveries", "GET", "/webhook-endpoint/{webhookEndpointId}/delivery", "list");
/**
 * Deliver again. Sends an event again, at once and with all its attempts to come, whatever became of it before. Receivers know it by its `webhook-id`. It takes the scope `webhook:write`.
 * 
 * `POST /webhook-delivery/{webhookDeliveryId}/redeliver`
 */
export const redeliverWebhook = /* @__PURE__ */ operation<RedeliverWebhookInput, Promise<WebhookDelivery>>("redeliverWebhook", "POST", "/webhook-delivery/{webhookDeliveryId}/redeliver");
/**
 * List jobs. The organization's work that is waiting, running, failing or given up, newest first. It takes the right `job:read`.
 * 
 * `GET /job`
 */
export const listJobs = /* @__PURE__ */ operation<ListJobsInput, Listing<Job, JobList>>("listJobs", "GET", "/job", "list");
/**
 * Get the queue's figures. How many of the organization's jobs wait, run and fail, and which processes run jobs. It takes the right `job:read`.
 * 
 * `GET /job/queue`
 */
export const getJobQueue = /* @__PURE__ */ operation<GetJobQueueInput, Promise<JobQueue>>("getJobQueue", "GET", "/job/queue");
/**
 * Try a job again. Runs a job at once, with all its attempts to come. It takes the right `job:write`.
 * 
 * `POST /job/{jobId}/retry`
 */
export const retryJob = /* @__PURE__ */ operation<RetryJobInput, Promise<Job>>("retryJob", "POST", "/job/{jobId}/retry");
/**
 * List changes. Every change in the organization, newest first: who did what, when, from where, and what differs. `GET /audit-event/export?format=csv` (or `ndjson`) downloads the same, all of it, with the same filters. It takes the scope `audit:read`.
 * 
 * `GET /audit-event`
 */
export const listAuditEvents = /* @__PURE__ */ operation<ListAuditEventsInput, Listing<AuditEvent, AuditEventList>>("listAuditEvents", "GET", "/audit-event", "list");
/**
 * Get a change. One change in the organization. It takes the scope `audit:read`.
 * 
 * `GET /audit-event/{auditEventId}`
 */
export const getAuditEvent = /* @__PURE__ */ operation<GetAuditEventInput, Promise<AuditEvent>>("getAuditEvent", "GET", "/audit-event/{auditEventId}");
/**
 * Get the end of the chain. How far the organization's changes are sealed. Each change is sealed within a minute: its hash covers the one before, so that none can be changed, removed or slipped in unnoticed. It takes the scope `audit:read`.
 * 
 * `GET /audit-event/chain`
 */
export const getAuditChain = /* @__PURE__ */ operation<GetAuditChainInput, Promise<AuditChain>>("getAuditChain", "GET", "/audit-event/chain");
/**
 * Erase personal data. Erases what can identify a person from all changes that concern a customer, a resource or a person: the callers' addresses and the personal fields; of a customer from the events too, where `null` takes their place. What was done, when and by which id stays, and the chain still holds. It cannot be undone. It takes the right `organization:write`.
 * 
 * `POST /audit-event/erase`
 */
export const erasePersonalData = /* @__PURE__ */ operation<ErasePersonalDataInput, Promise<Erasure>>("erasePersonalData", "POST", "/audit-event/erase");
/**
 * Get the dashboard. What was raised, what is pending and who joined; over a period (90 days unless told otherwise), compared with the one before. It takes the scopes `organization:read` and `purchase_intent:read`.
 * 
 * `GET /dashboard`
 */
export const getDashboard = /* @__PURE__ */ operation<GetDashboardInput, Promise<Dashboard>>("getDashboard", "GET", "/dashboard");
/**
 * Get what needs attention. What waits for a person: money, refunds, checks, payments, movements, ends of offerings and webhooks. It tells of what the caller may read. It takes the scope `organization:read`.
 * 
 * `GET /dashboard/attention`
 */
export const getAttention = /* @__PURE__ */ operation<GetAttentionInput, Promise<Attention>>("getAttention", "GET", "/dashboard/attention");
/**
 * Get an offering's funding by day. What COMPLETED purchases of an offering brought, by the day they were made: since it opened, of the last 366 days at most. It takes the scopes `organization:read` and `purchase_intent:read`.
 * 
 * `GET /offering/{offeringId}/funding`
 */
export const getFunding = /* @__PURE__ */ operation<GetFundingInput, Promise<Funding>>("getFunding", "GET", "/offering/{offeringId}/funding");
/**
 * Create an organization. Makes an issuer of which the person who signed in is the owner; this browser acts for it from then on.
 * 
 * `POST /organization`
 */
export const createOrganization = /* @__PURE__ */ operation<CreateOrganizationInput, Promise<Organization>>("createOrganization", "POST", "/organization");
/**
 * Change an organization. Changes the fields that are sent. The brand is shown at its offerings, on its own page, in mails and on papers from then on. For owners and admins. It takes the right `organization:write`.
 * 
 * `PATCH /organization/{organizationId}`
 */
export const updateOrganization = /* @__PURE__ */ operation<UpdateOrganizationInput, Promise<Organization>>("updateOrganization", "PATCH", "/organization/{organizationId}");
/**
 * Get an organization. The caller's own organization. It takes the scope `organization:read`.
 * 
 * `GET /organization/{organizationId}`
 */
export const getOrganization = /* @__PURE__ */ operation<GetOrganizationInput, Promise<Organization>>("getOrganization", "GET", "/organization/{organizationId}");
/**
 * Get the caller. Who the caller is to the service.
 * 
 * `GET /viewer`
 */
export const getViewer = /* @__PURE__ */ operation<GetViewerInput, Promise<Viewer>>("getViewer", "GET", "/viewer");
/**
 * Choose whom to act as. Makes this browser act for another organization one belongs to, or as another customer one is. For people who signed in.
 * 
 * `POST /viewer/identity`
 */
export const chooseIdentity = /* @__PURE__ */ operation<ChooseIdentityInput, Promise<ChooseIdentityAnswer>>("chooseIdentity", "POST", "/viewer/identity");
/**
 * List members. Who belongs to the organization, newest first. For members; keys cannot read them. It takes the right `member:read`.
 * 
 * `GET /member`
 */
export const listMembers = /* @__PURE__ */ operation<ListMembersInput, Listing<Member, MemberList>>("listMembers", "GET", "/member", "list");
/**
 * Change a member's role. Gives a member another role, at once. For owners and admins; only owners make owners, or change them. It takes the right `member:write`.
 * 
 * `PATCH /member/{memberId}`
 */
export const changeMember = /* @__PURE__ */ operation<ChangeMemberInput, Promise<Member>>("changeMember", "PATCH", "/member/{memberId}");
/**
 * Remove a member. Ends a membership: from the next request on the person's browsers no longer act for the organization. Everybody may leave by removing themselves.
 * 
 * `DELETE /member/{memberId}`
 */
export const removeMember = /* @__PURE__ */ operation<RemoveMemberInput, Promise<Member>>("removeMember", "DELETE", "/member/{memberId}");
/**
 * Invite a member. Mails a link to become a member, which works for 7 days. For owners and admins; only owners invite owners. It takes the right `member:write`.
 * 
 * `POST /invitation`
 */
export const inviteMember = /* @__PURE__ */ operation<InviteMemberInput, Promise<Invitation>>("inviteMember", "POST", "/invitation");
/**
 * List invitations. The organization's invitations, newest first. For members; keys cannot read them. It takes the right `member:read`.
 * 
 * `GET /invitation`
 */
export const listInvitations = /* @__PURE__ */ operation<ListInvitationsInput, Listing<Invitation, InvitationList>>("listInvitations", "GET", "/invitation", "list");
/**
 * Send an invitation again. Mails the link once more; it works for another 7 days, also where it had expired. It takes the right `member:write`.
 * 
 * `POST /invitation/{invitationId}/resend`
 */
export const resendInvitation = /* @__PURE__ */ operation<ResendInvitationInput, Promise<Invitation>>("resendInvitation", "POST", "/invitation/{invitationId}/resend");
/**
 * Cancel an invitation. Takes an invitation back: its link no longer works. It takes the right `member:write`.
 * 
 * `DELETE /invitation/{invitationId}`
 */
export const cancelInvitation = /* @__PURE__ */ operation<CancelInvitationInput, Promise<Invitation>>("cancelInvitation", "DELETE", "/invitation/{invitationId}");
/**
 * Look at an invitation. What whoever holds an invitation's link is told, signed in or not.
 * 
 * `GET /invitation/{invitationId}`
 */
export const getInvitation = /* @__PURE__ */ operation<GetInvitationInput, Promise<ReceivedInvitation>>("getInvitation", "GET", "/invitation/{invitationId}");
/**
 * Accept an invitation. Makes the person who signed in a member; this browser acts for the organization from then on. Their e-mail address must be confirmed and the one it was sent to.
 * 
 * `POST /invitation/{invitationId}/accept`
 */
export const acceptInvitation = /* @__PURE__ */ operation<AcceptInvitationInput, Promise<ReceivedInvitation>>("acceptInvitation", "POST", "/invitation/{invitationId}/accept");
/**
 * Decline an invitation. Turns an invitation down, for whom it was sent to.
 * 
 * `POST /invitation/{invitationId}/decline`
 */
export const declineInvitation = /* @__PURE__ */ operation<DeclineInvitationInput, Promise<ReceivedInvitation>>("declineInvitation", "POST", "/invitation/{invitationId}/decline");
/**
 * Make an API key. Makes a key for an outside client and answers it once; it cannot be read again. For owners and admins: no key makes keys. It takes the right `api_key:write`.
 * 
 * `POST /api-key`
 */
export const createApiKey = /* @__PURE__ */ operation<CreateApiKeyInput, Promise<CreatedApiKey>>("createApiKey", "POST", "/api-key");
/**
 * List API keys. The organization's keys without their secrets, revoked ones too, newest first. It takes the right `api_key:read`.
 * 
 * `GET /api-key`
 */
export const listApiKeys = /* @__PURE__ */ operation<ListApiKeysInput, Listing<ApiKey, ApiKeyList>>("listApiKeys", "GET", "/api-key", "list");
/**
 * Revoke an API key. Ends a key for good, at once; other processes of the service refuse it within seconds. Revoking it again changes nothing. It takes the right `api_key:write`.
 * 
 * `DELETE /api-key/{apiKeyId}`
 */
export const revokeApiKey = /* @__PURE__ */ operation<RevokeApiKeyInput, Promise<ApiKey>>("revokeApiKey", "DELETE", "/api-key/{apiKeyId}");
/**
 * List requests of API keys. Requests of the last 30 days that came with the organization's API keys, newest first. They are written a few seconds after they were answered; of many at once some may be missing. It takes the scope `request_log:read`.
 * 
 * `GET /request-log`
 */
export const listRequestLog = /* @__PURE__ */ operation<ListRequestLogInput, Listing<RequestLogEntry, RequestLogEntryList>>("listRequestLog", "GET", "/request-log", "list");
/**
 * Get a request. One request with what was sent and answered, secrets and personal data masked. It takes the scope `request_log:read`.
 * 
 * `GET /request-log/{requestLogEntryId}`
 */
export const getRequestLogEntry = /* @__PURE__ */ operation<GetRequestLogEntryInput, Promise<RequestLogEntryWithBodies>>("getRequestLogEntry", "GET", "/request-log/{requestLogEntryId}");
/**
 * Get the test clock. What time it is for the caller's organization, and whether everything due by then is done. It takes the scope `organization:read`.
 * 
 * `GET /test-clock`
 */
export const getTestClock = /* @__PURE__ */ operation<GetTestClockInput, Promise<TestClock>>("getTestClock", "GET", "/test-clock");
/**
 * Advance the test clock. Moves the organization's time forward, `by` a length or `to` a moment. What falls due on the way is done in its order, each at its own moment: purchases expire, offerings close, lock-ups end, offers lapse, checks run out, distributions start, webhooks and payments are tried again. The answer comes at once; poll `GET /test-clock` until its state is `READY`. Only an organization that never had a live key has such a clock, and live keys cannot turn it. It takes the scope `test_clock:write`.
 * 
 * `POST /test-clock/advance`
 */
export const advanceTestClock = /* @__PURE__ */ operation<AdvanceTestClockInput, Promise<TestClock>>("advanceTestClock", "POST", "/test-clock/advance");
/**
 * Freeze the test clock or let it run. Has the organization's time stand where it is, or go on from there. It takes the scope `test_clock:write`.
 * 
 * `PATCH /test-clock`
 */
export const updateTestClock = /* @__PURE__ */ operation<UpdateTestClockInput, Promise<TestClock>>("updateTestClock", "PATCH", "/test-clock");
/**
 * Go back to the real time. Ends the test clock. It cannot be ended while it is ahead of the real time, as what was written in the meantime would lie in the future. It takes the scope `test_clock:write`.
 * 
 * `DELETE /test-clock`
 */
export const resetTestClock = /* @__PURE__ */ operation<ResetTestClockInput, Promise<TestClock>>("resetTestClock", "DELETE", "/test-clock");
/**
 * Get one's own account. The person who signed in, and the ways they can sign in by. For people who signed in.
 * 
 * `GET /person`
 */
export const getPerson = /* @__PURE__ */ operation<GetPersonInput, Promise<Person>>("getPerson", "GET", "/person");
/**
 * Change one's own name. Changes the name of the person who signed in. For people who signed in.
 * 
 * `PATCH /person`
 */
export const updatePerson = /* @__PURE__ */ operation<UpdatePersonInput, Promise<Person>>("updatePerson", "PATCH", "/person");
/**
 * Accept the terms and the privacy notice. Records that the person who signed in has accepted texts of the platform in the versions in force. What was accepted before changes nothing. For people who signed in.
 * 
 * `POST /person/consent`
 */
export const acceptLegal = /* @__PURE__ */ operation<AcceptLegalInput, Promise<Person>>("acceptLegal", "POST", "/person/consent");
/**
 * List one's sessions. The browsers at which the person is signed in, the latest hundred, the one used last first. For people who signed in.
 * 
 * `GET /session`
 */
export const listSessions = /* @__PURE__ */ operation<ListSessionsInput, Listing<Session, SessionList>>("listSessions", "GET", "/session", "list");
/**
 * Revoke a session. Signs the person out at one of their browsers, at once. For people who signed in.
 * 
 * `DELETE /session/{sessionId}`
 */
export const revokeSession = /* @__PURE__ */ operation<RevokeSessionInput, Promise<RevokeSessionAnswer>>("revokeSession", "DELETE", "/session/{sessionId}");
/**
 * Revoke all other sessions. Signs the person out at every browser but this one, at once. For people who signed in.
 * 
 * `POST /session/revoke-others`
 */
export const revokeOtherSessions = /* @__PURE__ */ operation<RevokeOtherSessionsInput, Promise<RevokeOtherSessionsAnswer>>("revokeOtherSessions", "POST", "/session/revoke-others");
/**
 * List the mail of the demo. The latest mail that the demo would have sent, newest first. Only where the sandbox keeps mail.
 * 
 * `GET /mail`
 */
export const listMail = /* @__PURE__ */ operation<ListMailInput, Listing<Mail, MailList>>("listMail", "GET", "/mail", "list");
/**
 * Upload an image. Keeps a picture for offerings and the brand: PNG, JPEG, WebP or AVIF, up to 2 MiB and 8,192 pixels a side, told by its content. Send its bytes as the body, and the `url` of the answer as `imageUrl` of an offering. The same picture has the same id, however often it is sent. It takes the scope `offering:write`.
 * 
 * `POST /image`
 */
export const uploadImage = /* @__PURE__ */ operation<UploadImageInput, Promise<Image>>("uploadImage", "POST", "/image", "upload");
/**
 * Show an image. A picture's bytes: for anybody while a published offering shows it or it is its issuer's logo, for its organization always. With `width` it is sent as a WebP of that width, never wider than it is; one that moves, has more than 8 million pixels, cannot be decoded or would not take fewer bytes is sent as it was uploaded.
 * 
 * `GET /image/{imageId}`
 */
export const getImage = /* @__PURE__ */ operation<GetImageInput, Promise<Response>>("getImage", "GET", "/image/{imageId}", "download");
/**
 * Preview an image on another host. The picture at an address on another host as a WebP, as pages would show it of an offering that names it: for whoever could have an offering name it. One that cannot be had is a 404, and is asked for again some minutes later. It takes the scope `offering:write`.
 * 
 * `GET /image/preview`
 */
export const previewImage = /* @__PURE__ */ operation<PreviewImageInput, Promise<Response>>("previewImage", "GET", "/image/preview", "download");
/**
 * Show an offering's picture on another host. The picture that `imageUrl` of an offering names on another host, as a WebP: for anybody once the offering is published, before that for its organization. This service fetches it, so that nobody there learns who looks: a PNG, JPEG, WebP or AVIF of up to 8 MiB, 8 million pixels and 8,192 a side, that comes by https within 5 seconds. One that cannot be had is a 404, and is asked for again some minutes later.
 * 
 * `GET /image/offering/{offeringId}`
 */
export const getOfferingPicture = /* @__PURE__ */ operation<GetOfferingPictureInput, Promise<Response>>("getOfferingPicture", "GET", "/image/offering/{offeringId}", "download");
/**
 * Add a document. Adds a PDF of up to 20 MB to an offering, told by its content: no scripts, forms or passwords. Send its bytes as the body. A document of the same kind and title becomes the next version, and replaces the one before for purchases to come. It takes the scope `offering:write`.
 * 
 * `POST /offering/{offeringId}/document`
 */
export const createOfferingDocument = /* @__PURE__ */ operation<CreateOfferingDocumentInput, Promise<OfferingDocument>>("createOfferingDocument", "POST", "/offering/{offeringId}/document", "upload");
/**
 * Read a document. The file of a document, of any version: for anybody once the offering is published, before that for its organization alone.
 * 
 * `GET /offering-document/{offeringDocumentId}`
 */
export const getOfferingDocument = /* @__PURE__ */ operation<GetOfferingDocumentInput, Promise<Response>>("getOfferingDocument", "GET", "/offering-document/{offeringDocumentId}", "download");
/**
 * Print the subscription agreement. The subscription agreement of a purchase as a PDF: its parties, amounts, terms, payment reference, accepted documents and how far it has come. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer. It takes the scopes `purchase_intent:read` and `customer:read`.
 * 
 * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/agreement`
 */
export const getAgreement = /* @__PURE__ */ operation<GetAgreementInput, Promise<Response>>("getAgreement", "GET", "/offering-purchase-intent/{offeringPurchaseIntentId}/agreement", "download");
/**
 * Print a purchase's contract note. What was bought, for how much and into which wallet, as a PDF, once the purchase is completed. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer. It takes the scopes `purchase_intent:read` and `customer:read`.
 * 
 * `GET /offering-purchase-intent/{offeringPurchaseIntentId}/contract-note`
 */
export const getPurchaseNote = /* @__PURE__ */ operation<GetPurchaseNoteInput, Promise<Response>>("getPurchaseNote", "GET", "/offering-purchase-intent/{offeringPurchaseIntentId}/contract-note", "download");
/**
 * Print a trade's contract note. What changed hands between whom, for how much, as a PDF. A signed-in customer prints those of its own trades alone, and reads of the other side what the trade itself tells it; a key needs `customer:read` as well. It takes the scopes `offer:read` and `customer:read`.
 * 
 * `GET /trade/{tradeId}/contract-note`
 */
export const getTradeNote = /* @__PURE__ */ operation<GetTradeNoteInput, Promise<Response>>("getTradeNote", "GET", "/trade/{tradeId}/contract-note", "download");
/**
 * Print a yearly statement. What a customer held at the end of 31 December (UTC), and its purchases, trades, distributions and transfers of the year, as a PDF or as CSV. The current year's goes up to now. A signed-in customer prints its own alone. It takes the scopes `customer:read` and `purchase_intent:read` and `offer:read` and `distribution:read`.
 * 
 * `GET /customer/{customerId}/statement/{year}`
 */
export const getStatement = /* @__PURE__ */ operation<GetStatementInput, Promise<Response>>("getStatement", "GET", "/customer/{customerId}/statement/{year}", "download");
/**
 * Upload a document. Keeps a document that a customer is to be checked by: a PDF, or a picture as JPEG, PNG or WebP, told by its content, of up to 10 MB; 20 a customer at most. Send its bytes as the body. It takes the scope `customer:write`.
 * 
 * `POST /customer/{customerId}/verification/document`
 */
export const uploadVerificationDocument = /* @__PURE__ */ operation<UploadVerificationDocumentInput, Promise<VerificationDocument>>("uploadVerificationDocument", "POST", "/customer/{customerId}/verification/document", "upload");
/**
 * Download a document. The file of a document: for the customer itself, and for whoever may decide about customers. Each reading by the issuer stands in the audit trail. With `inPlace` a PDF may be shown in a frame of this service's own pages. It takes the scope `verification:write`.
 * 
 * `GET /customer/{customerId}/verification/document/{verificationDocumentId}`
 */
export const getVerificationDocument = /* @__PURE__ */ operation<GetVerificationDocumentInput, Promise<Response>>("getVerificationDocument", "GET", "/customer/{customerId}/verification/document/{verificationDocumentId}", "download");
/**
 * Download a token's holders. Every holder with its share, by customer, now or at a past instant. As CSV or as an Excel workbook of up to 1,048,575 rows; streamed, amounts without exponents. `X-Total-Rows` tells how many rows come. It takes the scope `register:read`.
 * 
 * `GET /token/{tokenId}/holder/export`
 */
export const exportHolders = /* @__PURE__ */ operation<ExportHoldersInput, Promise<Response>>("exportHolders", "GET", "/token/{tokenId}/holder/export", "download");
/**
 * Download a register's entries. Every movement of a token, up to now or a past instant. As CSV or as an Excel workbook of up to 1,048,575 rows; streamed, amounts without exponents. `X-Total-Rows` tells how many rows come. It takes the scope `register:read`.
 * 
 * `GET /token/{tokenId}/entry/export`
 */
export const exportEntries = /* @__PURE__ */ operation<ExportEntriesInput, Promise<Response>>("exportEntries", "GET", "/token/{tokenId}/entry/export", "download");
/**
 * Download the refunds for the bank. The refunds in euros that are due by transfer, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known, the oldest 10,000 at most. It takes the scopes `payment:read` and `organization:read`.
 * 
 * `GET /refund/transfers`
 */
export const exportRefundTransfers = /* @__PURE__ */ operation<ExportRefundTransfersInput, Promise<Response>>("exportRefundTransfers", "GET", "/refund/transfers", "download");
/**
 * Download a distribution's payments. Every payment with its holder, amount and state, as CSV. It takes the scope `distribution:read`.
 * 
 * `GET /distribution/{distributionId}/export`
 */
export const exportDistributionPayments = /* @__PURE__ */ operation<ExportDistributionPaymentsInput, Promise<Response>>("exportDistributionPayments", "GET", "/distribution/{distributionId}/export", "download");
/**
 * Download the transfers for the bank. The transfers that are due, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known. It takes the scope `payment:read`.
 * 
 * `GET /distribution/{distributionId}/transfers`
 */
export const exportDistributionTransfers = /* @__PURE__ */ operation<ExportDistributionTransfersInput, Promise<Response>>("exportDistributionTransfers", "GET", "/distribution/{distributionId}/transfers", "download");
/**
 * Download the audit trail. Every change that the filters find, oldest first, streamed: as CSV for people, as NDJSON for programs. Each row has the hash of the one before, so that it can be verified by itself. It takes the scope `audit:read`.
 * 
 * `GET /audit-event/export`
 */
export const exportAuditEvents = /* @__PURE__ */ operation<ExportAuditEventsInput, Promise<Response>>("exportAuditEvents", "GET", "/audit-event/export", "download");
/**
 * Download an export. The file of a completed export, streamed. Whoever may read what it holds may see it, download it and cancel it. Each download stands in the audit trail. `X-Total-Rows` tells how many rows come. It takes the scope `organization:read`.
 * 
 * `GET /export/{exportId}/file`
 */
export const getExportFile = /* @__PURE__ */ operation<GetExportFileInput, Promise<Response>>("getExportFile", "GET", "/export/{exportId}/file", "download");
/**
 * Download customers. The rows of `listCustomers`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `customer:read` and `organization:read`.
 * 
 * `GET /export/customers`
 */
export const exportCustomers = /* @__PURE__ */ operation<ExportCustomersInput, Promise<Response>>("exportCustomers", "GET", "/export/customers", "download");
/**
 * Download purchases. The rows of `listIntents`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `purchase_intent:read` and `organization:read`.
 * 
 * `GET /export/purchases`
 */
export const exportPurchases = /* @__PURE__ */ operation<ExportPurchasesInput, Promise<Response>>("exportPurchases", "GET", "/export/purchases", "download");
/**
 * Download an offering's participants. The rows of `listParticipants`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `purchase_intent:read` and `payment:read` and `organization:read`.
 * 
 * `GET /export/participants`
 */
export const exportParticipants = /* @__PURE__ */ operation<ExportParticipantsInput, Promise<Response>>("exportParticipants", "GET", "/export/participants", "download");
/**
 * Download offerings. The rows of `listOfferings`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offering:read` and `organization:read`.
 * 
 * `GET /export/offerings`
 */
export const exportOfferings = /* @__PURE__ */ operation<ExportOfferingsInput, Promise<Response>>("exportOfferings", "GET", "/export/offerings", "download");
/**
 * Download payments. The rows of `listPayments`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
 * 
 * `GET /export/payments`
 */
export const exportPayments = /* @__PURE__ */ operation<ExportPaymentsInput, Promise<Response>>("exportPayments", "GET", "/export/payments", "download");
/**
 * Download refunds. The rows of `listRefunds`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
 * 
 * `GET /export/refunds`
 */
export const exportRefunds = /* @__PURE__ */ operation<ExportRefundsInput, Promise<Response>>("exportRefunds", "GET", "/export/refunds", "download");
/**
 * Download entries of bank statements. The rows of `listBankEntries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
 * 
 * `GET /export/bankEntries`
 */
export const exportBankEntries = /* @__PURE__ */ operation<ExportBankEntriesInput, Promise<Response>>("exportBankEntries", "GET", "/export/bankEntries", "download");
/**
 * Download offers of the board. The rows of `listOffers`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offer:read` and `organization:read`.
 * 
 * `GET /export/offers`
 */
export const exportOffers = /* @__PURE__ */ operation<ExportOffersInput, Promise<Response>>("exportOffers", "GET", "/export/offers", "download");
/**
 * Download trades. The rows of `listTrades`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `offer:read` and `organization:read`.
 * 
 * `GET /export/trades`
 */
export const exportTrades = /* @__PURE__ */ operation<ExportTradesInput, Promise<Response>>("exportTrades", "GET", "/export/trades", "download");
/**
 * Download distributions. The rows of `listDistributions`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `distribution:read` and `organization:read`.
 * 
 * `GET /export/distributions`
 */
export const exportDistributions = /* @__PURE__ */ operation<ExportDistributionsInput, Promise<Response>>("exportDistributions", "GET", "/export/distributions", "download");
/**
 * Download tokens. The rows of `listTokens`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `token:read` and `organization:read`.
 * 
 * `GET /export/tokens`
 */
export const exportTokens = /* @__PURE__ */ operation<ExportTokensInput, Promise<Response>>("exportTokens", "GET", "/export/tokens", "download");
/**
 * Download operations of a chain. The rows of `listChainOperations`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `chain:read` and `organization:read`.
 * 
 * `GET /export/chainOperations`
 */
export const exportChainOperations = /* @__PURE__ */ operation<ExportChainOperationsInput, Promise<Response>>("exportChainOperations", "GET", "/export/chainOperations", "download");
/**
 * Download transactions of a chain. The rows of `listChainTransactions`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `chain:read` and `organization:read`.
 * 
 * `GET /export/chainTransactions`
 */
export const exportChainTransactions = /* @__PURE__ */ operation<ExportChainTransactionsInput, Promise<Response>>("exportChainTransactions", "GET", "/export/chainTransactions", "download");
/**
 * Download holders of a token as they are listed. The rows of `listHolders`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `register:read` and `organization:read`.
 * 
 * `GET /export/registerHolders`
 */
export const exportRegisterHolders = /* @__PURE__ */ operation<ExportRegisterHoldersInput, Promise<Response>>("exportRegisterHolders", "GET", "/export/registerHolders", "download");
/**
 * Download entries of a token's register as they are listed. The rows of `listEntries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `register:read` and `organization:read`.
 * 
 * `GET /export/ledgerEntries`
 */
export const exportLedgerEntries = /* @__PURE__ */ operation<ExportLedgerEntriesInput, Promise<Response>>("exportLedgerEntries", "GET", "/export/ledgerEntries", "download");
/**
 * Download payments to holders. The rows of `listDistributionPayments`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `distribution:read` and `organization:read`.
 * 
 * `GET /export/payouts`
 */
export const exportPayouts = /* @__PURE__ */ operation<ExportPayoutsInput, Promise<Response>>("exportPayouts", "GET", "/export/payouts", "download");
/**
 * Download bank statements. The rows of `listBankStatements`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `payment:read` and `organization:read`.
 * 
 * `GET /export/bankStatements`
 */
export const exportBankStatements = /* @__PURE__ */ operation<ExportBankStatementsInput, Promise<Response>>("exportBankStatements", "GET", "/export/bankStatements", "download");
/**
 * Download events. The rows of `listEvents`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `event:read` and `organization:read`.
 * 
 * `GET /export/events`
 */
export const exportEvents = /* @__PURE__ */ operation<ExportEventsInput, Promise<Response>>("exportEvents", "GET", "/export/events", "download");
/**
 * Download requests of API keys. The rows of `listRequestLog`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `request_log:read` and `organization:read`.
 * 
 * `GET /export/requests`
 */
export const exportRequests = /* @__PURE__ */ operation<ExportRequestsInput, Promise<Response>>("exportRequests", "GET", "/export/requests", "download");
/**
 * Download deliveries of a webhook endpoint. The rows of `listWebhookDeliveries`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `webhook:read` and `organization:read`.
 * 
 * `GET /export/webhookDeliveries`
 */
export const exportWebhookDeliveries = /* @__PURE__ */ operation<ExportWebhookDeliveriesInput, Promise<Response>>("exportWebhookDeliveries", "GET", "/export/webhookDeliveries", "download");
/**
 * Download webhook endpoints. The rows of `listWebhookEndpoints`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to 10,000 rows. Columns are named as the fields of the interface; several values of one are parted by semicolons. It takes the scopes `webhook:read` and `organization:read`.
 * 
 * `GET /export/webhookEndpoints`
 */
export const exportWebhookEndpoints = /* @__PURE__ */ operation<ExportWebhookEndpointsInput, Promise<Response>>("exportWebhookEndpoints", "GET", "/export/webhookEndpoints", "download");
