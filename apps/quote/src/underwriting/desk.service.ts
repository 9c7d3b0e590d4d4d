import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Unchanged } from '../domain/actions/reset-quote';
import { asFirstAsked, checkResettable, moveMarket } from '../domain/actions/reset-quote';
import { checkHold } from '../domain/actions/underwrite-quote';
import { agentContact } from '../domain/agent-contact';
import { quoteExpiry } from '../domain/quote-dates';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { agencyOf } from '../quotes/quote-agency';
import { QuoteActs } from '../quotes/quote-acts';
import type { Quote } from '../quotes/quote.entity';
import { judgedAnew } from '../ratings/judged-anew';
import type { BypassRequest, QuoteAgentRequest, TamOverrideRequest } from './desk.dto';
import { TermsService } from './terms.service';

/** What underwriters set on one quote beyond its terms, and take back. */
@Injectable()
export class DeskService {
  constructor(
    private readonly terms: TermsService,
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
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
      keepsScore: () => true,
      note: reason,
      revise: () => ({ bypassCfRules: bypass }),
      settle: judgedAnew,
    });
  }

  /** Gives the quote a commission of its own, in percent; null is the agency's again. */
  changeCommission(id: string, commissionPct: number | null, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'changeCommission',
      decide: (quote, { now }) => {
        checkHold(quote, { userId: actor.userId, now });
        return { status: statusAfter(quote.status, 'changeCommission'), commissionPct };
      },
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

const firstAsked = async (em: EntityManager, quote: Quote): Promise<Unchanged> =>
  asFirstAsked(quote, (await agencyOf(em, quote.agencyId))?.additionalBrokerFee ?? 0);
