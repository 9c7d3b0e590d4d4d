import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import { BooksInForce } from '../books/books-in-force';
import { bookDigest } from '../calculator/digests';
import type { CoverageRule } from '../domain/rules/coverage-rules';
import { coverageRules } from '../domain/rules/coverage-rules';
import { endorsementRules } from '../domain/rules/endorsement-rules';
import type { Market } from '../domain/rules/read-market';
import { readMarket } from '../domain/rules/read-market';
import type { EndorsementRulesResponse, RaterDataResponse } from './rater-data.dto';

/** What of the insured beside the market may stand in a body that rules are asked with. */
const INSURED = ['securityQuestions', 'techENOPercentage'];
const LIMIT = 1_000_000;

/** Where and from when something is asked, as an address writes it. */
interface RulesQuery {
  readonly state?: string;
  readonly effectiveDate?: string;
  readonly limit?: number;
  readonly isSurplus?: 'true' | 'false';
}

/** Answers what the books in force say about a market. */
@Injectable()
export class RulesService {
  constructor(
    private readonly books: BooksInForce,
    private readonly clock: Clock,
  ) {}

  market(body: object, more?: readonly string[]): Market {
    const today = this.clock.now().toISOString().slice(0, 10);
    return readMarket(body, { books: this.books.current, today }, more);
  }

  /** How each coverage may be had by an industry; the address and the body say where. */
  ofInsured(naicsCode: string, query: RulesQuery, body: object): Record<string, CoverageRule> {
    const { limit = LIMIT, isSurplus, ...where } = query;
    const paper = isSurplus === undefined ? {} : { isSurplus: isSurplus === 'true' };
    return coverageRules(this.market({ ...body, ...where, ...paper, naicsCode }, INSURED), limit);
  }

  /** How the coverages of a policy may be changed; the policy keeps the book of its inception. */
  endorsement({ policyId, ...query }: { policyId?: string }): EndorsementRulesResponse {
    const market = this.market(query);
    return {
      policyId: policyId ?? null,
      version: market.plan.book.version,
      ...endorsementRules(market),
    };
  }

  /** The tables that rate a product in a state, overrides merged. */
  data(query: object): RaterDataResponse {
    const { plan, state } = this.market(query);
    const { book, product, options, tables, irpm } = plan;
    const { id, version, effectiveFrom, effectiveTo } = book;
    return {
      id,
      version,
      sha256: bookDigest(book),
      effectiveFrom,
      effectiveTo,
      product,
      state,
      options,
      tables,
      irpm,
    };
  }
}
