import { Injectable } from '@nestjs/common';
import { addDays, addMonths, invalidField, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { EFFECTIVE_DAYS_DEFAULT, TERM_MONTHS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { CoveredQuote } from '../domain/cover';
import { coverProblems } from '../domain/cover';
import type { CoverCheckQuery, CoverProblem } from './cover-check.dto';
import { boundCovers } from './quote-covers';
import { findQuote, quotableAccount } from './quote-rows';

// Of no quote: nothing of the account is left out.
const NO_QUOTE = '00000000-0000-0000-0000-000000000000';

/** Tells before the bind what the bind would refuse. */
@Injectable()
export class CoverCheckQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** Why a quote, or what would be quoted, cannot be bound beside what its account has. */
  async problems({ quoteId, ...wanted }: CoverCheckQuery, actor: Actor): Promise<CoverProblem[]> {
    const { manager } = this.dataSource;
    if (!quoteId) return this.ofWanted(wanted, actor);
    const quote = await findQuote(manager, quoteId, actor);
    return coverProblems(quote, await boundCovers(manager, quote.accountId, quoteId));
  }

  private async ofWanted(
    { accountId, product, effectiveDate: asked }: Omit<CoverCheckQuery, 'quoteId'>,
    actor: Actor,
  ): Promise<CoverProblem[]> {
    const { manager } = this.dataSource;
    if (!accountId || !product) {
      const detail = 'Name a quote, or an account and a product.';
      throw invalidField('NOTHING_NAMED', detail, accountId ? '/product' : '/accountId');
    }
    const { account } = await quotableAccount(manager, accountId, actor);
    const today = todayIn(account.timeZone, this.clock.now());
    const effectiveDate = asked ?? addDays(today, EFFECTIVE_DAYS_DEFAULT);
    const endDate = addMonths(effectiveDate, TERM_MONTHS);
    const terms = { attachment: null };
    const wanted: CoveredQuote = { kind: 'NEW', product, effectiveDate, endDate, terms };
    return coverProblems(wanted, await boundCovers(manager, accountId, NO_QUOTE));
  }
}
