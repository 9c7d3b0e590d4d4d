import { answerDue, assertAsked, lateSince } from './consent';
import { assertAllowed, isOfInvoice, paymentOfInvoice } from './paid-invoice';
import { rateOf } from './panel';

it.each([
  ['PARTNER', 300_00],
  [' partner ', 300_00],
  ['CLERK', null],
])('an hour of %s costs %p by the card', (classification, rate) => {
  expect(rateOf([{ classification: 'Partner', hourly: 300_00 }], classification)).toBe(rate);
});

it('is late after fifteen minutes, over midnight too', () => {
  const asked = new Date('2026-02-28T23:50:00Z');
  expect(answerDue(asked)).toEqual(new Date('2026-03-01T00:05:00Z'));
  expect(lateSince(answerDue(asked))).toEqual(asked);
});

it('is answered once', () => {
  expect(() => assertAsked({ status: 'ASKED' })).not.toThrow();
  expect(() => assertAsked({ status: 'GRANTED' })).toThrow('answered already');
});

const PAID = {
  payee: 'breachworks ',
  payeeType: 'VENDOR' as const,
  invoiceNumber: 'b-1',
  status: 'ISSUED' as const,
};

it.each([
  [{}, true],
  [{ payee: 'Other' }, false],
  [{ invoiceNumber: null }, false],
  [{ invoiceNumber: 'B-10' }, false],
])('a payment of %j is of the invoice: %p', (change, expected) => {
  const invoice = { name: 'Breachworks', invoiceNumber: 'B-1' };
  expect(isOfInvoice({ ...PAID, ...change }, invoice)).toBe(expected);
});

it('is paid by the payment that stands', () => {
  const invoice = { name: 'Breachworks', invoiceNumber: 'B-1' };
  const stopped = { ...PAID, status: 'STOPPED' as const };
  expect(paymentOfInvoice([stopped], invoice)).toBeNull();
  expect(paymentOfInvoice([stopped, PAID], invoice)).toBe(PAID);
});

it('is paid at most as far as it is allowed', () => {
  expect(() => assertAllowed(100, 100)).not.toThrow();
  expect(() => assertAllowed(undefined, 0)).not.toThrow();
  expect(() => assertAllowed(101, 100)).toThrow('More is asked for');
});
