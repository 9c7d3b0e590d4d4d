import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { QuoteOfAccount } from '../snapshots/quote-of-account.entity';

type Told = CloudEvent<
  | 'quote.rated.v1'
  | 'quote.referred.v1'
  | 'quote.signed.v1'
  | 'quote.rescinded.v1'
  | 'quote.invalidated.v1'
  | 'quote.expired.v1'
>;

/** Keeps which quotes of an account are open: a change of the account concerns them. */
@Injectable()
export class QuoteOfAccountConsumer {
  @Consumes(
    'quote.rated.v1',
    'quote.referred.v1',
    'quote.signed.v1',
    'quote.rescinded.v1',
    'quote.invalidated.v1',
    'quote.expired.v1',
  )
  async handle({ data }: Told, tx: Tx): Promise<void> {
    await saveQuoteOfAccount(tx, data);
  }
}

/** Writes what an event tells of a quote; one without an account concerns none. */
export async function saveQuoteOfAccount(
  tx: Tx,
  { quoteHead, scope, version }: Pick<Told['data'], 'quoteHead' | 'scope' | 'version'>,
): Promise<void> {
  const { accountId } = scope;
  if (!accountId) return;
  const { quoteId: id, quoteNumber, submissionId, product, status, effectiveDate } = quoteHead;
  const facts = { quoteNumber, submissionId, product, status, effectiveDate };
  await saveSnapshot(tx, QuoteOfAccount, { id, accountId, ...facts, version });
}
