import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { CartsService } from '../carts/carts.service';
import { coercedTerms } from '../domain/coercions';
import { EditingService } from '../editing/editing.service';
import { NotesService } from '../notes/notes.service';
import type { Caller } from '../quotes/caller';
import { accountOf, findQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { QuotesService } from '../quotes/quotes.service';
import { RatableQuotes } from '../ratings/ratable-quotes';
import { DeskService } from '../underwriting/desk.service';
import { TermsService } from '../underwriting/terms.service';
import type {
  Prime250BulkError,
  Prime250BulkRequest,
  Prime250CartRequest,
  Prime250EditRequest,
  Prime250Request,
  Prime250UnderwritingRequest,
  SaveQuestionsQuery,
  UnmetRequirement,
} from './prime250.dto';
import { PRIME_250 } from './prime250.dto';
import type { SecurityQuestions } from '../quotes/security-questions.dto';

/** Spec 3 §3: the coverages that ask for answers of their own. */
export const ASKING = ['CONTINGENT_SYSTEM_FAILURE', 'CYBER_CRIME', 'FULL_SYSTEM_FAILURE'] as const;

/** The caller read something that was changed since: that concerns all of them. */
const STALE = 412;

/** The calls of the Prime 250 family: those of any quote, for its two products. */
@Injectable()
export class Prime250Service {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuotesService,
    private readonly editing: EditingService,
    private readonly carts: CartsService,
    private readonly terms: TermsService,
    private readonly desk: DeskService,
    private readonly notes: NotesService,
    private readonly ratable: RatableQuotes,
  ) {}

  create({ product = 'P250', ...request }: Prime250Request, caller: Caller): Promise<string> {
    return this.quotes.create({ ...request, product }, caller);
  }

  async edit(id: string, request: Prime250EditRequest, caller: Caller): Promise<void> {
    await this.find(id, caller);
    await this.editing.edit(id, request, caller);
  }

  /** What an underwriter changes of a quote, one after the other: each step stands in its history. */
  async underwrite(
    id: string,
    { initialRequestData, irpm, isSurplus, notes }: Prime250UnderwritingRequest,
    caller: Caller,
  ): Promise<void> {
    const quote = await this.find(id, caller);
    if (isSurplus !== undefined && isSurplus !== quote.isSurplus) {
      await this.desk.switchMarket(id, isSurplus, caller);
    }
    if (initialRequestData) await this.terms.update(id, { terms: initialRequestData }, caller);
    if (irpm) await this.terms.saveIrpm(id, irpm, caller);
    if (notes) {
      await this.notes.add(id, { noteType: 'UNDERWRITING', text: notes }, caller.actor);
    }
  }

  /** Puts a variation for each preset into the cart of an account. */
  async addToCart({ presets, ...request }: Prime250CartRequest, caller: Caller): Promise<string[]> {
    const ids: string[] = [];
    for (const presetName of presets) {
      const asked = { ...request, presetName, product: 'P250' as const };
      ids.push(await this.quotes.addToCart(asked, caller));
    }
    return ids;
  }

  /** A draft for each account; one that is refused does not hold up the others. */
  async createBulk(
    { accountIds, presetName }: Prime250BulkRequest,
    caller: Caller,
  ): Promise<{ accepted: string[]; errors: Prime250BulkError[] }> {
    const accepted: string[] = [];
    const errors: Prime250BulkError[] = [];
    for (const [index, accountId] of accountIds.entries()) {
      try {
        const request = { accountId, presetName, product: 'P250' as const };
        accepted.push(await this.quotes.create(request, caller));
      } catch (error) {
        if (!(error instanceof DomainError) || error.status === STALE) throw error;
        errors.push({ pointer: `/accountIds/${index}`, detail: error.detail });
      }
    }
    return { accepted, errors };
  }

  /** Saves the answers with a quote, and does with it what was asked for. */
  async saveQuestions(
    accountId: string,
    securityQuestions: SecurityQuestions,
    { quoteId, action }: SaveQuestionsQuery,
    caller: Caller,
  ): Promise<Quote> {
    const id = quoteId
      ? await this.answer(accountId, { quoteId, securityQuestions }, caller)
      : await this.start(accountId, securityQuestions, { action, caller });
    if (action === 'quote-now') {
      const { errors } = await this.carts.submit({ accountId }, { quoteIds: [id] }, caller);
      if (errors.length) throw new DomainError('NOT_REQUESTED', errors[0].detail, 409);
    }
    return this.find(id, caller);
  }

  /** Which of the three coverages the answers of a quote allow. */
  async unmetOf(quote: Quote, caller: Caller): Promise<UnmetRequirement[]> {
    const chosen = ASKING.map((key) => ({ key, limit: null }));
    const others = quote.terms.coverages.filter(({ key }) => !ASKING.some((one) => one === key));
    const terms = { ...quote.terms, coverages: [...others, ...chosen] };
    const party = await accountOf(this.dataSource.manager, quote.accountId);
    const checked = await this.ratable.check({ ...quote, terms }, party, caller);
    const coercions = checked?.rating.coercions ?? [];
    const kept = coercedTerms(terms, coercions).coverages.map(({ key }) => key);
    return ASKING.filter((key) => !kept.includes(key)).map((coverage) => ({
      coverage,
      reason: coercions.find((one) => JSON.stringify(one).includes(coverage))?.reason ?? '',
    }));
  }

  /** A quote of the family that the caller may see; 404 for any other. */
  async find(id: string, { actor }: Caller): Promise<Quote> {
    const quote = await findQuote(this.dataSource.manager, id, actor);
    if (PRIME_250.some((product) => product === quote.product)) return quote;
    throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
  }

  private async answer(
    accountId: string,
    { quoteId, securityQuestions }: { quoteId: string; securityQuestions: SecurityQuestions },
    caller: Caller,
  ): Promise<string> {
    const quote = await this.find(quoteId, caller);
    if (quote.accountId !== accountId) {
      throw invalidField('QUOTE_DIFFERS', 'The quote is of another account.', '/quoteId');
    }
    await this.editing.edit(quoteId, { securityQuestions }, caller);
    return quoteId;
  }

  private start(
    accountId: string,
    securityQuestions: SecurityQuestions,
    { action, caller }: { action: SaveQuestionsQuery['action']; caller: Caller },
  ): Promise<string> {
    const request = { accountId, securityQuestions, product: 'P250' as const };
    return action === 'open-cart'
      ? this.quotes.addToCart(request, caller)
      : this.quotes.create(request, caller);
  }
}
