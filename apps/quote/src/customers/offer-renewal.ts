import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { sendQuote } from '../domain/actions/send-quote';
import { changeQuote } from '../quotes/change-quote';
import type { Quote } from '../quotes/quote.entity';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { publishSent } from './customer-events';
import { partiesOf } from './named-parties';

interface Offering {
  account: Account;
  now: Date;
}

/**
 * A renewal that was made by itself and needs nobody is sent to its insured by itself; what stands against
 * that waits for its agency.
 */
export async function offerRenewal(tx: Tx, quote: Quote, offering: Offering): Promise<void> {
  if (!quote.renewal?.isAutomatic) return;
  const patch = await sentPatch(tx, quote, offering);
  if (!patch) return;
  const { account, now } = offering;
  const changed = await changeQuote(tx, quote, { action: 'send', patch, now });
  const rating = await tx.em.findOneBy(Rating, { id: changed.ratingId ?? '' });
  await publishSent('REVIEW', [quote.id])(tx, { quote: changed, account, rating });
}

async function sentPatch(tx: Tx, quote: Quote, offering: Offering): Promise<Partial<Quote> | null> {
  try {
    const parties = await partiesOf(tx.em, quote, { given: {}, ...offering });
    const { contact, surplus } = parties;
    return { ...contact, surplus, ...sendQuote(quote, parties) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
