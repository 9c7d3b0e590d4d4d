import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { RenewalQuote } from '../snapshots/renewal-quote.entity';

const TOLD = [
  ...(['quote.requested.v1', 'quote.rated.v1', 'quote.referred.v1'] as const),
  ...(['quote.released.v1', 'quote.sent.v1', 'quote.declined.v1'] as const),
  ...(['quote.lost.v1', 'quote.invalidated.v1', 'quote.expired.v1'] as const),
] as const;

type Told = CloudEvent<(typeof TOLD)[number]>;

/** How far the renewal of a policy has come. */
@Injectable()
export class RenewalQuoteConsumer {
  @Consumes(...TOLD)
  async handle({ data }: Told, tx: Tx): Promise<void> {
    const { quoteHead, scope, version } = data;
    const { quoteId: id, policyId, quoteNumber, status, kind } = quoteHead;
    if (kind !== 'RENEWAL' || !policyId) return;
    const sent = scope.quoteSent ?? false;
    await saveSnapshot(tx, RenewalQuote, { id, policyId, quoteNumber, status, sent, version });
  }
}
