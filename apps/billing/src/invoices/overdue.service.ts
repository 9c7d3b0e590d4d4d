import { Injectable } from '@nestjs/common';
import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Transactions } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { billingDay, billingDayBegins } from '../domain/billing-day';
import { REMINDER_DAYS, reminderDue } from '../domain/reminder-day';
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

const TOLD_LAST = 'coalesce(invoice.overdueToldOn, invoice.issuedOn)';

/** The day of the next reminder as `reminderDue` counts it; none after the last. */
const TOLD_NEXT = `least(${REMINDER_DAYS.map(
  (days) => `case when invoice.dueDate + ${days} > ${TOLD_LAST} then invoice.dueDate + ${days} end`,
).join(', ')})`;

/** Reminds who pays of what is due soon or should have been paid, and tells of the latter. */
@Injectable()
export class OverdueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Reminds who pays some invoices, each once a reminder day, and publishes the overdue; answers how many. */
  async remind(rows: SweptRows): Promise<number> {
    const today = billingDay(this.clock.now());
    return this.transactions.run(async (tx) => {
      const query = remindable(tx.em)
        .andWhere('invoice.dueDate <= :latest', { latest: addDays(today, -REMINDER_DAYS[0]) })
        .andWhere(`${TOLD_NEXT} <= :today`, { today });
      const reminded = await narrowTo(rows, 'policy.agencyId', query)
        .orderBy('invoice.dueDate')
        .addOrderBy('invoice.id')
        .limit(BATCH_SIZE)
        .setLock('pessimistic_write', undefined, ['invoice'])
        .setOnLocked('skip_locked')
        .getMany();
      for (const invoice of reminded) {
        const days = reminderDue({ ...invoice, toldOn: invoice.overdueToldOn }, today) ?? 0;
        await tx.em.update(Invoice, { id: invoice.id }, { overdueToldOn: today });
        if (!invoice.policy) continue;
        if (days > 0) await publishOverdue(tx, invoice, invoice.policy, today);
        // What an agency is billed for it collects itself, and what is financed its financer pays.
        const { agencyBilled, processorId } = invoice.policy;
        if (!agencyBilled && !processorId) await this.mail(tx, invoice, invoice.policy);
      }
      return reminded.length;
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

/** Invoices for which nothing is under way that pays them, of policies whose payers are reminded. */
const remindable = (em: EntityManager): SelectQueryBuilder<Invoice> =>
  em
    .createQueryBuilder(Invoice, 'invoice')
    .innerJoinAndSelect('invoice.policy', 'policy')
    // The first says nothing new; it is that of the index.
    .where('invoice.amountDue > invoice.paid')
    .andWhere('invoice.amountDue > invoice.paid + invoice.pending')
    .andWhere('policy.status not in (:...silent)', { silent: SILENT });
