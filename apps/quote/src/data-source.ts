import type { ServiceTables } from '@palisade/platform';
import { AddSnapshots1700000004000 } from './migrations/1700000004000-add-snapshots';
import { AddQuotes1700000004001 } from './migrations/1700000004001-add-quotes';
import { AddParties1700000004002 } from './migrations/1700000004002-add-parties';
import { AddBinding1700000004003 } from './migrations/1700000004003-add-binding';
import { AddInbox1700000004004 } from './migrations/1700000004004-add-inbox';
import { AddRatingEngine1700000004005 } from './migrations/1700000004005-add-rating-engine';
import { AddListIndexes1700000004006 } from './migrations/1700000004006-add-list-indexes';
import { AddCoercions1700000004007 } from './migrations/1700000004007-add-coercions';
import { AddBypassed1700000004008 } from './migrations/1700000004008-add-bypassed';
import { AddSnoozes1700000004009 } from './migrations/1700000004009-add-snoozes';
import { AddFind1700000004050 } from './migrations/1700000004050-add-find';
import { AllowUnscored1700000004070 } from './migrations/1700000004070-allow-unscored';
import { AddAdditionalInsureds1700000004080 } from './migrations/1700000004080-add-additional-insureds';
import { AddNotes1700000004200 } from './migrations/1700000004200-add-notes';
import { AddStates1700000004210 } from './migrations/1700000004210-add-states';
import { AddAgencyTerms1700000004220 } from './migrations/1700000004220-add-agency-terms';
import { AddDesk1700000004300 } from './migrations/1700000004300-add-desk';
import { Submission } from './snapshots/submission.entity';
import { AddSubmissions1700000004320 } from './migrations/1700000004320-add-submissions';
import { AddTamOverride1700000004330 } from './migrations/1700000004330-add-tam-override';
import { AddAutoClear1700000004340 } from './migrations/1700000004340-add-auto-clear';
import { AppetiteOut } from './appetite/appetite-out.entity';
import { AddAppetiteOuts1700000004370 } from './migrations/1700000004370-add-appetite-outs';
import { AddQuoteRollup1700000004380 } from './migrations/1700000004380-add-quote-rollup';
import { AddTurns1700000004390 } from './migrations/1700000004390-add-turns';
import { AddScoresOfRatings1700000004400 } from './migrations/1700000004400-add-scores-of-ratings';
import { CountWhatWasWon1700000004410 } from './migrations/1700000004410-count-what-was-won';
import { KeepTheTaxOfRatings1700000004415 } from './migrations/1700000004415-keep-the-tax-of-ratings';
import { AddObstacles1700000004430 } from './migrations/1700000004430-add-obstacles';
import { KnowScans1700000004440 } from './migrations/1700000004440-know-scans';
import { AddWaitsForSignature1700000004470 } from './migrations/1700000004470-add-waits-for-signature';
import { AddRenewals1700000004510 } from './migrations/1700000004510-add-renewals';
import { AddToolProofs1700000004550 } from './migrations/1700000004550-add-tool-proofs';
import { KnowPrograms1700000004530 } from './migrations/1700000004530-know-programs';
import { PolicyProgram } from './snapshots/policy-program.entity';
import { KnowClaimedPolicies1700000004515 } from './migrations/1700000004515-know-claimed-policies';
import { CountByTheHour1700000004500 } from './migrations/1700000004500-count-by-the-hour';
import { AddRetailAgency1700000004360 } from './migrations/1700000004360-add-retail-agency';
import { AddWholesaleAgencies1700000004350 } from './migrations/1700000004350-add-wholesale-agencies';
import { AddRetailAgent1700000004310 } from './migrations/1700000004310-add-retail-agent';
import { QuoteNote } from './notes/quote-note.entity';
import { QuoteTally } from './figures/quote-tally.entity';
import { QuoteHistory } from './quotes/quote-history.entity';
import { Quote } from './quotes/quote.entity';
import { Rating } from './ratings/rating.entity';
import { AccountScan } from './snapshots/account-scan.entity';
import { AccountScore } from './snapshots/account-score.entity';
import { Account } from './snapshots/account.entity';
import { AgencyLink } from './snapshots/agency-link.entity';
import { Agency } from './snapshots/agency.entity';
import { CarrierProfile } from './snapshots/carrier-profile.entity';
import { DocumentOfQuote } from './snapshots/document-of-quote.entity';
import { ClaimedPolicy } from './snapshots/claimed-policy.entity';
import { EndingPolicy } from './snapshots/ending-policy.entity';
import { License } from './snapshots/license.entity';
import { Organization } from './snapshots/organization.entity';
import { Person } from './snapshots/person.entity';
import { Policy } from './snapshots/policy.entity';
import { StateOfTrade } from './snapshots/state-of-trade.entity';
import { ToolProof } from './snapshots/tool-proof.entity';
import { QuoteSnooze } from './snoozes/quote-snooze.entity';
import { SubjectivitySetting } from './subjectivities/subjectivity-setting.entity';
import { Subjectivity } from './subjectivities/subjectivity.entity';
import { FoldNames1700000004490 } from './migrations/1700000004490-fold-names';

export const tables: ServiceTables = {
  entities: [
    AppetiteOut,
    Account,
    AccountScore,
    AccountScan,
    Agency,
    AgencyLink,
    CarrierProfile,
    DocumentOfQuote,
    EndingPolicy,
    PolicyProgram,
    ClaimedPolicy,
    License,
    Organization,
    Person,
    Policy,
    Quote,
    QuoteHistory,
    QuoteNote,
    QuoteSnooze,
    QuoteTally,
    Rating,
    StateOfTrade,
    Submission,
    Subjectivity,
    SubjectivitySetting,
    ToolProof,
  ],
  migrations: [
    AddSnapshots1700000004000,
    AddQuotes1700000004001,
    AddParties1700000004002,
    AddBinding1700000004003,
    AddInbox1700000004004,
    AddRatingEngine1700000004005,
    AddListIndexes1700000004006,
    AddCoercions1700000004007,
    AddBypassed1700000004008,
    AddSnoozes1700000004009,
    AddFind1700000004050,
    AllowUnscored1700000004070,
    AddAdditionalInsureds1700000004080,
    AddNotes1700000004200,
    AddStates1700000004210,
    AddAgencyTerms1700000004220,
    AddDesk1700000004300,
    AddRetailAgent1700000004310,
    AddSubmissions1700000004320,
    AddTamOverride1700000004330,
    AddAutoClear1700000004340,
    AddWholesaleAgencies1700000004350,
    AddRetailAgency1700000004360,
    AddAppetiteOuts1700000004370,
    AddQuoteRollup1700000004380,
    AddTurns1700000004390,
    AddScoresOfRatings1700000004400,
    CountWhatWasWon1700000004410,
    KeepTheTaxOfRatings1700000004415,
    AddObstacles1700000004430,
    KnowScans1700000004440,
    AddWaitsForSignature1700000004470,
    FoldNames1700000004490,
    CountByTheHour1700000004500,
    AddRenewals1700000004510,
    KnowClaimedPolicies1700000004515,
    AddToolProofs1700000004550,
    KnowPrograms1700000004530,
  ],
};
