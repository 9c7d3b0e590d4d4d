import { Injectable } from '@nestjs/common';
import { minorUnitsOf } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { checkUpdatable, updateTerms } from '../domain/actions/underwrite-quote';
import { checkModifier } from '../domain/irpm';
import { dateIn, quoteTerm } from '../domain/quote-dates';
import { checkTerms } from '../domain/quote-terms';
import type { Caller } from '../quotes/caller';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { publishRated } from '../quotes/status-events';
import type { RatedParty } from '../ratings/rating-facts';
import { RevisionsService } from '../ratings/revisions.service';
import type {
  BrokerFeesRequest,
  MgaFeesRequest,
  SaveIrpmRequest,
  UpdateTermsRequest,
} from './underwriting.dto';
import { riskOf, underwriterOf } from './underwriting.service';

/** Changes the terms of a quote; whatever changes is rated again, and the status stays. */
@Injectable()
export class TermsService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  update(id: string, { terms: change }: UpdateTermsRequest, caller: Caller): Promise<void> {
    return this.rerate(id, caller, (quote, { account }) => {
      const terms = changedTerms(quote.terms, change);
      checkTerms(terms, quote.product, '/terms');
      const patch = { terms, coercions: [], aggregateLimit: terms.limit };
      if (!change.effectiveDate && !change.endDate) return patch;
      const today = dateIn(account.timeZone, this.clock.now());
      const { effectiveDate = quote.effectiveDate, endDate } = change;
      return { ...patch, ...quoteTerm({ effectiveDate, endDate }, today) };
    });
  }

  saveIrpm(id: string, request: SaveIrpmRequest, caller: Caller): Promise<void> {
    const { irpmNote = null, irpmModifier, ...irpm } = request;
    checkModifier(irpm, irpmModifier);
    return this.rerate(id, caller, () => ({ irpm, irpmNote }));
  }

  saveBrokerFees(id: string, request: BrokerFeesRequest, caller: Caller): Promise<void> {
    const brokerFee = minorUnitsOf(request.brokerFee, '/brokerFee');
    const { additionalBrokerFee: additional } = request;
    return this.rerate(id, caller, (quote) => ({
      brokerFee,
      additionalBrokerFee:
        additional === undefined ? quote.additionalBrokerFee : minorUnitsOf(additional ?? 0),
    }));
  }

  saveMgaFee(id: string, request: MgaFeesRequest, caller: Caller): Promise<void> {
    const mgaFee = minorUnitsOf(request.mgaFee, '/mgaFee');
    return this.rerate(id, caller, () => ({ mgaFee }));
  }

  private rerate(
    id: string,
    caller: Caller,
    revise: (quote: Quote, party: RatedParty) => Partial<Quote>,
  ): Promise<void> {
    const { manager } = this.dataSource;
    return this.revisions.run(id, caller, {
      action: 'updateTerms',
      publish: publishRated,
      revise: async (quote, party) => {
        checkUpdatable(riskOf(quote), await underwriterOf(manager, caller.actor, this.clock.now()));
        return revise(quote, party);
      },
      decide: async (quote, revised, { tx, now }) => {
        const by = await underwriterOf(tx.em, caller.actor, now);
        // What the policyholder was asked to sign is no longer what would be signed.
        return { ...updateTerms(riskOf(quote), riskOf(revised), by), signRequestedOn: null };
      },
    });
  }
}
