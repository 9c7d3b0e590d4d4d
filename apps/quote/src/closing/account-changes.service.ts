import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { isReferredByChange } from '../domain/changed-account';
import { statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import type { Closing } from '../quotes/close-quotes';
import { closeQuotes, lockClosable, lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishStatus } from '../quotes/status-events';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { deleteQuotes } from './delete-quotes';

const DELETABLE = ['TEMPORARY', 'DRAFT', 'INVALID', 'EXPIRED', 'DECLINED', 'LOST'] as const;

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

  /** Changed facts of rating: the 250 products go to the underwriters, the others are closed. */
  async followFacts(tx: Tx, data: EventData<'account.changed.v1'>): Promise<void> {
    const now = this.clock.now();
    const { accountId } = data.insured;
    const { account } = await accountOf(tx.em, accountId);
    const text = `The account was changed: ${data.changed.join(', ')}.`;
    const reason = { code: 'ACCOUNT_CHANGED', text };
    const { changed } = data;
    const open = await lockClosable(tx.em, accountId, 'invalidate');
    const isKept = ({ product }: Quote): boolean => isReferredByChange(product);
    const closed = open.filter((quote) => !isKept(quote));
    await closeQuotes(tx, closed, account, { action: 'invalidate', reason, changed, now });
    for (const quote of open.filter(isKept)) await refer(tx, quote, account, { reason, now });
  }

  /** An account that changed its agency takes no quote of the old one along. */
  leaveAgency(tx: Tx, accountId: string, agencyId: string): Promise<void> {
    const reason = { code: 'AGENCY_CHANGED', text: 'The agent of record has changed.' };
    return this.close(tx, accountId, 'invalidate', reason, agencyId);
  }

  private async close(
    tx: Tx,
    accountId: string,
    action: Closing['action'],
    ...[reason, agencyId]: [reason: Closing['reason'], agencyId?: string]
  ): Promise<void> {
    const quotes = await lockClosable(tx.em, accountId, action, (query) =>
      agencyId ? query.andWhere('quote.agencyId = :agencyId', { agencyId }) : query,
    );
    if (!quotes.length) return;
    const { account } = await accountOf(tx.em, accountId);
    await closeQuotes(tx, quotes, account, { action, reason, now: this.clock.now() });
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
    signRequestedOn: null,
    signature: null,
    lastPatched: now,
  };
  const action = isPriced ? 'referChangedAccount' : 'patchAccount';
  const changed = await changeQuote(tx, quote, { action, patch: referred, now });
  if (!isPriced) return;
  const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
  await publishStatus(tx, { quote: changed, account, rating: rating || null });
}
