import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { referByRule } from '../domain/actions/refer-quote';
import { quoteTerm, renewalTerm } from '../domain/quote-dates';
import { statusAfter } from '../domain/quote-status';
import { DataSource } from 'typeorm';
import type { Caller } from '../quotes/caller';
import { publishRated, publishStatus } from '../quotes/status-events';
import { judgedOf } from '../ratings/rating-facts';
import { followed } from '../renewals/follow-change';
import { RevisionsService } from '../ratings/revisions.service';
import type { RecalculateRequest } from './closing.dto';

/** Rates a priced quote by the score and the facts of today, which its price does not follow by itself. */
@Injectable()
export class RateAgainService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** It is another offer: what was sent of the former one is to be sent again. */
  rateAgain(id: string, { effectiveDate }: RecalculateRequest, caller: Caller): Promise<void> {
    return this.revisions.run(id, caller, {
      action: 'recalculate',
      revise: async (quote, { account }) => {
        statusAfter(quote.status, 'recalculate');
        checkRatedAnew(quote.kind === 'ENDORSEMENT');
        const today = todayIn(account.timeZone, this.clock.now());
        if (quote.kind === 'RENEWAL') {
          const { manager } = this.dataSource;
          return {
            ...renewalTerm(quote, effectiveDate, today),
            ...(await followed(manager, quote)),
          };
        }
        return effectiveDate ? quoteTerm({ effectiveDate }, today) : {};
      },
      decide: (quote) =>
        Promise.resolve({
          status: statusAfter(quote.status, 'recalculate'),
          sentOn: null,
          signRequestedOn: null,
        }),
      next: (changed, { party, rating }) => {
        const { action, reasons } = judgedOf(changed, party, rating);
        const isHit = action === 'rateReferred' || action === 'rateDeclined';
        return isHit ? { action: 'refer', patch: referByRule(changed.status, reasons) } : null;
      },
      publish: (tx, published) =>
        published.quote.status === 'REFERRED'
          ? publishStatus(tx, published)
          : publishRated(tx, published),
    });
  }
}

/** Throws 409 for an endorsement: it keeps the score of its term. */
function checkRatedAnew(isEndorsement: boolean): void {
  if (!isEndorsement) return;
  const detail = 'An endorsement is rated by the score of its term.';
  throw new DomainError('RATED_BY_TERM', detail, 409);
}
