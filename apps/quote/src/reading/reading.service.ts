import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { findQuote } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import type { MarkReadRequest } from './reading.dto';

/** Who has read which quote; it changes nothing of the quote, so nothing is told or recorded. */
@Injectable()
export class ReadingService {
  constructor(private readonly transactions: Transactions) {}

  /** Marks a quote for the caller's side; nobody of another side is asked whether they read. */
  mark(id: string, request: MarkReadRequest, actor: Actor): Promise<void> {
    const { isRead = true, isReadByCustomer = true } = request;
    const isPolicyholder = actor.accountType === 'CUSTOMER';
    if (!isPolicyholder && actor.accountType !== 'AGENCY') throw noSide();
    return this.transactions.run(async ({ em }) => {
      await findQuote(em, id, actor);
      await em.update(Quote, { id }, isPolicyholder ? { isReadByCustomer } : { isRead });
    });
  }
}

const noSide = (): DomainError =>
  new DomainError('NOT_A_SIDE', 'Agencies and policyholders alone mark what they have read.', 403);
