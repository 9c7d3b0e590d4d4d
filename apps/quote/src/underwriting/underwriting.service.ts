import { Injectable } from '@nestjs/common';
import { invalidField, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import {
  alsoDeclined,
  checkCascade,
  declineQuote,
  invalidateQuote,
  markLost,
} from '../domain/actions/close-quote';
import { referQuote } from '../domain/actions/refer-quote';
import type { Underwriter, UnderwrittenQuote } from '../domain/actions/underwrite-quote';
import { releaseTerms, underwriteQuote } from '../domain/actions/underwrite-quote';
import { checkNeedBy } from '../domain/quote-dates';
import { QuoteActs } from '../quotes/quote-acts';
import type { Quote } from '../quotes/quote.entity';
import { publishStatus } from '../quotes/status-events';
import { Rating } from '../ratings/rating.entity';
import { Person } from '../snapshots/person.entity';
import type {
  DeclineQuoteRequest,
  MarkLostRequest,
  NeedByQuery,
  ReasonRequest,
  ReleaseTermsRequest,
} from './underwriting.dto';

@Injectable()
export class UnderwritingService {
  constructor(private readonly acts: QuoteActs) {}

  /** Takes a referred quote; it is held for the caller for half an hour. */
  underwrite(id: string, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'underwrite',
      decide: async (quote, { tx, now }) =>
        underwriteQuote(riskOf(quote), await underwriterOf(tx.em, actor, now)),
    });
  }

  /** Makes the terms bindable. */
  release(id: string, { message }: ReleaseTermsRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'releaseTerms',
      note: message,
      publish: (tx, published) => publishStatus(tx, { ...published, byUnderwriter: true }),
      decide: async (quote, { tx, now }) => {
        const by = await underwriterOf(tx.em, actor, now);
        const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
        const rated = rating ? rating.rated : null;
        const risk = { ...riskOf(quote), rated, lastPatched: quote.lastPatched };
        const released = releaseTerms(risk, PRODUCTS[quote.product].market, by);
        return { ...released, statusReasons: [], ratingDue: null };
      },
    });
  }

  decline(id: string, request: DeclineQuoteRequest, actor: Actor): Promise<void> {
    if (request.quoteId !== id) {
      throw invalidField('QUOTE_DIFFERS', 'The body names another quote.', '/quoteId');
    }
    return this.acts.run(id, actor, {
      action: 'decline',
      note: request.reason,
      decide: (quote, { account }) => {
        const standing = { submissionId: quote.submissionId, accountStatus: account.status };
        checkCascade(request, standing);
        return { ...declineQuote(quote.status, request), ratingDue: null };
      },
      publish: (tx, published) =>
        publishStatus(
          tx,
          { ...published, alsoDeclined: alsoDeclined(request) },
          request.isNotificationEnabled,
        ),
    });
  }

  /** An agency or an underwriter sends a priced quote to the underwriters. */
  refer(id: string, { reason }: ReasonRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'refer',
      note: reason,
      publish: publishStatus,
      decide: (quote) => referQuote(quote.status, reason, actor.accountType === 'AGENCY'),
    });
  }

  /** Facts that the quote was made on no longer hold. */
  invalidate(id: string, { reason }: ReasonRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'invalidate',
      note: reason,
      publish: publishStatus,
      decide: (quote) => invalidateQuote(quote.status, reason),
    });
  }

  changeNeedBy({ quoteId, needBy }: NeedByQuery, actor: Actor): Promise<void> {
    return this.acts.run(quoteId, actor, {
      action: 'changeNeedBy',
      decide: (_, { account, now }) => {
        checkNeedBy(needBy, todayIn(account.timeZone, now));
        return { needByDate: needBy };
      },
    });
  }

  toggleUrgent(id: string, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'toggleUrgent',
      decide: ({ urgencyIndex }) => ({ urgencyIndex: urgencyIndex ? 0 : 1 }),
    });
  }

  markLost(id: string, request: MarkLostRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'markLost',
      note: request.reason,
      publish: publishStatus,
      decide: (quote) => ({ ...markLost(quote, request), ratingDue: null }),
    });
  }
}

/** The caller with the level that auth told of. */
export async function underwriterOf(
  em: EntityManager,
  { userId }: Actor,
  now: Date,
): Promise<Underwriter> {
  const person = await em.findOneBy(Person, { id: userId, enabled: true });
  return { userId, authorityLevel: person?.authorityLevel ?? null, now };
}

/** A quote as far as underwriting reads it. */
export function riskOf(quote: Quote): UnderwrittenQuote {
  const { status, hazard, irpm, assignedUnderwriterId, reviewLockedUntil } = quote;
  const limit = quote.terms.limit;
  return { status, limit, hazard, irpm, assignedUnderwriterId, reviewLockedUntil };
}
