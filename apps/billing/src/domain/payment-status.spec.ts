import { validateTransitions } from '@palisade/kernel';
import type { PaymentAction, PaymentStatus } from './payment-status';
import {
  actionFor,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  paymentStatusAfter,
  statusOfParts,
} from './payment-status';

describe('the life of a payment', () => {
  it('is sound: Failed and Void are its ends', () => {
    const shape = {
      statuses: PAYMENT_STATUSES,
      initial: ['In Process', 'Paid'] as const,
      terminal: ['Failed', 'Void'] as const,
    };
    expect(validateTransitions(PAYMENT_TRANSITIONS, shape)).toEqual([]);
  });

  it.each<[PaymentStatus, PaymentStatus, PaymentAction | null]>([
    ['In Process', 'Paid', 'confirm'],
    ['In Process', 'Failed', 'refuse'],
    ['In Process', 'Void', 'void'],
    ['Paid', 'Failed', 'return'],
    ['Paid', 'Void', 'void'],
    ['Paid', 'Paid', null],
  ])('goes from %s to %s by %s', (from, to, action) => {
    expect(actionFor(from, to)).toBe(action);
    if (action) expect(paymentStatusAfter(from, action)).toBe(to);
  });

  it.each<[PaymentStatus, PaymentStatus[]]>([
    ['Paid', ['Paid', 'Paid']],
    ['Paid', ['Void', 'Paid']],
    ['In Process', ['Failed', 'In Process']],
    ['Failed', ['Void', 'Failed']],
    ['Void', ['Void', 'Void']],
  ])('is %s in all where its parts are %j', (expected, parts) => {
    expect(statusOfParts(parts)).toBe(expected);
  });

  it.each<[PaymentStatus, PaymentAction]>([
    ['Failed', 'confirm'],
    ['Void', 'return'],
    ['Void', 'confirm'],
    ['Failed', 'void'],
  ])('refuses with 409 in %s to %s', (status, action) => {
    const act = (): PaymentStatus => paymentStatusAfter(status, action);
    expect(act).toThrow(expect.objectContaining({ status: 409 }));
  });
});
