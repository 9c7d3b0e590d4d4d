import type {
  components as AccountDocument,
  operations as AccountCalls,
} from '@palisade/clients/account';
import type { components as AuthDocument, operations as AuthCalls } from '@palisade/clients/auth';
import type {
  components as BillingDocument,
  operations as BillingCalls,
} from '@palisade/clients/billing';
import type {
  components as ClaimsDocument,
  operations as ClaimsCalls,
} from '@palisade/clients/claims';
import type {
  components as CommissionsDocument,
  operations as CommissionsCalls,
} from '@palisade/clients/commissions';
import type {
  components as ConnectorsDocument,
  operations as ConnectorsCalls,
} from '@palisade/clients/connectors';
import type { components as DocsDocument, operations as DocsCalls } from '@palisade/clients/docs';
import type {
  components as GatewayDocument,
  operations as GatewayCalls,
} from '@palisade/clients/gateway';
import type {
  components as PolicyDocument,
  operations as PolicyCalls,
} from '@palisade/clients/policy';
import type {
  components as QuoteDocument,
  operations as QuoteCalls,
} from '@palisade/clients/quote';
import type { components as RaterDocument } from '@palisade/clients/rater';

type AuthSchemas = AuthDocument['schemas'];
type AccountSchemas = AccountDocument['schemas'];
export type QuoteSchemas = QuoteDocument['schemas'];
type RaterSchemas = RaterDocument['schemas'];
export type PolicySchemas = PolicyDocument['schemas'];
export type ClaimsSchemas = ClaimsDocument['schemas'];
type CommissionsSchemas = CommissionsDocument['schemas'];
export type ConnectorsSchemas = ConnectorsDocument['schemas'];
export type BillingSchemas = BillingDocument['schemas'];

export type CurrentUser = AuthSchemas['CurrentUserResponse'];
export type PasswordRule = AuthSchemas['PasswordRuleResponse'];
export type SavedView = AuthSchemas['ViewResponse'];
export type SavedViewRequest = AuthSchemas['ViewRequest'];
export type Report = AuthSchemas['ReportResponse'];
export type ReportRequest = AuthSchemas['ReportRequest'];
export type Team = AuthSchemas['TeamResponse'];
export type TeamRow = AuthSchemas['TeamRowResponse'];
export type TeamSearch = AuthCalls['listAllTeams']['parameters']['query'];
export type User = AuthSchemas['UserResponse'];
export type UserSearch = AuthCalls['searchUsers']['parameters']['query'];
export type NewUser = AuthSchemas['InviteUserRequest'];
export type UserChange = AuthSchemas['ChangeUserRequest'];
export type Role = AuthSchemas['RoleResponse'];
export type Organization = AuthSchemas['OrganizationResponse'];
export type OrganizationSettings = AuthSchemas['OrganizationSettingsResponse'];
export type OwnAccount = AuthSchemas['OwnAccountResponse'];
export type Invitation = AuthSchemas['WaitingInvitationResponse'];
export type InvitationSearch = AuthCalls['listInvitations']['parameters']['query'];
export type SsoSettings = AuthSchemas['SsoSettingsResponse'];
export type SsoSettingsChange = AuthSchemas['SsoSettingsRequest'];
export type ApiKey = AuthSchemas['ApiKeyResponse'];
export type ApiKeySearch = AuthCalls['listApiKeys']['parameters']['query'];
export type ApiKeySecret = AuthSchemas['ApiKeySecretResponse'];
export type Notice = AuthSchemas['NotificationResponse'];
export type NoticeSearch = AuthCalls['listNotifications']['parameters']['query'];
export type NoticeSubscription = AuthSchemas['NotificationSubscription'];
export type BlacklistedDomain = AuthSchemas['BlacklistedDomainResponse'];
export type BlacklistSearch = AuthCalls['searchBlacklistedDomains']['parameters']['query'];
export type ApiCall = GatewayDocument['schemas']['ApiActivityResponse'];
export type ActivityEntry = GatewayDocument['schemas']['ActivityEntry'];
export type ActivitySearch = NonNullable<GatewayCalls['searchActivity']['parameters']['query']>;
export type ActivityCountSearch = NonNullable<GatewayCalls['countActivity']['parameters']['query']>;
export type ActivityFilter = Omit<ActivityCountSearch, 'groupBy'>;
export type ApiCallSearch = NonNullable<GatewayCalls['searchApiActivity']['parameters']['query']>;
export type ActivityPoint = GatewayDocument['schemas']['ActivityPoint'];
export type ActivityStatistics = GatewayDocument['schemas']['ActivityStatistics'];
export type ServiceState = GatewayDocument['schemas']['ServiceStateResponse'];
export type StuckItem = GatewayDocument['schemas']['StuckItemResponse'];
export type SearchHit = GatewayDocument['schemas']['SearchHit'];
export type FlagDetail = GatewayDocument['schemas']['FlagDetailResponse'];
export type SandboxClock = GatewayDocument['schemas']['SandboxClockResponse'];
export type MovedClock = GatewayDocument['schemas']['AdvancedSandboxClockResponse'];
export type ClockEvent = GatewayDocument['schemas']['SandboxEventResponse'];
export type Incident = GatewayDocument['schemas']['IncidentResponse'];
export type Home = GatewayDocument['schemas']['HomeResponse'];
export type HomeFigure = GatewayDocument['schemas']['HomeFigure'];
export type HomeTask = GatewayDocument['schemas']['HomeTask'];
export type HomeChart = GatewayDocument['schemas']['HomeChart'];
export type HomeBucket = GatewayDocument['schemas']['HomeBucket'];
export type HomeSearch = NonNullable<GatewayCalls['readHome']['parameters']['query']>;
export type Account = AccountSchemas['AccountResponse'];
export type AccountFacts = AccountSchemas['UpdateAccountRequest'];
export type AnswerVersion = AccountSchemas['AnswerVersionResponse'];
export type ConcernedQuote = AccountSchemas['ConcernedQuote'];
export type FactOrigin = AccountSchemas['FactOriginResponse'];
export type IndustrySearch = NonNullable<AccountCalls['searchIndustries']['parameters']['query']>;
export type NewAccount = AccountSchemas['CreateAccountRequest'];
export type Agency = AccountSchemas['AgencyResponse'];
export type AgencySearch = AccountCalls['searchAgencies']['parameters']['query'];
export type AgencySettings = AccountSchemas['UpdateAgencyRequest'];
export type NewAgency = AccountSchemas['CreateAgencyRequest'];
export type AgencyLicense = AccountSchemas['AgencyLicenseResponse'];
export type AgencyLicenseFacts = AccountSchemas['AgencyLicenseRequest'];
export type AgentLicense = AccountSchemas['AgentLicenseResponse'];
export type AgentLicenseFacts = AccountSchemas['AgentLicenseRequest'];
export type AgentSearch = NonNullable<AccountCalls['searchAgents']['parameters']['query']>;
export type LicenseSearch = AccountCalls['searchAgencyLicenses']['parameters']['query'];
export type SurplusLicense = AccountSchemas['SurplusLicenseResponse'];
export type SurplusLicenseFacts = AccountSchemas['SurplusLicenseRequest'];
export type State = AccountSchemas['StateResponse'];
export type StateFacts = AccountSchemas['StateRequest'];
export type StateSearch = AccountCalls['searchStates']['parameters']['query'];
export type BulkUpload = AccountSchemas['BulkUploadResponse'];
export type BulkCheck = AccountSchemas['BulkCheckResponse'];
export type BulkUploadSearch = AccountCalls['searchBulkUploads']['parameters']['query'];
export type IndustryCode = AccountSchemas['IndustryCodeResponse'];
export type IndustryCodeFacts = AccountSchemas['IndustryCodeRequest'];
export type NewIndustryCode = AccountSchemas['NewIndustryCodeRequest'];
export type AccountTag = AccountSchemas['AccountTag'];
export type Tag = AccountSchemas['TagResponse'];
export type TagFacts = AccountSchemas['TagRequest'];
export type TagSearch = AccountCalls['searchTags']['parameters']['query'];
export type Partner = AccountSchemas['PartnerSummary'];
export type PartnerProfile = AccountSchemas['PartnerProfileResponse'];
export type PartnerMember = AccountSchemas['PartnerMember'];
export type PartnerFacts = AuthSchemas['NewPartnerRequest'];
export type PartnerSearch = AccountCalls['searchClusters']['parameters']['query'];
export type Note = AccountSchemas['NoteResponse'];
export type NoteFacts = AccountSchemas['NoteRequest'];
export type AccountSearch = AccountCalls['searchAccounts']['parameters']['query'];
export type Lead = AccountSchemas['LeadResponse'];
export type LeadSearch = AccountCalls['searchLeads']['parameters']['query'];
export type Submission = AccountSchemas['SubmissionResponse'];
export type SubmissionSearch = AccountCalls['searchSubmissions']['parameters']['query'];
export type MailMessage = DocsDocument['schemas']['DocMessageResponse'];
export type MailSearch = DocsCalls['searchMessages']['parameters']['query'];
export type BindRequest = AccountSchemas['WholesaleRequestResponse'];
export type BindRequestSearch = AccountCalls['searchWholesaleRequests']['parameters']['query'];
export type NewSubmission = AccountSchemas['CreateSubmissionRequest'];
export type SubmissionChange = AccountSchemas['UpdateSubmissionRequest'];
export type SubmissionDeclination = AccountSchemas['DeclineSubmissionRequest'];
export type Feedback = AccountSchemas['FeedbackResponse'];
export type FeedbackCategory = Feedback['category'];
export type FeedbackDraft = AccountSchemas['FeedbackRequest'];
export type FeedbackSearch = AccountCalls['searchFeedback']['parameters']['query'];
export type Company = AccountSchemas['CompanyResponse'];
export type RiskScore = AccountSchemas['RiskScoreResponse'];
export type Scan = AccountSchemas['ScanResponse'];
export type RiskSignal = AccountSchemas['SignalResponse'];
export type ScoreHistoryEntry = AccountSchemas['ScoreHistoryEntry'];
export type RiskFactors = AccountSchemas['RiskFactorsResponse'];
export type CompanySearch = AccountCalls['lookUpCompanies']['parameters']['query'];

export type Quote = QuoteSchemas['QuoteResponse'];
export type QuoteSummary = QuoteSchemas['QuoteSummary'];
export type QuoteStatus = QuoteSummary['status'];
export type QuoteAction = Quote['allowedActions'][number];
export type QuoteSearch = QuoteCalls['searchQuotes']['parameters']['query'];
export type CoverCheck = NonNullable<QuoteCalls['checkCover']['parameters']['query']>;
export type IndicationRequest = QuoteSchemas['IndicationRequest'];
export type AppetiteQuestion = QuoteSchemas['AppetiteRequest'];
export type AppetiteAnswer = QuoteSchemas['AppetiteResponse'];
export type AppetiteOut = QuoteSchemas['AppetiteOutResponse'];
export type AppetiteOutsSearch = QuoteCalls['searchAppetiteOuts']['parameters']['query'];
export type Indication = QuoteSchemas['IndicationResponse'];
export type BatchRow = QuoteSchemas['BatchRow'];
export type AdditionalInsuredFields = QuoteSchemas['AdditionalInsuredFields'];
export type AdditionalInsured = QuoteSchemas['QuoteAdditionalInsured'];
export type QuoteAgent = QuoteSchemas['QuoteAgentRequest'];
export type SpecifiedEvent = QuoteSchemas['SpecifiedEvent'];
export type SpecifiedEventFields = QuoteSchemas['SpecifiedEventRequest'];
export type QuoteDashboardSearch = QuoteCalls['searchQuoteDashboard']['parameters']['query'];
export type QuoteReadSearch = QuoteCalls['searchQuotesByRead']['parameters']['query'];
export type NewQuote = QuoteSchemas['CreateQuoteRequest'];
export type CoverageData = QuoteSchemas['CoverageData'];
export type CoverageKey = QuoteSchemas['CoverageSelection']['key'];
export type SecurityAnswers = QuoteSchemas['SecurityQuestions'];
export type TermsUpdate = QuoteSchemas['TermsUpdate'];
export type QuoteIrpm = QuoteSchemas['SaveIrpmRequest'];
export type QuoteDeclination = QuoteSchemas['DeclineQuoteRequest'];
export type ClosingReason = Omit<QuoteSchemas['MarkLostRequest'], 'productType'>;

/** What was done to a quote; policies, claims and accounts are told of in the same shape. */
export type TimelineEntry = QuoteSchemas['TimelineEntry'];
export type TimelineChange = TimelineEntry['changes'][number];

export type SubjectivitySetting = QuoteSchemas['SubjectivitySettingResponse'];
export type SubjectivityFacts = QuoteSchemas['SubjectivitySettingFields'];
export type Subjectivity = QuoteSchemas['SubjectivityResponse'];
export type Manuscript = QuoteSchemas['ManuscriptRequest'];

export type Calculation = RaterSchemas['CalculatorResult'];
export type CalculatorBody = RaterSchemas['CalculatorInput'];
export type CatalogueEntry = RaterSchemas['CoverageCatalogueEntry'];
export type KeptPreset = RaterSchemas['PresetResponse'];
export type PricedPreset = RaterSchemas['PricedPresetResponse'];
export type GlobalOptions = RaterSchemas['GlobalOptionsResponse'];
export type IrpmPlan = RaterSchemas['IrpmResponse'];

export type Policy = PolicySchemas['PolicyResponse'];
export type PolicySummary = PolicySchemas['PolicySummary'];
export type PolicyStatus = PolicySummary['status'];
export type PolicyAction = PolicySummary['allowedActions'][number];
export type PolicySearch = PolicyCalls['searchPolicies']['parameters']['query'];
export type PolicyDashboardSearch = PolicyCalls['searchPolicyDashboard']['parameters']['query'];
export type EarnedPremiumSearch = PolicyCalls['getEarnedPremium']['parameters']['query'];
export type PolicyTerms = PolicySchemas['TermsResponse'];
export type PolicyCharges = PolicySchemas['ChargesResponse'];
export type Treaty = PolicySchemas['TreatyResponse'];
export type NewTreaty = PolicySchemas['NewTreatyRequest'];
export type TreatyTerms = PolicySchemas['ChangeTreatyRequest'];
export type TreatySearch = PolicyCalls['searchTreaties']['parameters']['query'];
export type Cession = PolicySchemas['CessionResponse'];
export type CessionTotal = PolicySchemas['CessionTotal'];
export type CessionSearch = PolicyCalls['searchCessions']['parameters']['query'];
export type Revision = PolicySchemas['RevisionResponse'];
export type TermsChange = PolicySchemas['TermsChangeResponse'];
export type Cancellation = PolicySchemas['CancelPolicyRequest'];
export type CancelReason = PolicySchemas['ReasonResponse'];
export type Binder = PolicySchemas['BinderResponse'];
export type BinderSearch = PolicyCalls['searchBinders']['parameters']['query'];
export type Endorsement = QuoteSchemas['EndorsementRequest'];
export type EndorsementQuote = QuoteSchemas['EndorsementResponse'];

export type Invoice = BillingSchemas['InvoiceSummary'];
export type InvoiceRecord = BillingSchemas['InvoiceRecordResponse'];
export type UnappliedCash = BillingSchemas['UnappliedCashResponse'];
export type UnappliedSearch = BillingCalls['searchUnappliedCash']['parameters']['query'];
export type BillingContactSearch = BillingCalls['searchBillingContacts']['parameters']['query'];
export type ListedContact = BillingSchemas['ListedContactResponse'];
export type BankInfo = BillingSchemas['BankInfoResponse'];
export type FinancingQuote = BillingSchemas['FinancingQuoteResponse'];
export type SavedMethod = BillingSchemas['SavedPaymentMethodResponse'];
export type Financing = BillingSchemas['FinancingResponse'];
export type FinancingSearch = BillingCalls['searchFinancings']['parameters']['query'];
export type NewFinancer = BillingSchemas['AddFinancerRequest'];
export type PaymentRecord = BillingSchemas['ApplyPaymentRequest'];
export type TransactionEdit = BillingSchemas['SaveTransactionRequest'];
export type AgencyBill = BillingSchemas['AgencyBillResponse'];
export type AgencyBillSearch = BillingCalls['searchAgencyBills']['parameters']['query'];
export type BillingSearch = BillingCalls['searchBilling']['parameters']['query'];
export type Payment = BillingSchemas['TransactionResponse'];
export type PaymentStatus = BillingSchemas['PaymentStatusResponse']['status'];

export type Webhook = ConnectorsSchemas['WebhookResponse'];
export type Delivery = ConnectorsSchemas['DeliveryResponse'];
export type DeliverySearch = ConnectorsCalls['searchWebhookDeliveries']['parameters']['query'];
export type CreatedWebhook = ConnectorsSchemas['CreatedWebhookResponse'];
export type WebhookChange = ConnectorsSchemas['ChangeWebhookRequest'];
export type WebhookSearch = ConnectorsCalls['listWebhooks']['parameters']['query'];

export type Commission = CommissionsSchemas['CommissionResponse'];
export type CommissionStatus = Commission['status'];
export type LineType = Commission['lineType'];
export type CommissionTotals = CommissionsSchemas['CommissionTotalsResponse'];
export type Statement = CommissionsSchemas['StatementResponse'];
export type StatementDetail = CommissionsSchemas['StatementDetailResponse'];
export type StatementStatus = Statement['status'];
export type StatementLine = CommissionsSchemas['StatementLineResponse'];
export type AgencyBankDetails = CommissionsSchemas['AgencyBankResponse'];
export type AgencyBankForm = CommissionsSchemas['SaveAgencyBankRequest'];
export type CommissionPaymentRequest = CommissionsSchemas['PayCommissionRequest'];
export type CommissionSearch = CommissionsCalls['searchCommissions']['parameters']['query'];
export type CommissionTotalsSearch = CommissionsCalls['getCommissionTotals']['parameters']['query'];
export type StatementSearch = CommissionsCalls['searchStatements']['parameters']['query'];
export type PageSearch = CommissionsCalls['searchStatementLines']['parameters']['query'];
export type CommissionStatementFile =
  DocsCalls['downloadCommissionStatement']['parameters']['query'];

export type Claim = ClaimsSchemas['ClaimResponse'];
export type ClaimsFile = ClaimsSchemas['ClaimsFileResponse'];
export type FileStatus = ClaimsFile['fileStatus'];
export type ClaimsFileChange = ClaimsSchemas['UpdateClaimsFileRequest'];
export type ReserveChange = ClaimsSchemas['ReserveChangeResponse'];
export type ClaimsFileSearch = ClaimsCalls['searchClaimsFiles']['parameters']['query'];
export type ClaimSummary = ClaimsSchemas['ClaimSummary'];
export type ClaimStatus = ClaimSummary['status'];
export type ClaimSearch = ClaimsCalls['searchClaims']['parameters']['query'];
export type ClaimNotice = ClaimsSchemas['UpdateClaimRequest'];
export type NewClaim = ClaimsSchemas['CreateClaimRequest'];

export type DocumentSearch = DocsCalls['searchDocuments']['parameters']['query'];
export type DocumentUpdate = DocsDocument['schemas']['UpdateDocumentRequest'];
export type PolicyDocumentFile = DocsDocument['schemas']['DocumentResponse'];

export type OwnSession = AuthSchemas['SessionResponse'];
export type MfaType = AuthSchemas['MfaTypeResponse']['mfaType'];
export type ValidationToken = AuthSchemas['ValidationTokenResponse'];
export type Workflow = AuthSchemas['WorkflowResponse'];
export type WorkflowRedirect = AuthSchemas['WorkflowRedirectResponse'];
export type SignatureState = DocsDocument['schemas']['SignatureStatusResponse'];
export type Signing = Omit<DocsDocument['schemas']['SignRequest'], 'accepted'>;
export type Surplus = QuoteSchemas['PolicyholderFields'];
