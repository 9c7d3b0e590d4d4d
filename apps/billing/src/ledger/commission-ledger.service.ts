import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import {
  postCommissionAccrued,
  postCommissionPaid,
  postCommissionReleased,
} from '../domain/postings';
import { postJournal } from './post-journal';

type Commission = EventData<'commission.accrued.v1'>;

/** What commissions tells, as postings of the ledger; called by the consumer. */
@Injectable()
export class CommissionLedgerService {
  constructor(private readonly clock: DomainClock) {}

  async accrue(tx: Tx, { policyId, commissionId, currency, amount }: Commission): Promise<void> {
    await postJournal(tx.em, {
      kind: 'COMMISSION_ACCRUED',
      policyId,
      cause: commissionId,
      currency,
      postings: postCommissionAccrued(amount),
      now: this.clock.now(),
    });
  }

  async release(tx: Tx, { policyId, commissionId, currency, amount }: Commission): Promise<void> {
    await postJournal(tx.em, {
      kind: 'COMMISSION_RELEASED',
      policyId,
      cause: commissionId,
      currency,
      postings: postCommissionReleased(amount),
      now: this.clock.now(),
    });
  }

  /** A payment is of an agency's statement, not of one policy. */
  async pay(
    tx: Tx,
    { paymentId, currency, amount }: EventData<'commission.paid.v1'>,
  ): Promise<void> {
    await postJournal(tx.em, {
      kind: 'COMMISSION_PAID',
      policyId: null,
      cause: paymentId,
      currency,
      postings: postCommissionPaid(amount),
      now: this.clock.now(),
    });
  }
}
