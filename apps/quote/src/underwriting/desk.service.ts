import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { AccountsGateway } from '../clients/accounts.gateway';
import type { Unchanged } from '../domain/actions/reset-quote';
import { asFirstAsked, checkResettable, moveMarket } from '../domain/actions/reset-quote';
import { agentContact } from '../domain/agent-contact';
import { quoteExpiry } from '../domain/quote-dates';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { agencyOf } from '../quotes/quote-agency';
import { QuoteActs } from '../quotes/quote-acts';
import { findQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { judgedOf } from '../ratings/rating-facts';
import type { RevisionFacts } from '../ratings/revisions.service';
import type {
  BypassRequest,
  QuoteAgentRequest,
  ReassessRiskRequest,
  TamOverrideRequest,
} from './desk.dto';
import { TermsService } from './terms.service';

/** How long a quote leaves to the scan of its client before it is rated. */
const SCAN_MS = 3_000;

/** What underwriters set on one quote beyond its terms, and take back. */
@Injectable()
export class DeskService {
  constructor(
    private readonly terms: TermsService,
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly accounts: AccountsGateway,
  ) {}

  /** Gives a quote the terms of its first request. */
  reset(id: string, caller: Caller): Promise<void> {
    const revise = (quote: Quote): Promise<Unchanged> => {
      checkResettable(quote.kind === 'ENDORSEMENT');
      return firstAsked(this.dataSource.manager, quote);
    };
    return this.terms.rerate(id, caller, { action: 'reset', revise });
  }

  /** Writes a quote on the other paper; all changes since its first request are lost. */
  switchMarket(id: string, isSurplus: boolean, caller: Caller): Promise<void> {
    return this.terms.rerate(id, caller, {
      action: 'switchMarket',
      revise: async (quote, { account }) => {
        const movable = { ...quote, isEndorsement: quote.kind === 'ENDORSEMENT' };
        const moved = moveMarket(movable, isSurplus, account.state);
        return {
          ...moved,
          ...(await firstAsked(this.dataSource.manager, quote)),
          surplus: null,
          // Chosen for the paper that it leaves.
          carrierId: null,
          retailAgent: null,
          // A released quote is open for as long as its new market allows.
          ...(quote.status === 'READY' && {
            expiresOn: quoteExpiry(PRODUCTS[moved.product].market, this.clock.now()),
          }),
        };
      },
    });
  }

  /** Lets a weak factor of the risk score refer the quote no more, or again. */
  bypassRules(id: string, { bypass, reason }: BypassRequest, caller: Caller): Promise<void> {
    return this.terms.rerate(id, caller, {
      action: 'bypassRules',
      note: reason,
      revise: () => ({ bypassCfRules: bypass }),
      settle: judgedAnew,
    });
  }

  /** Gives the quote a commission of its own, in percent; null is the agency's again. */
  changeCommission(id: string, commissionPct: number | null, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'changeCommission',
      decide: ({ status }) => ({ status: statusAfter(status, 'changeCommission'), commissionPct }),
    });
  }

  /** Has the risk looked at again: the scan goes its own way, the price is that of now. */
  async reassess(id: string, request: ReassessRiskRequest, caller: Caller): Promise<void> {
    const quote = await findQuote(this.dataSource.manager, id, caller.actor);
    checkNamed(quote, request);
    const action = isPriced(quote.status) ? 'reassessPriced' : 'reassessRisk';
    statusAfter(quote.status, action);
    await this.accounts.scan(quote.accountId, caller);
    if (action === 'reassessRisk') {
      return this.terms.rerate(id, caller, { action, revise: () => ({}), settle: judgedAnew });
    }
    return this.acts.run(id, caller.actor, {
      action,
      decide: ({ status }, { now }) => ({
        status: statusAfter(status, action),
        statusReasons: [],
        // The scan has its time before the sweep rates it.
        ratingDue: new Date(this.clock.machineNow().getTime() + SCAN_MS),
        requestedOn: now,
        expiresOn: null,
        signRequestedOn: null,
      }),
    });
  }

  /** Lets a quote go beyond the maximum of all cover of its insured, or not any more. */
  overrideTam(id: string, { override, reason }: TamOverrideRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'overrideTam',
      note: reason,
      decide: ({ status }) => ({
        status: statusAfter(status, 'overrideTam'),
        tamOverride: { override, reason },
      }),
    });
  }

  /** Names another agent of the agency that the account has. */
  changeAgent(id: string, request: QuoteAgentRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'changeAgent',
      decide: (quote, { account }) => {
        const { agencyId, teamIds } = request;
        const isOther = agencyId !== undefined && agencyId !== quote.agencyId;
        if (isOther) {
          throw invalidField('AGENCY_INVALID', 'The selected agency is invalid.', '/agencyId');
        }
        if (teamIds?.some((teamId) => !account.teamIds.includes(teamId))) {
          throw invalidField('TEAM_INVALID', 'The client is not in this team.', '/teamIds');
        }
        return {
          status: statusAfter(quote.status, 'changeAgent'),
          ...agentContact(request, null, account.country),
        };
      },
    });
  }
}

/** The reasons of the rater as they are by a new rating; what people said stays. */
const judgedAnew = (revised: Quote, { party, rating }: RevisionFacts): Partial<Quote> => ({
  statusReasons: [
    ...revised.statusReasons.filter(({ source }) => source !== 'rater'),
    ...judgedOf(revised, party, rating).reasons.filter(({ source }) => source === 'rater'),
  ],
});

const isPriced = (status: QuoteStatus): boolean =>
  (QUOTE_TRANSITIONS.reassessPriced.from as readonly QuoteStatus[]).includes(status);

/** Throws 400 when a request means another quote than it names. */
function checkNamed(quote: Quote, { agentEmail, product }: ReassessRiskRequest): void {
  if (product !== quote.product) {
    throw invalidField('PRODUCT_DIFFERS', 'The quote is of another product.', '/product');
  }
  if (agentEmail && agentEmail.toLowerCase() !== quote.agentEmail?.toLowerCase()) {
    throw invalidField('AGENT_DIFFERS', 'The quote has another agent.', '/agentEmail');
  }
}

const firstAsked = async (em: EntityManager, quote: Quote): Promise<Unchanged> =>
  asFirstAsked(quote, (await agencyOf(em, quote.agencyId))?.additionalBrokerFee ?? 0);
