import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { CartsService } from '../carts/carts.service';
import { EditingService } from '../editing/editing.service';
import type { Caller } from '../quotes/caller';
import type { Quote } from '../quotes/quote.entity';
import { QuotesService } from '../quotes/quotes.service';
import type { SecurityQuestions } from '../quotes/security-questions.dto';
import { findPrime250 } from './prime250-rows';
import type { SaveQuestionsQuery } from './prime250.dto';

/** Keeps the security questions of quotes of the Prime 250 family. */
@Injectable()
export class Prime250QuestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuotesService,
    private readonly editing: EditingService,
    private readonly carts: CartsService,
  ) {}

  /** Saves the answers with a quote, and does with it what was asked for. */
  async save(
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
    return findPrime250(this.dataSource.manager, id, caller.actor);
  }

  private async answer(
    accountId: string,
    { quoteId, securityQuestions }: { quoteId: string; securityQuestions: SecurityQuestions },
    caller: Caller,
  ): Promise<string> {
    const quote = await findPrime250(this.dataSource.manager, quoteId, caller.actor);
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
