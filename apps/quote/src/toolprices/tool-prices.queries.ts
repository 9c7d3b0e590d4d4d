import { Injectable } from '@nestjs/common';
import { REGIONS, toCurrencyUnits } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import type { ToolPrice } from '../domain/tool-prices';
import { heldUntil, toolPrices, toolVariations } from '../domain/tool-prices';
import { QUOTE_TRANSITIONS } from '../domain/quote-status';
import { ratedScore, scoreBy } from '../domain/rated-score';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import { accountOf, findQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import type { RatedParty } from '../ratings/rating-facts';
import { answersOf, todaysInput } from '../ratings/rating-facts';
import type { ToolProof } from '../snapshots/tool-proof.entity';
import { proofsByTool } from '../subjectivities/subjectivity-rows';
import type { ToolPricesResponse } from './tool-prices.dto';

/** What security tools do to the premium of an open quote, by the rater's own calculation. */
@Injectable()
export class ToolPricesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rater: RaterGateway,
    private readonly clock: DomainClock,
  ) {}

  /** Without tools for a quote whose price does not follow them, or cannot be asked for. */
  async of(id: string, caller: Caller): Promise<ToolPricesResponse> {
    const { manager } = this.dataSource;
    const quote = await findQuote(manager, id, caller.actor);
    const party = await accountOf(manager, quote.accountId);
    const priced = isFollowing(quote) ? await this.priced(quote, party, caller) : UNPRICED;
    const proofs = await proofsByTool(manager, quote.accountId);
    const until = heldUntil(quote, this.clock.now());
    return {
      currency: REGIONS[PRODUCTS[quote.product].region].currency,
      totalPremium: priced.totalPremium ?? toCurrencyUnits(quote.totalPremium ?? 0),
      until: until?.toISOString() ?? null,
      tools: priced.tools.map((tool) => ({ ...tool, controls: controlsOf(tool, proofs) })),
    };
  }

  private async priced(quote: Quote, party: RatedParty, caller: Caller): Promise<Priced> {
    const answers = answersOf(quote, party);
    const { signals } = ratedScore(party.account, party.score, answers);
    if (!signals) return UNPRICED;
    const variations = toolVariations(signals);
    const inputs = variations.map((variation) => {
      const keptScore = scoreBy(variation.signals, party.account, answers);
      const { companyAggregate } = todaysInput(quote, { ...party, keptScore });
      return { companyAggregate };
    });
    try {
      const base = todaysInput(quote, party);
      const answer = await this.rater.whatIf(base, inputs, raterTokenOf(caller));
      const { totalPremium } = answer.base;
      const by = answer.variations.map(({ difference }) => difference?.totalPremium ?? null);
      return { totalPremium, tools: toolPrices(variations, by) };
    } catch (error) {
      if (error instanceof RatingRefused) return UNPRICED;
      throw error;
    }
  }
}

/** The premium by what is known today, and what each tool takes off it. */
interface Priced {
  totalPremium: number | null;
  tools: ToolPrice[];
}

const UNPRICED: Priced = { totalPremium: null, tools: [] };

/** Whether the price of a quote still follows what is known of its insured. */
const isFollowing = ({ kind, status }: Quote): boolean =>
  kind !== 'ENDORSEMENT' && QUOTE_TRANSITIONS.recalculate.from.includes(status);

const controlsOf = ({ connectorType }: ToolPrice, proofs: readonly ToolProof[]) =>
  proofs
    .filter((proof) => proof.connectorType === connectorType)
    .flatMap(({ controls }) => controls)
    .map(({ control, passed, failed }) => ({ control, passed, failed }));
