import type { Tx } from '@palisade/platform';
import { isNewlyAttested } from '../domain/attested-notice';
import type { PublishedQuote } from '../quotes/quote-events';
import { headOf } from '../quotes/quote-events';
import { accountOf } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';

/** Publishes that the application of a quote was signed. */
export async function publishSigned(
  tx: Tx,
  published: PublishedQuote,
  signature: NonNullable<Quote['signature']>,
): Promise<void> {
  await tx.publish({ type: 'quote.signed.v1', data: { ...headOf(published), ...signature } });
}

/** Whichever action attests the notice, the broker's link to it has done its service. */
export async function publishAttested(tx: Tx, before: Quote, quote: Quote): Promise<void> {
  const { surplus } = quote;
  const attestedAt = surplus?.noticeAttestedAt;
  if (!attestedAt || !isNewlyAttested(before.surplus, surplus)) return;
  const { account } = await accountOf(tx.em, quote.accountId);
  const { notice = null, licenseNumber, state } = surplus;
  const brokerName = `${surplus.brokerFirstName} ${surplus.brokerLastName}`;
  const attested = { attestedAt, notice, broker: { brokerName, licenseNumber, state } };
  const data = { ...headOf({ quote, account, rating: null }), ...attested };
  await tx.publish({ type: 'quote.notice-attested.v1', data });
}
