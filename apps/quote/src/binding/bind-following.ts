import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { Quote } from '../quotes/quote.entity';
import { bindLocked } from './bind-locked';

/**
 * An issued renewal follows its expiring term by itself once that is rated; what stands against it waits
 * for people.
 */
export async function bindFollowing(tx: Tx, quote: Quote, now: Date): Promise<void> {
  if (!quote.endorsement?.follows) return;
  try {
    await bindLocked(tx, quote, { request: {}, now });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
