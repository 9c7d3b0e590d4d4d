import { Injectable } from '@nestjs/common';
import type { PolicyStatus } from '@palisade/contracts';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, narrowTo, Transactions } from '@palisade/platform';
import { billingDay } from '../domain/billing-day';
import { lastReminder } from '../domain/reminder-day';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { publishOverdue } from './invoice-events';
import { askReminder } from './invoice-letter';
import { Invoice } from './invoice.entity';

const BATCH_SIZE = 100;

/** Policies whose notice already runs, or which are over: nobody is reminded any more. */
const SILENT: readonly PolicyStatus[] = [
  ...(['CANCEL PENDING', 'CANCELLED', 'FLAT CANCELLED', 'VOID', 'RESCIND'] as const),
  ...(['BINDER EXPIRED', 'IN REINSTATEMENT PERIOD'] as const),
];

/** Tells of invoices that should have been paid, and reminds who pays them. */
@Injectable()
export class OverdueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Publishes some overdue invoices and reminds who pays, each once a reminder day; answers how many. */
  async remind(rows: SweptRows): Promise<number> {
    const today = billingDay(this.clock.now());
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Invoice, 'invoice')
        .innerJoinAndSelect('invoice.policy', 'policy')
        .where('invoice.amountDue > invoice.paid and invoice.dueDate < :today', { today })
        .andWhere('(invoice.overdueToldOn is null or invoice.overdueToldOn <= :last)', {
          last: lastReminder(today),
        })
        .andWhere('policy.status not in (:...silent)', { silent: SILENT });
      const overdue = await narrowTo(rows, 'policy.agencyId', query)
        .orderBy('invoice.dueDate')
        .addOrderBy('invoice.id')
        .limit(BATCH_SIZE)
        .setLock('pessimistic_write', undefined, ['invoice'])
        .setOnLocked('skip_locked')
        .getMany();
      for (const invoice of overdue) {
        await tx.em.update(Invoice, { id: invoice.id }, { overdueToldOn: today });
        if (!invoice.policy) continue;
        await publishOverdue(tx, invoice, invoice.policy, today);
        // What an agency is billed for it collects itself.
        if (!invoice.policy.agencyBilled) await this.mail(tx, invoice, invoice.policy);
      }
      return overdue.length;
    });
  }

  private async mail(tx: Tx, invoice: Invoice, policy: PolicyBill): Promise<void> {
    const subject = { subjectType: 'invoice', subjectId: invoice.id };
    await tx.record({ action: 'invoice.remind', ...subject, after: { to: policy.contact.email } });
    await askReminder(tx, invoice, policy);
  }
}
