import { Injectable } from '@nestjs/common';
import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Transactions } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { billingDay, billingDayBegins } from '../domain/billing-day';
import { lastReminder, REMINDER_DAYS } from '../domain/reminder-day';
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

/** The day on which an invoice is told of next. */
const TOLD_NEXT = `greatest(invoice.dueDate + 1, invoice.overdueToldOn + ${REMINDER_DAYS})`;

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
      const query = remindable(tx.em)
        .andWhere('invoice.dueDate < :today', { today })
        .andWhere('(invoice.overdueToldOn is null or invoice.overdueToldOn <= :last)', {
          last: lastReminder(today),
        });
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

  /** When the next invoice is told of. */
  next(rows: SweptRows): Promise<Date | null> {
    const today = billingDay(this.clock.now());
    return this.transactions.run(async ({ em }) => {
      const query = remindable(em).andWhere(`${TOLD_NEXT} > :today`, { today });
      const own = narrowTo(rows, 'policy.agencyId', query);
      const day = await earliestOf<Invoice, PlainDate>(own, TOLD_NEXT);
      return day ? billingDayBegins(day) : null;
    });
  }

  private async mail(tx: Tx, invoice: Invoice, policy: PolicyBill): Promise<void> {
    const subject = { subjectType: 'invoice', subjectId: invoice.id };
    await tx.record({ action: 'invoice.remind', ...subject, after: { to: policy.contact.email } });
    await askReminder(tx, invoice, policy);
  }
}

/** Invoices that are not paid and of which somebody is told once they are late. */
const remindable = (em: EntityManager): SelectQueryBuilder<Invoice> =>
  em
    .createQueryBuilder(Invoice, 'invoice')
    .innerJoinAndSelect('invoice.policy', 'policy')
    .where('invoice.amountDue > invoice.paid')
    .andWhere('policy.status not in (:...silent)', { silent: SILENT });
