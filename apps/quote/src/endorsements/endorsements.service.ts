import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { RaterGateway } from '../clients/rater.gateway';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import { addHistory, changeQuote } from '../quotes/change-quote';
import { agencyNameOf } from '../quotes/quote-agency';
import { agentOf, headOf } from '../quotes/quote-events';
import { nextNumber } from '../quotes/quote-numbers';
import { accountOf, lockQuote } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import type { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import type { Attempt } from '../ratings/first-rating';
import { saveFirstRating } from '../ratings/first-rating';
import type { RatedParty } from '../ratings/rating-facts';
import { answersOf, inputOf, judgedOf } from '../ratings/rating-facts';
import { refuseBlocked } from '../ratings/revisions.service';
import { draftEndorsement } from './draft-endorsement';
import type { EndorsedBase } from './endorsed-base';
import { endorsedBase } from './endorsed-base';
import type { EndorsementRequest, EndorsementResponse } from './endorsements.dto';

type Drafted = ReturnType<typeof draftEndorsement>;

/** Makes the quotes that change a policy. */
@Injectable()
export class EndorsementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rater: RaterGateway,
    private readonly queries: QuotesQueries,
    private readonly clock: DomainClock,
  ) {}

  /** Rates a change, then saves it with its outcome; a dry run goes the same way and is undone. */
  async create(
    policyId: string,
    request: EndorsementRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<EndorsementResponse> {
    const { actor } = caller;
    const { base, party } = await this.transactions.run(({ em }) => readBase(em, policyId, actor));
    const now = this.clock.now();
    const draft = draftEndorsement(base, request, { account: party.account, actor, now });
    const attempt = await this.attempt(draft, party, raterTokenOf(caller));
    const holds = await this.queries.holds(caller);
    return this.transactions.run(
      async (tx) => {
        await checkBase(tx, policyId, base, actor);
        await save(tx, draft, { party, attempt, now });
        const answer = await this.queries.read(tx.em, draft.id, actor, holds);
        return { ...answer, ...premiumsOf(answer, base, attempt), committed: !dryRun };
      },
      { dryRun },
    );
  }

  private async attempt(draft: Drafted, party: RatedParty, token?: string): Promise<Attempt> {
    const quote = draft as Quote;
    const input = inputOf(quote, party);
    const rating = await this.rater.rate(draft.product, input, token, true);
    refuseBlocked(rating);
    return { rating, input, outcome: judgedOf(quote, party, rating) };
  }
}

async function readBase(
  em: EntityManager,
  policyId: string,
  actor: Actor,
): Promise<{ base: EndorsedBase; party: RatedParty }> {
  const base = await endorsedBase(em, policyId, actor);
  return { base, party: await accountOf(em, base.quote.accountId) };
}

/** Throws 409 when the policy was changed while the change was rated. */
async function checkBase(
  tx: Tx,
  policyId: string,
  base: EndorsedBase,
  actor: Actor,
): Promise<void> {
  await lockQuote(tx.em, base.quote.id, actor);
  const { quote } = await endorsedBase(tx.em, policyId, actor);
  if (isDeepStrictEqual(ratedOf(quote), ratedOf(base.quote))) return;
  throw new DomainError('QUOTE_CHANGED', 'The policy was changed meanwhile.', 409);
}

/** What a change is rated from; that its policy was issued or paid meanwhile alters nothing. */
const ratedOf = ({ id, terms, answers, irpm, charges, annualCharges }: Quote) => ({
  id,
  terms,
  answers,
  irpm,
  charges,
  annualCharges,
});

async function save(
  tx: Tx,
  draft: Drafted,
  { party, attempt, now }: { party: RatedParty; attempt: Attempt; now: Date },
): Promise<void> {
  const row = { ...draft, quoteNumber: await nextNumber(tx.em, now) };
  await tx.em.insert(Quote, row);
  await addHistory(tx, { quote: row, fromStatus: null, action: 'create', note: null, now });
  const patch = { status: statusAfter(draft.status, 'request'), requestedOn: now };
  const requested = await changeQuote(tx, row as Quote, { action: 'request', patch, now });
  const { account } = party;
  const data = {
    ...headOf({ quote: requested, account, rating: null }),
    agent: agentOf(requested, await agencyNameOf(tx.em, requested.agencyId)),
    securityAnswers: answersOf(requested, party),
  };
  await tx.publish({ type: 'quote.requested.v1', data });
  await saveFirstRating(tx, requested, { party, attempt, now });
}

const premiumsOf = (
  { status }: QuoteResponse,
  { charges }: EndorsedBase,
  { rating }: Attempt,
): Pick<EndorsementResponse, 'oldAnnualPremium' | 'newAnnualPremium'> => ({
  oldAnnualPremium: toCurrencyUnits(charges.premium),
  newAnnualPremium:
    rating && status !== 'DECLINED' ? toCurrencyUnits(rating.charges.premium) : null,
});
