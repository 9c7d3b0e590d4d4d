import { Injectable } from '@nestjs/common';
import { Transactions } from '@palisade/platform';
import { checkBank, maskedAccount } from '../domain/bank-details';
import { AgencyBank } from './agency-bank.entity';

/** Where agencies are paid. */
@Injectable()
export class AgencyBankService {
  constructor(private readonly transactions: Transactions) {}

  /** Replaces where an agency is paid; of the account number only its end is kept. */
  async save(wanted: AgencyBank): Promise<AgencyBank> {
    checkBank(wanted);
    const { agencyId } = wanted;
    const bank = { ...wanted, account: maskedAccount(wanted.account) };
    await this.transactions.run(async ({ em, record }) => {
      const known = await em.findOneBy(AgencyBank, { agencyId });
      await em.upsert(AgencyBank, bank, ['agencyId']);
      const subject = { subjectType: 'agency', subjectId: agencyId };
      const [before, after] = [known && tellable(known), tellable(bank)];
      await record({ action: 'agency-bank.save', ...subject, ...(before && { before }), after });
    });
    return bank;
  }
}

/** What the activity keeps. */
const tellable = ({ bank, routing, account, accountName }: AgencyBank) => ({
  bank,
  routing,
  account,
  accountName,
});
