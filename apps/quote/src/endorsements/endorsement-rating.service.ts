import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { PolicyFacts } from '../clients/policy.gateway';
import { PolicyGateway } from '../clients/policy.gateway';
import { RaterGateway } from '../clients/rater.gateway';
import type { Caller } from '../quotes/caller';
import { accountOf } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import type { Attempt } from '../ratings/first-rating';
import type { RatingInput } from '../domain/rating-input';
import { rateLater } from '../ratings/rate-later';
import type { RatedParty } from '../ratings/rating-facts';
import { inputOf, judgedOf } from '../ratings/rating-facts';
import { refuseBlocked } from '../ratings/revisions.service';
import { namedInsureds } from '../customers/named-insureds';
import { draftEndorsement } from './draft-endorsement';
import type { EndorsedBase, NamedPolicy } from './endorsed-base';
import { endorsedBase, isUnknownHere } from './endorsed-base';
import type { EndorsementRequest } from './endorsements.dto';

type Drafted = ReturnType<typeof draftEndorsement>;

/** A change of a policy that is rated and not saved yet. */
export interface RatedChange {
  named: NamedPolicy;
  base: EndorsedBase;
  party: RatedParty;
  draft: Drafted;
  attempt: Attempt;
  now: Date;
}

/** Rates a change of a policy, outside of any transaction. */
@Injectable()
export class EndorsementRatingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rater: RaterGateway,
    private readonly policies: PolicyGateway,
    private readonly clock: DomainClock,
  ) {}

  async rate(policyId: string, request: EndorsementRequest, caller: Caller): Promise<RatedChange> {
    const { actor } = caller;
    const named = { policyId, asked: await this.readUnknown(policyId, caller) };
    const { effectiveDate } = request;
    const { base, party } = await this.transactions.run(({ em }) =>
      readBase(em, { named, effectiveDate }, actor),
    );
    const { additionalInsureds } = request;
    const insureds = additionalInsureds ? await namedInsureds(additionalInsureds) : null;
    const now = this.clock.now();
    const draft = draftEndorsement(base, request, { party, insureds, actor, now });
    const { endorsement, ...attempt } = await this.attempt(draft, party, caller);
    return { named, base, party, draft: { ...draft, endorsement }, attempt, now };
  }

  /** The policy from its owner, as long as no event has told of its issue; null when one has. */
  private async readUnknown(policyId: string, caller: Caller): Promise<PolicyFacts | null> {
    const { actor } = caller;
    const untold = await this.transactions.run(({ em }) => isUnknownHere(em, policyId, actor));
    return untold ? this.policies.find(policyId, caller) : null;
  }

  private async attempt(
    draft: Drafted,
    party: RatedParty,
    caller: Caller,
  ): Promise<Attempt & Pick<Drafted, 'endorsement'>> {
    const quote = draft as Quote;
    const input = inputOf(quote, party);
    const rate = (next: RatingInput) => this.rater.rateFor(caller, draft, next);
    const own = { input, rating: await rate(input) };
    const { endorsement, rating } = await rateLater(draft, own, rate);
    refuseBlocked(rating);
    return { rating, input, endorsement, outcome: judgedOf(quote, party, rating) };
  }
}

async function readBase(
  em: EntityManager,
  { named, effectiveDate }: { named: NamedPolicy; effectiveDate: string },
  actor: Actor,
): Promise<{ base: EndorsedBase; party: RatedParty }> {
  const base = await endorsedBase(em, named, effectiveDate, actor);
  return { base, party: await accountOf(em, base.quote.accountId) };
}
