import { Injectable } from '@nestjs/common';
import { minorUnitsOf, todayIn } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { TermsAction } from '../domain/actions/underwrite-quote';
import { checkUpdatable, updateTerms } from '../domain/actions/underwrite-quote';
import { checkModifier } from '../domain/irpm';
import { quoteTerm, renewalTerm } from '../domain/quote-dates';
import { checkTerms } from '../domain/quote-terms';
import { keptExclusion } from '../domain/specified-events';
import type { Caller } from '../quotes/caller';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { publishRated } from '../quotes/status-events';
import type { RatedParty } from '../ratings/rating-facts';
import { wasSent } from '../ratings/rating-facts';
import type { RevisionFacts } from '../ratings/revisions.service';
import { RevisionsService } from '../ratings/revisions.service';
import type {
  BrokerFeesRequest,
  MgaFeesRequest,
  SaveIrpmRequest,
  UpdateTermsRequest,
} from './underwriting.dto';
import { riskOf, underwriterOf } from './underwriting.service';

/** A change of what is priced. */
export interface TermsChange {
  action: TermsAction;
  note?: string;
  revise: (quote: Quote, party: RatedParty) => Partial<Quote> | Promise<Partial<Quote>>;
  /** Whether a newer score than the one it was rated by is left for "Rate again". */
  keepsScore?: (quote: Quote) => boolean;
  /** What the new price makes of it beside its status. */
  settle?: (revised: Quote, facts: RevisionFacts) => Partial<Quote>;
}

/** Changes the terms of a quote; whatever changes is rated again, and the status stays. */
@Injectable()
export class TermsService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  update(id: string, { terms: change }: UpdateTermsRequest, caller: Caller): Promise<void> {
    return this.updateBy(
      id,
      caller,
      (quote, { account }) => {
        const terms = keptExclusion(changedTerms(quote.terms, change), quote.specifiedEvents);
        checkTerms(terms, quote.product, '/terms');
        const patch = { terms, coercions: [], aggregateLimit: terms.limit };
        if (!change.effectiveDate && !change.endDate) return patch;
        const today = todayIn(account.timeZone, this.clock.now());
        const { effectiveDate = quote.effectiveDate, endDate } = change;
        const term =
          quote.kind === 'RENEWAL'
            ? renewalTerm(quote, effectiveDate, today)
            : quoteTerm({ effectiveDate, endDate }, today);
        return { ...patch, ...term };
      },
      wasSent,
    );
  }

  saveIrpm(id: string, request: SaveIrpmRequest, caller: Caller): Promise<void> {
    const { irpmNote = null, irpmModifier, ...irpm } = request;
    checkModifier(irpm, irpmModifier);
    return this.updateBy(id, caller, () => ({ irpm, irpmNote }));
  }

  saveBrokerFees(id: string, request: BrokerFeesRequest, caller: Caller): Promise<void> {
    const brokerFee = minorUnitsOf(request.brokerFee, '/brokerFee');
    const { additionalBrokerFee: additional } = request;
    return this.updateBy(id, caller, (quote) => ({
      brokerFee,
      additionalBrokerFee:
        additional === undefined ? quote.additionalBrokerFee : minorUnitsOf(additional ?? 0),
    }));
  }

  saveMgaFee(id: string, request: MgaFeesRequest, caller: Caller): Promise<void> {
    const mgaFee = minorUnitsOf(request.mgaFee, '/mgaFee');
    return this.updateBy(id, caller, () => ({ mgaFee }));
  }

  /** Fees and schedule rating never take a newer score (domain §5.13.21). */
  private updateBy(
    id: string,
    caller: Caller,
    revise: TermsChange['revise'],
    keepsScore: TermsChange['keepsScore'] = () => true,
  ): Promise<void> {
    return this.rerate(id, caller, { action: 'updateTerms', revise, keepsScore });
  }

  /** Changes what is priced, in any status that the action allows. */
  rerate(id: string, caller: Caller, change: TermsChange): Promise<void> {
    const { action, note, revise, keepsScore, settle } = change;
    const { manager } = this.dataSource;
    return this.revisions.run(id, caller, {
      action,
      note,
      keepsScore,
      publish: publishRated,
      revise: async (quote, party) => {
        const by = await underwriterOf(manager, caller.actor, this.clock.now());
        checkUpdatable(riskOf(quote), by, action);
        return revise(quote, party);
      },
      decide: async (quote, revised, facts) => {
        const by = await underwriterOf(facts.tx.em, caller.actor, facts.now);
        const { status } = updateTerms(riskOf(quote), riskOf(revised), by, action);
        // What the policyholder was asked to sign is no longer what would be signed.
        return { status, signRequestedOn: null, ...settle?.(revised, facts) };
      },
    });
  }
}
