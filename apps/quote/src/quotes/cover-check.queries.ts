import { Injectable } from '@nestjs/common';
import { addDays, addMonths, invalidField, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { EFFECTIVE_DAYS_DEFAULT, TERM_MONTHS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { IndicationsService } from '../indications/indications.service';
import type { Obstacle, ObstacleFacts, ObstructedQuote } from '../domain/obstacles';
import { isBeforeRequest, obstaclesOf } from '../domain/obstacles';
import { firmographicsOf } from '../ratings/rating-facts';
import type { CoverCheckQuery, CoverProblem } from './cover-check.dto';
import { toCoverProblem } from './cover-check.dto';
import type { Sought } from './obstacle-facts';
import { obstacleFactsOf } from './obstacle-facts';
import { findQuote, quotableAccount } from './quote-rows';
import { isOutside } from './row-facts';

/** Of what would be quoted nothing is known but its client, product and dates. */
const NOTHING_YET = {
  id: null,
  kind: 'NEW',
  status: 'DRAFT',
  carrierId: null,
  surplus: null,
  endorsement: null,
  annualCharges: null,
  signature: null,
  attestation: null,
  tamOverride: null,
  agentFirstName: null,
  agentLastName: null,
  agentEmail: null,
} as const;

/** Tells before each step what it would refuse. */
@Injectable()
export class CoverCheckQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly indications: IndicationsService,
    private readonly clock: DomainClock,
  ) {}

  /** What stands between a quote, or what would be quoted, and its policy. */
  async problems({ quoteId, ...wanted }: CoverCheckQuery, actor: Actor): Promise<CoverProblem[]> {
    const { manager } = this.dataSource;
    const quote = quoteId ? await findQuote(manager, quoteId, actor) : null;
    const obstacles = quote
      ? obstaclesOf(quote, await this.factsOf(quote, actor))
      : await this.ofWanted(wanted, actor);
    return obstacles.filter((obstacle) => isFor(obstacle, actor)).map(toCoverProblem);
  }

  private async ofWanted(
    { accountId, product, effectiveDate: asked }: Omit<CoverCheckQuery, 'quoteId'>,
    actor: Actor,
  ): Promise<Obstacle[]> {
    const { manager } = this.dataSource;
    if (!accountId || !product) {
      const detail = 'Name a quote, or an account and a product.';
      throw invalidField('NOTHING_NAMED', detail, accountId ? '/product' : '/accountId');
    }
    const { account } = await quotableAccount(manager, accountId, actor);
    const today = todayIn(account.timeZone, this.clock.now());
    const effectiveDate = asked ?? addDays(today, EFFECTIVE_DAYS_DEFAULT);
    const wanted: Sought & Omit<ObstructedQuote, 'terms'> = {
      ...NOTHING_YET,
      accountId,
      product,
      effectiveDate,
      endDate: addMonths(effectiveDate, TERM_MONTHS),
      agencyId: account.agencyId,
      firmographicData: firmographicsOf(account),
    };
    const facts = await this.factsOf(wanted, actor);
    // Whatever its limits will be: they are chosen later.
    return obstaclesOf({ ...wanted, terms: NO_TERMS }, facts);
  }

  /** With what the rater says of a draft: what was rated has its answer. */
  private async factsOf(quote: Sought, actor: Actor): Promise<ObstacleFacts> {
    const facts = (await obstacleFactsOf(this.dataSource.manager, [quote]))(quote);
    if (!isBeforeRequest(quote) || isOutside(actor)) return facts;
    const { accountId, product } = quote;
    return { ...facts, appetite: await this.indications.flagsOfClient(accountId, product, actor) };
  }
}

const NO_TERMS: ObstructedQuote['terms'] = {
  limit: 0,
  deductible: 0,
  attachment: null,
  waitingPeriod: 0,
  retroActivePeriod: -1,
  techENOPercentage: null,
  isTriaExcluded: false,
  coverages: [],
};

/**
 * The policyholder, and who holds a mailed code, is told what is theirs to clear, of other cover, and
 * who issues where nobody of the agency may.
 */
const isFor = ({ clearedBy, code }: Obstacle, actor: Actor): boolean =>
  !isOutside(actor) || clearedBy.includes('POLICYHOLDER') || TOLD_OUTSIDE.includes(code);

const TOLD_OUTSIDE: readonly string[] = ['COVER_OVERLAPS', 'ISSUE_AUTHORITY_MISSING'];
