import { NOTHING } from '../reserves';
import type { ClaimLife } from './book';
import { incurredOfEvent, LARGE_LOSS } from './large-loss';

const claim = (reserves: object): ClaimLife =>
  ({ reserves: { ...NOTHING, ...reserves } }) as ClaimLife;

describe('the incurred of an event', () => {
  it.each([
    ['nothing', [claim({})], 0],
    ['of all categories', [claim({ lossAdjustment: 1, firstPartyLoss: 2, thirdPartyLoss: 3 })], 6],
    ['of all its claims', [claim({ firstPartyExpense: 5 }), claim({ lossAdjustment: 6 })], 11],
  ])('is %s', (_, event, expected) => expect(incurredOfEvent(event)).toBe(expected));

  it('is large from 250,000.00', () => expect(LARGE_LOSS).toBe(25_000_000));
});
