import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { postClaimMoney } from '../domain/postings';
import { postJournal } from './post-journal';

/** What claims tells of money, as postings of the ledger; called by the consumer. */
@Injectable()
export class ClaimLedgerService {
  constructor(private readonly clock: DomainClock) {}

  /** Money left the insurer for a claim, or came back. */
  async move(
    tx: Tx,
    { policyId, moveId, currency, amount }: EventData<'claim.money-moved.v1'>,
  ): Promise<void> {
    await postJournal(tx.em, {
      kind: 'CLAIM_MONEY',
      policyId,
      cause: moveId,
      currency,
      postings: postClaimMoney(amount),
      now: this.clock.now(),
    });
  }
}
