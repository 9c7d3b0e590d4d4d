import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import { totalOf } from '../reserves';
import type { ClaimLife } from './book';

/** From here on carrier and reinsurers are notified of an event at once (domain §9.1 C38). */
export const LARGE_LOSS: MinorUnits = 25_000_000;

/** The gross incurred of an event: all its claims and categories, before reinsurance. */
export const incurredOfEvent = (event: readonly ClaimLife[]): MinorUnits =>
  sumOf(event.map(({ reserves }) => totalOf(reserves)));
