import { Injectable } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import { DomainClock, Transactions } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { PresetsGateway } from '../clients/presets.gateway';
import { referByRule } from '../domain/actions/refer-quote';
import { quoteExpiry, quoteTerm } from '../domain/quote-dates';
import { statusAfter } from '../domain/quote-status';
import { checkTerms } from '../domain/quote-terms';
import { keptExclusion } from '../domain/specified-events';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { changedTerms, toTerms } from '../quotes/coverage-data.dto';
import { accountOf, checkState, findQuote, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { toAnswers } from '../quotes/security-questions.dto';
import {
  publishChanged,
  publishRated,
  publishRequested,
  publishStatus,
} from '../quotes/status-events';
import { RatableQuotes } from '../ratings/ratable-quotes';
import type { RatedParty } from '../ratings/rating-facts';
import { judgedOf } from '../ratings/rating-facts';
import { RATING_LEASE_MS, RatingSweep } from '../ratings/rating-sweep';
import { RevisionsService } from '../ratings/revisions.service';
import type { EditQuoteRequest } from './editing.dto';

/** Changes what was asked for, until a quote has its price; then another one takes its place. */
@Injectable()
export class EditingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly presets: PresetsGateway,
    private readonly ratable: RatableQuotes,
    private readonly revisions: RevisionsService,
    private readonly sweep: RatingSweep,
    private readonly clock: DomainClock,
  ) {}

  /** A draft is put together anew; an indication is rated again, and is bindable once it may be. */
  async edit(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    const { status } = await findQuote(this.dataSource.manager, id, caller.actor);
    if (status === 'INDICATION') await this.editIndication(id, request, caller);
    else await this.editDraft(id, request, caller);
  }

  /** Asks again for what was refused; 400 while it still is. */
  async retry(id: string, caller: Caller): Promise<void> {
    const { manager } = this.dataSource;
    const asked = await findQuote(manager, id, caller.actor);
    statusAfter(asked.status, 'retry');
    const checked = await this.ratable.check(
      asked,
      await accountOf(manager, asked.accountId),
      caller,
    );
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, caller.actor);
      const now = this.clock.now();
      const patch = {
        status: statusAfter(quote.status, 'retry'),
        statusReasons: [],
        requestedOn: now,
        ratingDue: new Date(this.clock.machineNow().getTime() + RATING_LEASE_MS),
      };
      const changed = await changeQuote(tx, quote, { action: 'retry', patch, now });
      await publishRequested(tx, changed, await accountOf(tx.em, quote.accountId));
    });
    await this.sweep.rateSoon(id, caller.token, checked ?? undefined);
  }

  private async editDraft(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    const { manager } = this.dataSource;
    const known = await findQuote(manager, id, caller.actor);
    const status = statusAfter(known.status, 'editDraft');
    const party = await accountOf(manager, known.accountId);
    await checkState(manager, party.account.state);
    const change = await this.changeOf(known, request, party, caller);
    const checked = await this.ratable.check({ ...known, ...change }, party, caller);
    const bypassed = checked?.rating.bypassed ?? [];
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, caller.actor);
      statusAfter(quote.status, 'editDraft');
      const { terms = quote.terms } = change;
      const patch = { ...change, bypassed, initialTerms: terms, status, coercions: [] };
      const now = this.clock.now();
      const changed = await changeQuote(tx, quote, { action: 'editDraft', patch, now });
      const published = { quote: changed, account: party.account, rating: null };
      await publishChanged(tx, published, 'editDraft');
    });
  }

  private editIndication(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    return this.revisions.run(id, caller, {
      action: 'editIndication',
      revise: async (quote, party) => {
        statusAfter(quote.status, 'editIndication');
        const change = await this.changeOf(quote, request, party, caller);
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

  private async changeOf(
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
      ...(isMoved && quoteTerm(term, today)),
    };
  }
}
