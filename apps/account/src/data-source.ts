import type { ServiceTables } from '@palisade/platform';
import { Account } from './accounts/account.entity';
import { Agency } from './agencies/agency.entity';
import { AgencyLink } from './partners/agency-link.entity';
import { AddAgencyLinks1700000001095 } from './migrations/1700000001095-add-agency-links';
import { InterestedAgency } from './agents/interested-agency.entity';
import { AddTagsAndNotes1700000001088 } from './migrations/1700000001088-add-tags-and-notes';
import { AccountNote } from './notes/account-note.entity';
import { DocumentOfAccount } from './snapshots/document-of-account.entity';
import { Tag } from './tags/tag.entity';
import { Feedback } from './feedback/feedback.entity';
import { AnswerVersion } from './questions/answer-version.entity';
import { BlockedDomain } from './snapshots/blocked-domain.entity';
import { CarrierOfAccount } from './snapshots/carrier-of-account.entity';
import { QuoteOfAccount } from './snapshots/quote-of-account.entity';
import { IndustryCode } from './industries/industry-code.entity';
import { License } from './licenses/license.entity';
import { AddAccounts1700000001000 } from './migrations/1700000001000-add-accounts';
import { AddSnapshots1700000001001 } from './migrations/1700000001001-add-snapshots';
import { AddIndustryCodes1700000001002 } from './migrations/1700000001002-add-industry-codes';
import { AddStates1700000001003 } from './migrations/1700000001003-add-states';
import { AddFirmographics1700000001004 } from './migrations/1700000001004-add-firmographics';
import { AddRiskScores1700000001005 } from './migrations/1700000001005-add-risk-scores';
import { AddPoliciesAndLicenses1700000001006 } from './migrations/1700000001006-add-policies-and-licenses';
import { AddAccountLinks1700000001007 } from './migrations/1700000001007-add-account-links';
import { AddListIndexes1700000001008 } from './migrations/1700000001008-add-list-indexes';
import { AddPolicyContact1700000001009 } from './migrations/1700000001009-add-policy-contact';
import { AddEditions1700000001010 } from './migrations/1700000001010-add-editions';
import { Submission } from './submissions/submission.entity';
import { StaffPerson } from './snapshots/staff-person.entity';
import { WholesaleRequest } from './snapshots/wholesale-request.entity';
import { AddSubmissions1700000001160 } from './migrations/1700000001160-add-submissions';
import { AddSubmissionReminders1700000001170 } from './migrations/1700000001170-add-submission-reminders';
import { IndexAccountWords1700000001200 } from './migrations/1700000001200-index-account-words';
import { FoldNames1700000001280 } from './migrations/1700000001280-fold-names';
import { NamePrograms1700000001420 } from './migrations/1700000001420-name-programs';
import { AddConnectedTools1700000001400 } from './migrations/1700000001400-add-connected-tools';
import { ConnectedTool } from './snapshots/connected-tool.entity';
import { IndexAccountAgents1700000001370 } from './migrations/1700000001370-index-account-agents';
import { NoticeByHand1700000001350 } from './migrations/1700000001350-notice-by-hand';
import { Lead } from './leads/lead.entity';
import { LeadNote } from './leads/lead-note.entity';
import { AddFeedback1700000001020 } from './migrations/1700000001020-add-feedback';
import { AddFind1700000001050 } from './migrations/1700000001050-add-find';
import { AddClientRecord1700000001060 } from './migrations/1700000001060-add-client-record';
import { AddAnswers1700000001070 } from './migrations/1700000001070-add-answers';
import { AllowUnscored1700000001090 } from './migrations/1700000001090-allow-unscored';
import { AddDomainScans1700000001091 } from './migrations/1700000001091-add-domain-scans';
import { AddIndustryMeans1700000001092 } from './migrations/1700000001092-add-industry-means';
import { AddPolicyLimits1700000001093 } from './migrations/1700000001093-add-policy-limits';
import { AddAgencies1700000001105 } from './migrations/1700000001105-add-agencies';
import { AddIndustryUse1700000001125 } from './migrations/1700000001125-add-industry-use';
import { AddLeads1700000001127 } from './migrations/1700000001127-add-leads';
import { AddAgentLicenses1700000001115 } from './migrations/1700000001115-add-agent-licenses';
import { AddAgents1700000001096 } from './migrations/1700000001096-add-agents';
import { AddPartnerLinks1700000001106 } from './migrations/1700000001106-add-partner-links';
import { AddRenameRequests1700000001123 } from './migrations/1700000001123-add-rename-requests';
import { BulkCheckFile } from './bulk/bulk-check-file.entity';
import { AddBulkCheckFiles1700000001180 } from './migrations/1700000001180-add-bulk-check-files';
import { BulkUpload } from './bulk/bulk-upload.entity';
import { AddBulkUploads1700000001132 } from './migrations/1700000001132-add-bulk-uploads';
import { IndexAccountScore1700000001150 } from './migrations/1700000001150-index-account-score';
import { AgencyLogo } from './logos/agency-logo.entity';
import { AddAgencyLogos1700000001131 } from './migrations/1700000001131-add-agency-logos';
import { AddOpenStates1700000001130 } from './migrations/1700000001130-add-open-states';
import { IndustryMean } from './risk/industry-mean.entity';
import { AddStanding1700000001080 } from './migrations/1700000001080-add-standing';
import { RiskScoreRow } from './risk/risk-score.entity';
import { DomainScan } from './scans/domain-scan.entity';
import { Agent } from './snapshots/agent.entity';
import { Organization } from './snapshots/organization.entity';
import { PolicyLimit } from './snapshots/policy-limit.entity';
import { PolicyOfAccount } from './snapshots/policy-of-account.entity';
import { Team } from './snapshots/team.entity';
import { State } from './states/state.entity';

export const tables: ServiceTables = {
  entities: [
    Account,
    AccountNote,
    Agency,
    AgencyLink,
    AgencyLogo,
    Agent,
    AnswerVersion,
    BlockedDomain,
    BulkCheckFile,
    BulkUpload,
    CarrierOfAccount,
    ConnectedTool,
    DocumentOfAccount,
    DomainScan,
    Feedback,
    Lead,
    LeadNote,
    IndustryCode,
    IndustryMean,
    InterestedAgency,
    License,
    Organization,
    PolicyLimit,
    PolicyOfAccount,
    QuoteOfAccount,
    RiskScoreRow,
    StaffPerson,
    State,
    Submission,
    Tag,
    Team,
    WholesaleRequest,
  ],
  migrations: [
    AddAccounts1700000001000,
    AddSnapshots1700000001001,
    AddIndustryCodes1700000001002,
    AddStates1700000001003,
    AddFirmographics1700000001004,
    AddRiskScores1700000001005,
    AddPoliciesAndLicenses1700000001006,
    AddAccountLinks1700000001007,
    AddListIndexes1700000001008,
    AddPolicyContact1700000001009,
    AddEditions1700000001010,
    AddFeedback1700000001020,
    AddFind1700000001050,
    AddClientRecord1700000001060,
    AddAnswers1700000001070,
    AddStanding1700000001080,
    AddTagsAndNotes1700000001088,
    AllowUnscored1700000001090,
    AddDomainScans1700000001091,
    AddIndustryMeans1700000001092,
    AddPolicyLimits1700000001093,
    AddAgencyLinks1700000001095,
    AddAgents1700000001096,
    AddAgencies1700000001105,
    AddAgentLicenses1700000001115,
    AddPartnerLinks1700000001106,
    AddIndustryUse1700000001125,
    AddLeads1700000001127,
    AddRenameRequests1700000001123,
    AddOpenStates1700000001130,
    AddAgencyLogos1700000001131,
    AddBulkUploads1700000001132,
    IndexAccountScore1700000001150,
    AddSubmissions1700000001160,
    AddSubmissionReminders1700000001170,
    AddBulkCheckFiles1700000001180,
    IndexAccountWords1700000001200,
    FoldNames1700000001280,
    NoticeByHand1700000001350,
    IndexAccountAgents1700000001370,
    AddConnectedTools1700000001400,
    NamePrograms1700000001420,
  ],
};
