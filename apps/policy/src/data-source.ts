import type { ServiceTables } from '@palisade/platform';
import { BrokerChange } from './brokers/broker-change.entity';
import { Certificate } from './certificates/certificate.entity';
import { AddSnapshots1700000005000 } from './migrations/1700000005000-add-snapshots';
import { AddPolicies1700000005001 } from './migrations/1700000005001-add-policies';
import { BindAgain1700000005002 } from './migrations/1700000005002-bind-again';
import { AddListIndexes1700000005003 } from './migrations/1700000005003-add-list-indexes';
import { AddTaxBase1700000005004 } from './migrations/1700000005004-add-tax-base';
import { AddPolicyRollup1700000005330 } from './migrations/1700000005330-add-policy-rollup';
import { CountIndustries1700000005340 } from './migrations/1700000005340-count-industries';
import { AddAccountNames1700000005400 } from './migrations/1700000005400-add-account-names';
import { CountPremiumAlone1700000005410 } from './migrations/1700000005410-count-premium-alone';
import { KeepCommission1700000005420 } from './migrations/1700000005420-keep-commission';
import { CountLimitsInForce1700000005440 } from './migrations/1700000005440-count-limits-in-force';
import { CountByTheHour1700000005490 } from './migrations/1700000005490-count-by-the-hour';
import { NoticeUnpaidPolicies1700000005590 } from './migrations/1700000005590-notice-unpaid-policies';
import { AwaitPayments1700000005591 } from './migrations/1700000005591-await-payments';
import { AddActs1700000005570 } from './migrations/1700000005570-add-acts';
import { AddVoidRequests1700000005571 } from './migrations/1700000005571-add-void-requests';
import { AddReinstatements1700000005600 } from './migrations/1700000005600-add-reinstatements';
import { AddCancelVoidRequests1700000005611 } from './migrations/1700000005611-add-cancel-void-requests';
import { AddExtendedReporting1700000005610 } from './migrations/1700000005610-add-extended-reporting';
import { IndexUnpaid1700000005005 } from './migrations/1700000005005-index-unpaid';
import { IndexTeams1700000005020 } from './migrations/1700000005020-index-teams';
import { AddFind1700000005050 } from './migrations/1700000005050-add-find';
import { AddServingAgency1700000005060 } from './migrations/1700000005060-add-serving-agency';
import { AddCessions1700000005310 } from './migrations/1700000005310-add-cessions';
import { IndexModified1700000005320 } from './migrations/1700000005320-index-modified';
import { FinancePlan } from './payments/finance-plan.entity';
import { Invoice } from './payments/invoice.entity';
import { PolicyTransaction } from './policies/policy-transaction.entity';
import { Policy } from './policies/policy.entity';
import { NoLossStatementRow } from './reinstatement/no-loss-statement.entity';
import { Account } from './snapshots/account.entity';
import { Agency } from './snapshots/agency.entity';
import { ClaimHead } from './snapshots/claim-head.entity';
import { CloudTool } from './snapshots/cloud-tool.entity';
import { HeldMoney } from './snapshots/held-money.entity';
import { IssueCondition } from './snapshots/issue-condition.entity';
import { RenewalQuote } from './snapshots/renewal-quote.entity';
import { Organization } from './snapshots/organization.entity';
import { Cession } from './treaties/cession.entity';
import { PolicyTally } from './figures/policy-tally.entity';
import { Treaty } from './treaties/treaty.entity';
import { FoldNames1700000005480 } from './migrations/1700000005480-fold-names';
import { IndexBrokerChanges1700000005720 } from './migrations/1700000005720-index-broker-changes';
import { AddCertificates1700000005710 } from './migrations/1700000005710-add-certificates';
import { AddBrokerChanges1700000005700 } from './migrations/1700000005700-add-broker-changes';
import { AddRenewalNotices1700000005796 } from './migrations/1700000005796-add-renewal-notices';
import { AddCloudServices1700000005800 } from './migrations/1700000005800-add-cloud-services';
import { AddRenewals1700000005650 } from './migrations/1700000005650-add-renewals';
import { AddDeclinedRenewals1700000005810 } from './migrations/1700000005810-add-declined-renewals';
import { NoteDeclinedRenewals1700000005811 } from './migrations/1700000005811-note-declined-renewals';
import { AddProgramsAndUnderlyings1700000005750 } from './migrations/1700000005750-add-programs-and-underlyings';

export const tables: ServiceTables = {
  entities: [
    Account,
    Agency,
    ClaimHead,
    CloudTool,
    IssueCondition,
    Organization,
    Treaty,
    Cession,
    Policy,
    PolicyTally,
    PolicyTransaction,
    Invoice,
    FinancePlan,
    HeldMoney,
    RenewalQuote,
    NoLossStatementRow,
    BrokerChange,
    Certificate,
  ],
  migrations: [
    AddSnapshots1700000005000,
    AddPolicies1700000005001,
    BindAgain1700000005002,
    AddListIndexes1700000005003,
    AddTaxBase1700000005004,
    IndexUnpaid1700000005005,
    IndexTeams1700000005020,
    AddFind1700000005050,
    AddServingAgency1700000005060,
    AddCessions1700000005310,
    IndexModified1700000005320,
    AddPolicyRollup1700000005330,
    CountIndustries1700000005340,
    AddAccountNames1700000005400,
    CountPremiumAlone1700000005410,
    KeepCommission1700000005420,
    CountLimitsInForce1700000005440,
    FoldNames1700000005480,
    CountByTheHour1700000005490,
    AddActs1700000005570,
    AddVoidRequests1700000005571,
    NoticeUnpaidPolicies1700000005590,
    AwaitPayments1700000005591,
    AddReinstatements1700000005600,
    AddExtendedReporting1700000005610,
    AddCancelVoidRequests1700000005611,
    AddRenewals1700000005650,
    AddBrokerChanges1700000005700,
    AddCertificates1700000005710,
    IndexBrokerChanges1700000005720,
    AddRenewalNotices1700000005796,
    AddCloudServices1700000005800,
    AddProgramsAndUnderlyings1700000005750,
    AddDeclinedRenewals1700000005810,
    NoteDeclinedRenewals1700000005811,
  ],
};
