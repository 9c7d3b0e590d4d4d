import type { QuoteStatus } from '../../lib/api-types';
import { offeredAmount } from './quote-amount';

it.each<[QuoteStatus, number | null]>([
  ['READY', 10],
  ['REFERRED', 10],
  ['BOUND', 10],
  ['IN FORCE', 10],
  ['LOST', null],
  ['DECLINED', null],
  ['INVALID', null],
  ['EXPIRED', null],
  ['VOID', null],
  ['RESCIND', null],
  ['DELETED', null],
])('comes to what it was offered at, and to nothing once closed: %s', (status, amount) => {
  expect(offeredAmount({ status, amountDue: 10 })).toBe(amount);
});

it('comes to nothing without a price', () => {
  expect(offeredAmount({ status: 'DRAFT', amountDue: null })).toBeNull();
});
