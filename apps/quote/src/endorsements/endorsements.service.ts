import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { addHistory, changeQuote } from '../quotes/change-quote';
import { nextNumber } from '../quotes/quote-numbers';
import { lockQuote } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import type { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { publishRequested } from '../quotes/status-events';
import { saveFirstRating } from '../ratings/first-rating';
import { endorsedBase } from './endorsed-base';
import type { RatedChange } from './endorsement-rating.service';
import { EndorsementRatingService } from './endorsement-rating.service';
import type {
  EndorsementRequest,
  EndorsementResponse,
  LaterChangeResponse,
} from './endorsements.dto';

/** Makes the quotes that change a policy. */
@Injectable()
export class EndorsementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rating: EndorsementRatingService,
    private readonly queries: QuotesQueries,
  ) {}

  /** Rates a change, then saves it with its outcome; a dry run goes the same way and is undone. */
  async create(
    policyId: string,
    request: EndorsementRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<EndorsementResponse> {
    const { actor } = caller;
    const change = await this.rating.rate(policyId, request, caller);
    const holds = await this.queries.holds(caller);
    return this.transactions.run(
      async (tx) => {
        await checkBase(tx, change, actor);
        await save(tx, change);
        const answer = await this.queries.read(tx.em, change.draft.id, actor, holds);
        const { endorsement } = await tx.em.findOneByOrFail(Quote, { id: change.draft.id });
        const laterChanges = laterChangesOf(endorsement);
        return { ...answer, ...premiumsOf(answer, change), laterChanges, committed: !dryRun };
      },
      { dryRun },
    );
  }
}

/** Throws 409 when the policy was changed while the change was rated. */
async function checkBase(tx: Tx, { named, base, draft }: RatedChange, actor: Actor): Promise<void> {
  await lockQuote(tx.em, base.quote.id, actor);
  const { quote, later } = await endorsedBase(tx.em, named, draft.effectiveDate, actor);
  const isSame = isDeepStrictEqual(ratedOf(quote), ratedOf(base.quote));
  if (isSame && isDeepStrictEqual(later, base.later)) return;
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

async function save(tx: Tx, { draft, party, attempt, now }: RatedChange): Promise<void> {
  const row = { ...draft, quoteNumber: await nextNumber(tx.em, now) };
  await tx.em.insert(Quote, row);
  await addHistory(tx, { quote: row, fromStatus: null, action: 'create', note: null, now });
  const patch = { status: statusAfter(draft.status, 'request'), requestedOn: now };
  const requested = await changeQuote(tx, row as Quote, { action: 'request', patch, now });
  await publishRequested(tx, requested, party);
  await saveFirstRating(tx, requested, { party, attempt, now });
}

const premiumsOf = (
  { status }: QuoteResponse,
  { base: { charges }, attempt: { rating } }: RatedChange,
): Pick<EndorsementResponse, 'oldAnnualPremium' | 'newAnnualPremium'> => ({
  oldAnnualPremium: toCurrencyUnits(charges.premium),
  newAnnualPremium:
    rating && status !== 'DECLINED' ? toCurrencyUnits(rating.charges.premium) : null,
});

/** What becomes of the changes that start later; of an endorsement without a price nothing does yet. */
function laterChangesOf(endorsement: Quote['endorsement']): LaterChangeResponse[] {
  const { laid = [], charged } = endorsement ?? {};
  return (charged?.later ?? []).map(({ premium }, at) => ({
    quoteId: laid[at].quoteId,
    effectiveDate: laid[at].effectiveDate,
    premiumBefore: toCurrencyUnits(laid[at].was.premium),
    premiumAfter: toCurrencyUnits(premium),
  }));
}
