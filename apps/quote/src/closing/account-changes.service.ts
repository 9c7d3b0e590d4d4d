import { Injectable } from '@nestjs/common';
import type { EventData, QuoteStatus, SubmissionStatus } from '@palisade/contracts';
import { REGIONS, regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { isReferredByChange } from '@palisade/trade';
import { changedFacts } from '../domain/changed-facts';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import type { Closing } from '../quotes/close-quotes';
import { closeQuotes, lockClosable, lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishChanged, publishStatus } from '../quotes/status-events';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { deleteQuotes } from './delete-quotes';

const UNSIGNED: Partial<Quote> = { signRequestedOn: null, signature: null };
const DELETABLE = ['TEMPORARY', 'DRAFT', 'INVALID', 'EXPIRED', 'DECLINED', 'LOST'] as const;

const RATED_AGAIN: readonly QuoteStatus[] = QUOTE_TRANSITIONS.rateAgain.from;

const HAND_OVER = `
  update quote set agency_id = $2
  where account_id = $1 and (
    status in ('BOUND', 'BINDER EXPIRED', 'ISSUED', 'IN FORCE') or endorsement ? 'follows'
  )
`;

/** What becomes of the open quotes of a submission that is given up. */
const GIVEN_UP: Readonly<Partial<Record<SubmissionStatus, Closing['action']>>> = {
  DECLINED: 'decline',
  NON_VIABLE: 'decline',
  LOST: 'markLost',
};

/** Which quotes of an account; all of them when nothing is named. */
interface QuotesOf {
  agencyId?: string;
  submissionId?: string;
}

type QuoteFate = 'close' | 'refer' | 'rateAgain';

/** What becomes of the quotes of an account when the account changes. */
@Injectable()
export class AccountChangesService {
  constructor(private readonly clock: DomainClock) {}

  /** A closed account closes its open quotes alike; a deleted one deletes them. */
  async followStatus(
    tx: Tx,
    { accountId, to, reason }: EventData<'account.status-changed.v1'>,
  ): Promise<void> {
    const text = reason ?? `The account is ${to}.`;
    const why = { code: `ACCOUNT_${to.toUpperCase()}`, text };
    if (to === 'Lost') await this.close(tx, accountId, 'markLost', why);
    if (to === 'Declined') await this.close(tx, accountId, 'decline', why);
    if (to === 'Declined' || to === 'Deleted') await this.close(tx, accountId, 'invalidate', why);
    if (to !== 'Deleted') return;
    const { account } = await accountOf(tx.em, accountId);
    const quotes = await lockIn(tx.em, accountId, DELETABLE);
    await deleteQuotes(tx, quotes, account, { now: this.clock.now(), note: text });
  }

  /**
   * Changed facts of rating: the 250 products go to the underwriters, the others are closed; the one
   * on whose page the client was changed is rated again. A draft has no price that could be wrong.
   */
  async followFacts(
    tx: Tx,
    data: EventData<'account.changed.v1'>,
    before: Account | null,
  ): Promise<void> {
    const now = this.clock.now();
    const { accountId } = data.insured;
    const { account } = await accountOf(tx.em, accountId);
    const { currency } = REGIONS[regionOfCountry(account.country)];
    const text = changedFacts(data.changed, { before, after: account, currency });
    const reason = { code: 'ACCOUNT_CHANGED', text };
    const { changed } = data;
    // An endorsement keeps the facts and answers of its term, but for what it changes itself.
    const locked = (await lockClosable(tx.em, accountId, 'invalidate')).filter(
      ({ endorsement }) => !endorsement?.ratedBefore,
    );
    if (changed.includes('securityAnswers')) await takeAnswers(tx, locked, account);
    const of = (fate: QuoteFate) =>
      locked.filter((quote) => quote.status !== 'DRAFT' && fateOf(quote, data.quoteId) === fate);
    await closeQuotes(tx, of('close'), account, { action: 'invalidate', reason, changed, now });
    for (const quote of of('refer')) await refer(tx, quote, account, { reason, now });
    for (const quote of of('rateAgain')) await this.rateAgain(tx, quote, account, now);
  }

  /** A submission that is given up closes the open quotes that were made for it. */
  async followSubmission(
    tx: Tx,
    { submissionId, accountId, status, reason }: EventData<'submission.status-changed.v1'>,
  ): Promise<void> {
    const action = GIVEN_UP[status];
    if (!action || !accountId) return;
    const text = reason ?? `The submission is ${status}.`;
    const why = { code: `SUBMISSION_${status}`, text };
    await this.close(tx, accountId, action, why, { submissionId });
  }

  private async rateAgain(tx: Tx, quote: Quote, account: Account, now: Date): Promise<void> {
    const patch: Partial<Quote> = {
      status: statusAfter(quote.status, 'rateAgain'),
      statusReasons: [],
      ratingDue: this.clock.machineNow(),
      requestedOn: now,
      expiresOn: null,
      ...UNSIGNED,
    };
    const changed = await changeQuote(tx, quote, { action: 'rateAgain', patch, now });
    await publishChanged(tx, { quote: changed, account, rating: null }, 'rateAgain');
  }

  /** What is bound is served by the agency of today, as its policy is, and what charges it anew. */
  async handOver(tx: Tx, accountId: string, agencyId: string | null): Promise<void> {
    await tx.em.query(HAND_OVER, [accountId, agencyId]);
  }

  /** An account that changed its agency takes no open quote of the old one along. */
  leaveAgency(tx: Tx, accountId: string, agencyId: string): Promise<void> {
    const reason = { code: 'AGENCY_CHANGED', text: 'The agent of record has changed.' };
    return this.close(tx, accountId, 'invalidate', reason, { agencyId });
  }

  private async close(
    tx: Tx,
    accountId: string,
    action: Closing['action'],
    ...[reason, of = {}]: [reason: Closing['reason'], of?: QuotesOf]
  ): Promise<void> {
    const { agencyId, submissionId } = of;
    const quotes = await lockClosable(tx.em, accountId, action, (query) => {
      // What an issued renewal is charged anew by is owed as long as that runs.
      query.andWhere(`(quote.endorsement is null or not quote.endorsement ? 'follows')`);
      if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
      if (submissionId) query.andWhere('quote.submissionId = :submissionId', { submissionId });
      return query;
    });
    if (!quotes.length) return;
    const { account } = await accountOf(tx.em, accountId);
    await closeQuotes(tx, quotes, account, { action, reason, now: this.clock.now() });
  }
}

/** A renewal follows its client. The quote of the change that waits for its rating or an underwriter is not taken from them. */
function fateOf({ id, kind, status, product }: Quote, changedFrom: string | null): QuoteFate {
  if (id === changedFrom || kind === 'RENEWAL')
    return RATED_AGAIN.includes(status) ? 'rateAgain' : 'refer';
  return isReferredByChange(product) ? 'refer' : 'close';
}

/** The one set of answers of the client goes over what a quote was requested with. */
async function takeAnswers({ em }: Tx, quotes: Quote[], account: Account): Promise<void> {
  for (const quote of quotes) {
    quote.answers = { ...quote.answers, ...(account.securityAnswers as Quote['answers']) };
    await em.update(Quote, { id: quote.id }, { answers: quote.answers });
  }
}

/** A priced quote is referred; one that waits for its rating or an underwriter goes on. */
async function refer(
  tx: Tx,
  quote: Quote,
  account: Account,
  { reason, now }: Pick<Closing, 'reason' | 'now'>,
): Promise<void> {
  const isPriced = ['ACTIVE', 'READY', 'INDICATION', 'SIGNED'].includes(quote.status);
  const referred: Partial<Quote> = {
    status: isPriced ? statusAfter(quote.status, 'referChangedAccount') : quote.status,
    statusReasons: [...(isPriced ? [] : quote.statusReasons), { ...reason, source: 'quote' }],
    ...UNSIGNED,
    lastPatched: now,
  };
  const action = isPriced ? 'referChangedAccount' : 'patchAccount';
  const changed = await changeQuote(tx, quote, { action, patch: referred, now });
  if (!isPriced) return;
  const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
  await publishStatus(tx, { quote: changed, account, rating: rating || null });
}
