import { validateTransitions } from '@palisade/kernel';
import fc from 'fast-check';
import type { InvoiceState, InvoiceStatus } from './invoice-status';
import {
  balanceOf,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
  moneyOf,
  payPageStatus,
  roomOf,
  statusWhenClosed,
  statusWhenCredited,
  statusWhenFailed,
  statusWhenReceived,
  statusWhenStarted,
  statusWhenTakenBack,
  surplusOf,
} from './invoice-status';

const of = (status: InvoiceStatus, paid = 0, pending = 0, amountDue = 100): InvoiceState => ({
  status,
  paid,
  pending,
  amountDue,
});

describe('the payment status of an invoice', () => {
  it('has a sound table', () => {
    const shape = { statuses: INVOICE_STATUSES, initial: ['Unpaid'] as const, terminal: [] };
    expect(validateTransitions(INVOICE_TRANSITIONS, shape)).toEqual([]);
  });

  it.each<[string, () => InvoiceStatus, InvoiceStatus]>([
    [
      'a payment that covers it',
      () => statusWhenStarted(of('Unpaid'), of('Unpaid', 0, 100)),
      'Processed',
    ],
    ['a payment below it', () => statusWhenStarted(of('Unpaid'), of('Unpaid', 0, 99)), 'Unpaid'],
    [
      'part of the money',
      () => statusWhenReceived(of('Unpaid'), of('Unpaid', 40)),
      'Partially Paid',
    ],
    ['all of the money', () => statusWhenReceived(of('Processed'), of('Processed', 100)), 'Paid'],
    ['more money', () => statusWhenReceived(of('Paid'), of('Paid', 140)), 'Paid'],
    [
      'one of two payments',
      () => statusWhenReceived(of('Processed'), of('Processed', 40, 60)),
      'Processed',
    ],
    ['a refusal', () => statusWhenFailed(of('Processed'), of('Processed')), 'Unpaid'],
    [
      'a refusal of what would have paid the rest',
      () => statusWhenFailed(of('Processed', 40), of('Processed', 40)),
      'Partially Paid',
    ],
    [
      'a payment that covers the rest of a part',
      () => statusWhenStarted(of('Partially Paid', 40), of('Partially Paid', 40, 60)),
      'Processed',
    ],
    [
      'a second payment that covers it',
      () => statusWhenStarted(of('Processed'), of('Processed', 0, 100)),
      'Processed',
    ],
    [
      'part of the money, less than covers it',
      () => statusWhenReceived(of('Processed'), of('Processed', 40, 59)),
      'Partially Paid',
    ],
    [
      'part of the money of one that is unpaid, and covered',
      () => statusWhenReceived(of('Unpaid'), of('Unpaid', 40, 60)),
      'Partially Paid',
    ],
    [
      'a refusal beside a payment that covers it',
      () => statusWhenFailed(of('Processed'), of('Processed', 0, 100)),
      'Processed',
    ],
    ['a refused part', () => statusWhenFailed(of('Unpaid'), of('Unpaid')), 'Unpaid'],
    ['a charge back', () => statusWhenTakenBack(of('Paid'), of('Paid', 0)), 'Unpaid'],
    [
      'a charge back of a part',
      () => statusWhenTakenBack(of('Paid'), of('Paid', 60)),
      'Partially Paid',
    ],
    [
      'a charge back of the part that was paid',
      () => statusWhenTakenBack(of('Partially Paid'), of('Partially Paid', 0)),
      'Unpaid',
    ],
    ['a refund of too much', () => statusWhenTakenBack(of('Paid'), of('Paid', 100)), 'Paid'],
    ['a whole credit', () => statusWhenCredited(of('Unpaid'), of('Unpaid', 0, 0, 0)), 'Paid'],
    ['a part credit', () => statusWhenCredited(of('Unpaid'), of('Unpaid', 0, 0, 50)), 'Unpaid'],
    ['closing', () => statusWhenClosed(of('Partially Paid', 99)), 'Paid'],
  ])('after %s', (_, act, expected) => {
    expect(act()).toBe(expected);
  });

  it('is of several invoices what they ask, got and have under way', () => {
    expect(moneyOf([of('Unpaid', 10, 20), of('Unpaid', 1, 2, 50)])).toEqual({
      amountDue: 150,
      paid: 11,
      pending: 22,
    });
  });

  it.each([
    [0, 100, 0],
    [100, 100, 0],
    [140, 100, 40],
    [140, 0, 140],
    [30, -20, 30],
  ])('with %i paid of %i has a surplus of %i', (paid, amountDue, expected) => {
    expect(surplusOf({ amountDue, paid })).toBe(expected);
  });

  it.each([
    ['Unpaid', true, 'Failed'],
    ['Partially Paid', true, 'Failed'],
    ['Processed', true, 'Processed'],
    ['Paid', true, 'Paid'],
    ['Unpaid', false, 'Unpaid'],
  ] as const)('of %s, its last try failed: %s, tells a payer %s', (status, failed, told) => {
    expect(payPageStatus(status, failed)).toBe(told);
  });

  it('refuses to close what is being processed', () => {
    const close = (): InvoiceStatus => statusWhenClosed(of('Processed', 0, 100));
    expect(close).toThrow(expect.objectContaining({ status: 409 }));
  });

  it('is Paid exactly when nothing is due, however payments come and fail', () => {
    const step = fc.record({ amount: fc.integer({ min: 1, max: 100 }), settles: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = of('Unpaid');
        for (const { amount, settles } of steps) {
          if (amount > roomOf(state)) continue;
          const started = { ...state, pending: amount };
          const during = { ...started, status: statusWhenStarted(state, started) };
          const paid = settles ? during.paid + amount : during.paid;
          const after = { ...during, paid, pending: 0 };
          const end = settles ? statusWhenReceived : statusWhenFailed;
          state = { ...after, status: end(during, after) };
          expect(state.status === 'Paid').toBe(balanceOf(state) <= 0);
          expect(state.status === 'Unpaid').toBe(state.paid === 0);
        }
      }),
    );
  });
});
