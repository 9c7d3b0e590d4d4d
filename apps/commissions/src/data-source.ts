import type { ServiceTables } from '@palisade/platform';
import { AgencyBank } from './agencies/agency-bank.entity';
import { AgencyLink } from './agencies/agency-link.entity';
import { AgencyPayout } from './agencies/agency-payout.entity';
import { Agency } from './agencies/agency.entity';
import { Commission } from './commissions/commission.entity';
import { PolicyCommission } from './commissions/policy-commission.entity';
import { PolicyMoney } from './commissions/policy-money.entity';
import { AddCommissions1700000007000 } from './migrations/1700000007000-add-commissions';
import { AddListIndexes1700000007001 } from './migrations/1700000007001-add-list-indexes';
import { IndexLines1700000007002 } from './migrations/1700000007002-index-lines';
import { AddPaymentApprovals1700000007100 } from './migrations/1700000007100-add-payment-approvals';
import { KeepAgencyBilled1700000007101 } from './migrations/1700000007101-keep-agency-billed';
import { CommissionPayment } from './statements/commission-payment.entity';
import { StatementLine } from './statements/statement-line.entity';
import { Statement } from './statements/statement.entity';
import { FoldNames1700000007180 } from './migrations/1700000007180-fold-names';
import { AskForPapers1700000007190 } from './migrations/1700000007190-ask-for-papers';

export const tables: ServiceTables = {
  entities: [
    Agency,
    AgencyBank,
    AgencyLink,
    AgencyPayout,
    Commission,
    PolicyCommission,
    PolicyMoney,
    CommissionPayment,
    Statement,
    StatementLine,
  ],
  migrations: [
    AddCommissions1700000007000,
    AddListIndexes1700000007001,
    IndexLines1700000007002,
    AddPaymentApprovals1700000007100,
    KeepAgencyBilled1700000007101,
    FoldNames1700000007180,
    AskForPapers1700000007190,
  ],
};
