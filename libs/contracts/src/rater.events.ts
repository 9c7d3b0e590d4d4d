import { product } from './blocks';
import { publishes } from './event';
import { bool, date, int, list, nullable, oneOf, sha256, str, uuid } from './schema';

/** The events that the rater publishes. */
export const RATER_EVENTS = publishes('rater', {
  'rate-book.activated.v1': {
    when: 'a second person activates a rate book',
    payload: {
      rateBookId: str(60),
      rateBookVersion: str(40),
      region: oneOf('US', 'UK'),
      effectiveFrom: date,
      effectiveTo: nullable(date),
      sha256,
    },
    consumers: {},
    out: [],
  },
  'carrier-profile.saved.v1': {
    when: 'a carrier profile is made, edited or deleted',
    payload: {
      profileId: uuid,
      carrierId: uuid,
      name: str(200),
      code: str(40),
      products: list(product),
      states: list(str(2)),
      isSurplus: bool,
      // The lowest is taken where several profiles fit.
      priority: int(),
      effectiveFrom: date,
      effectiveTo: nullable(date),
      deleted: bool,
    },
    consumers: { quote: 'paper names', auth: 'who cannot be deleted', docs: 'paper types' },
    out: [],
  },
});
