import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { DomainError, isFromStaff, todayIn } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { referByRule } from '../domain/actions/refer-quote';
import { checkEndorsementDate } from '../domain/endorsement';
import { keptExclusion } from '../domain/specified-events';
import { checkTerms } from '../domain/quote-terms';
import type { Caller } from '../quotes/caller';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { publishRated, publishStatus } from '../quotes/status-events';
import { judgedOf } from '../ratings/rating-facts';
import { RevisionsService } from '../ratings/revisions.service';
import type { EndorsementChange } from './endorsements.dto';

const PRICED: readonly QuoteStatus[] = ['ACTIVE', 'READY', 'INDICATION'];

@Injectable()
export class EndorsementChangesService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly clock: DomainClock,
  ) {}

  /** Changes an endorsement that is not bound yet; a rule that is hit sends it to underwriting. */
  change(id: string, request: EndorsementChange, caller: Caller): Promise<void> {
    const { effectiveDate, initialRequestData = {} } = request;
    return this.revisions.run(id, caller, {
      action: 'editEndorsement',
      revise: (quote, { account }) => {
        const endorsed = openEndorsement(quote);
        const today = todayIn(account.timeZone, this.clock.now());
        const date = effectiveDate ?? quote.effectiveDate;
        checkEndorsementDate(date, endorsed, { today, isStaff: isFromStaff(caller.actor) });
        const terms = keptExclusion(
          changedTerms(quote.terms, initialRequestData),
          quote.specifiedEvents,
        );
        checkTerms(terms, quote.product, '/initialRequestData');
        return { terms, coercions: [], aggregateLimit: terms.limit, effectiveDate: date };
      },
      decide: () => Promise.resolve({ signRequestedOn: null }),
      next: (changed, { party, rating }) => {
        const { action, reasons } = judgedOf(changed, party, rating);
        const isHit = action === 'rateReferred' || action === 'rateDeclined';
        if (!isHit || !PRICED.includes(changed.status)) return null;
        return { action: 'refer', patch: referByRule(changed.status, reasons) };
      },
      publish: (tx, published) =>
        published.quote.status === 'REFERRED'
          ? publishStatus(tx, published)
          : publishRated(tx, published),
    });
  }
}

/** Throws 409 for what is no endorsement, or no longer open. */
function openEndorsement({ endorsement, status }: Quote): NonNullable<Quote['endorsement']> {
  if (endorsement && [...PRICED, 'REFERRED'].includes(status)) return endorsement;
  const detail = `The action "editEndorsement" is not allowed in status ${status}.`;
  throw new DomainError('ILLEGAL_TRANSITION', detail, 409);
}
