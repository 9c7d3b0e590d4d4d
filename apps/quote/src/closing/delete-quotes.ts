import type { Tx } from '@palisade/platform';
import { statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import type { Account } from '../snapshots/account.entity';

/** Deletes locked quotes of an account; they can be restored for a while. */
export async function deleteQuotes(
  tx: Tx,
  quotes: Quote[],
  account: Account,
  { now, note = null }: { now: Date; note?: string | null },
): Promise<void> {
  for (const quote of quotes) {
    const patch = { status: statusAfter(quote.status, 'delete'), cartId: null };
    const changed = await changeQuote(tx, quote, { action: 'delete', patch, note, now });
    await publishChanged(tx, { quote: changed, account, rating: null }, 'delete');
  }
}
