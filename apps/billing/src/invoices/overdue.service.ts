import { Injectable } from '@nestjs/common';
import type { PolicyStatus } from '@palisade/contracts';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, narrowTo, Transactions } from '@palisade/platform';
import { lastReminder } from '../domain/reminder-day';
import { publishOverdue } from './invoice-events';
import { Invoice } from './invoice.entity';

const BATCH_SIZE = 100;

/** Policies whose notice already runs, or which are over: nobody is reminded any more. */
const SILENT: readonly PolicyStatus[] = [
  ...(['CANCEL PENDING', 'CANCELLED', 'FLAT CANCELLED', 'VOID', 'RESCIND'] as const),
  ...(['BINDER EXPIRED', 'IN REINSTATEMENT PERIOD'] as const),
];

/** Tells of invoices that should have been paid. */
@Injectable()
export class OverdueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Publishes some overdue invoices, each once a reminder day; answers how many. */
  async remind(rows: SweptRows): Promise<number> {
    const today = this.clock.now().toISOString().slice(0, 10);
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
        if (invoice.policy) await publishOverdue(tx, invoice, invoice.policy, today);
      }
      return overdue.length;
    });
  }
}
