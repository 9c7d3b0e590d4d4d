import { answerDue, assertAsked, lateSince } from './consent';
import { assertAllowed, namesInvoice, paymentsOfInvoice, settledOf } from './paid-invoice';
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

it.each([
  [{}, true],
  [{ payee: 'Other' }, false],
  [{ invoiceNumber: null }, false],
  [{ invoiceNumber: 'B-10' }, false],
])('payee and number of %j name the invoice: %p', (change, expected) => {
  const asked = { payee: 'breachworks ', invoiceNumber: 'b-1', ...change };
  expect(namesInvoice(asked, { name: 'Breachworks', invoiceNumber: 'B-1' })).toBe(expected);
});

describe('an invoice paid in parts', () => {
  const paid = {
    vendorInvoiceId: 'i1',
    status: 'ISSUED' as const,
    amount: 400,
    refunded: 50,
    retentionApplied: 100,
  };
  const payments = [
    paid,
    { ...paid, status: 'STOPPED' as const },
    { ...paid, vendorInvoiceId: 'i2' },
    { ...paid, vendorInvoiceId: null },
    { ...paid, status: 'REQUESTED' as const, amount: 50, refunded: 0, retentionApplied: 0 },
  ];

  it('is settled by the payments of its own that stand, with what the insured bears', () => {
    expect(paymentsOfInvoice(payments, 'i1')).toEqual([paid, payments[4]]);
    expect(settledOf(payments, 'i1')).toBe(500);
  });

  it.each([
    [650, 150],
    [500, 0],
  ])('is paid on, of %d allowed, as far as %d', (allowed, left) => {
    const invoice = { id: 'i1', allowed };
    expect(() => assertAllowed(payments, invoice, left)).not.toThrow();
    expect(() => assertAllowed(payments, invoice, left + 1)).toThrow('More is asked for');
  });
});
