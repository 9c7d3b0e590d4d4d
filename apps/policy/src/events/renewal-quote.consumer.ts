import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, DomainClock, saveSnapshot } from '@palisade/platform';
import { forgetDeclined, noteDeclined } from '../renewals/declined-renewal';
import { followLateTerms } from '../renewals/go-on';
import { RenewalQuote } from '../snapshots/renewal-quote.entity';

type Told = CloudEvent<
  | 'quote.requested.v1'
  | 'quote.rated.v1'
  | 'quote.referred.v1'
  | 'quote.released.v1'
  | 'quote.sent.v1'
  | 'quote.declined.v1'
  | 'quote.lost.v1'
  | 'quote.invalidated.v1'
  | 'quote.expired.v1'
  | 'quote.changed.v1'
>;

/** How far the renewal of a policy has come. */
@Injectable()
export class RenewalQuoteConsumer {
  constructor(private readonly clock: DomainClock) {}

  @Consumes(
    'quote.requested.v1',
    'quote.rated.v1',
    'quote.referred.v1',
    'quote.released.v1',
    'quote.sent.v1',
    'quote.declined.v1',
    'quote.lost.v1',
    'quote.invalidated.v1',
    'quote.expired.v1',
    'quote.changed.v1',
  )
  async handle({ type, data }: Told, tx: Tx): Promise<void> {
    const { quoteHead, scope, version } = data;
    const { quoteId: id, policyId, quoteNumber, status, kind } = quoteHead;
    if (kind !== 'RENEWAL' || !policyId) return;
    const sent = scope.quoteSent ?? false;
    const notice = quoteHead.renewalNotice ?? null;
    const told = { id, policyId, quoteNumber, status, sent, notice, version };
    await saveSnapshot(tx, RenewalQuote, told);
    if (type === 'quote.declined.v1') await noteDeclined(tx, policyId, this.clock.now());
    else await forgetDeclined(tx, policyId);
    if (type === 'quote.sent.v1' && notice) {
      await followLateTerms(tx, { id, policyId, notice }, this.clock.now());
    }
  }
}
