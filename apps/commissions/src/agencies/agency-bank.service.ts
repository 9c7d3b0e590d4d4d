import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Transactions } from '@palisade/platform';
import { checkBank, maskedAccount } from '../domain/bank-details';
import { waitingOf } from '../statements/pay-commission.service';
import { lockPayout } from '../statements/statements.service';
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
      await lockPayout(em, agencyId);
      if (await waitingOf(em, agencyId)) throw paymentWaits();
      const known = await em.findOneBy(AgencyBank, { agencyId });
      await em.upsert(AgencyBank, bank, ['agencyId']);
      const subject = { subjectType: 'agency', subjectId: agencyId };
      const [before, after] = [known && tellable(known), tellable(bank)];
      await record({ action: 'agency-bank.save', ...subject, ...(before && { before }), after });
    });
    return bank;
  }
}

/** Who approves a payment approves where it goes. */
const paymentWaits = (): DomainError => {
  const detail = 'A payment waits for a second person. Decide on it before the account changes.';
  return new DomainError('PAYMENT_WAITS', detail, 409);
};

/** What the activity keeps. */
const tellable = ({ bank, routing, account, accountName }: AgencyBank) => ({
  bank,
  routing,
  account,
  accountName,
});
