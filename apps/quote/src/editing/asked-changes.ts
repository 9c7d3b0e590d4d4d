import { Injectable } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { PresetsGateway } from '../clients/presets.gateway';
import { quoteTerm, renewalTerm } from '../domain/quote-dates';
import { checkTerms } from '../domain/quote-terms';
import { keptExclusion } from '../domain/specified-events';
import type { Caller } from '../quotes/caller';
import { changedTerms, toTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { toAnswers } from '../quotes/security-questions.dto';
import type { RatedParty } from '../ratings/rating-facts';
import type { EditQuoteRequest } from './editing.dto';

/** What a request changes of a quote that has no price yet. */
@Injectable()
export class AskedChanges {
  constructor(
    private readonly presets: PresetsGateway,
    private readonly clock: DomainClock,
  ) {}

  /** Throws 400 for terms that are not sold and for dates that cannot be. */
  async of(
    quote: Quote,
    { presetName, initialRequestData, securityQuestions, effectiveDate, endDate }: EditQuoteRequest,
    { account }: RatedParty,
    caller: Caller,
  ): Promise<Partial<Quote>> {
    const { product } = quote;
    const preset = presetName
      ? await this.presets.find(presetName, { ...account, product }, caller)
      : null;
    const asked = preset
      ? toTerms(initialRequestData ?? {}, preset)
      : changedTerms(quote.terms, initialRequestData ?? {});
    const terms = keptExclusion(asked, quote.specifiedEvents);
    checkTerms(terms, product, '/initialRequestData');
    const today = todayIn(account.timeZone, this.clock.now());
    const isMoved = effectiveDate !== undefined || endDate !== undefined;
    const term = { effectiveDate: effectiveDate ?? quote.effectiveDate, endDate };
    return {
      terms,
      aggregateLimit: terms.limit,
      ...(presetName !== undefined && { presetName }),
      ...(securityQuestions && { answers: { ...quote.answers, ...toAnswers(securityQuestions) } }),
      ...(isMoved &&
        (quote.kind === 'RENEWAL'
          ? renewalTerm(quote, effectiveDate, today)
          : quoteTerm(term, today))),
    };
  }
}
