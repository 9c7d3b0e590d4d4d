import { Injectable } from '@nestjs/common';
import { PRODUCTS } from '@palisade/trade';
import { referByRule } from '../domain/actions/refer-quote';
import { quoteExpiry } from '../domain/quote-dates';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { publishRated, publishStatus } from '../quotes/status-events';
import { judgedOf } from '../ratings/rating-facts';
import { RevisionsService } from '../ratings/revisions.service';
import { AskedChanges } from './asked-changes';
import type { EditQuoteRequest } from './editing.dto';

/** Changes an indication: it is rated again, and is bindable once it may be. */
@Injectable()
export class IndicationEditingService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly changes: AskedChanges,
  ) {}

  edit(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    return this.revisions.run(id, caller, {
      action: 'editIndication',
      revise: async (quote, party) => {
        statusAfter(quote.status, 'editIndication');
        const change = await this.changes.of(quote, request, party, caller);
        return { ...change, coercions: [] };
      },
      decide: (quote, revised, { party, rating }) => {
        const { reasons } = judgedOf(revised, party, rating);
        const status = statusAfter(quote.status, 'editIndication');
        return Promise.resolve({ status, statusReasons: reasons, signRequestedOn: null });
      },
      next: (changed, { party, rating, now }) => {
        const { action, reasons } = judgedOf(changed, party, rating);
        if (action === 'rateReferred') {
          return { action: 'refer', patch: referByRule(changed.status, reasons) };
        }
        if (action !== 'rateReady' && action !== 'rateActive') return null;
        const patch = {
          status: statusAfter(changed.status, 'completeIndication'),
          statusReasons: [],
          expiresOn: quoteExpiry(PRODUCTS[changed.product].market, now),
        };
        return { action: 'completeIndication', patch };
      },
      publish: (tx, published) =>
        published.quote.status === 'INDICATION'
          ? publishRated(tx, published)
          : publishStatus(tx, published),
    });
  }
}
