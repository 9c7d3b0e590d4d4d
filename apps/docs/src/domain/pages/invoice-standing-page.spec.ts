import { SAMPLE_AGENT, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { hasMoved, invoiceStandingPage } from './invoice-standing-page';

const billed = {
  insured: SAMPLE_INSURED,
  agent: SAMPLE_AGENT,
  carrierName: null,
  terms: SAMPLE_TERMS,
};
const invoice = {
  invoiceNumber: 'I-26-0000001',
  policyNumber: 'P-26-0000001',
  currency: 'USD' as const,
  lines: [{ type: 'premium', amount: 100_000 }],
  amountDue: 100_000,
  dueDate: '2026-03-03',
  issuedOn: '2026-01-15',
};
const standing = (amountDue: number, paid: number) => ({
  amountDue,
  paid,
  balance: amountDue - paid,
  dueDate: '2026-03-03',
  on: '2026-05-01',
});
const printed = (amountDue: number, paid: number): string =>
  JSON.stringify(invoiceStandingPage(invoice, billed, standing(amountDue, paid)).sections);

describe('an invoice as it stands', () => {
  it('says what it first was, what was credited and paid, and why it has no installments', () => {
    const text = printed(60_000, 25_000);
    for (const said of [
      'as it stands on 05/01/2026',
      '["First asked for","$1,000.00"]',
      '["Credited since","-$400.00"]',
      '["Paid","$250.00"]',
      '["Still due","$350.00"]',
      'Installments are offered for an invoice of which nothing was paid or credited.',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says nothing of installments or a due date once nothing is left', () => {
    const text = printed(60_000, 60_000);
    expect(text).toContain('["Still due","$0.00"]');
    expect(text).not.toMatch(/Installments|Due date/);
  });

  it.each([
    ['a payment of a part', 100_000, 40_000, {}, true],
    ['a credit', 60_000, 60_000, {}, true],
    ['all of it paid, which the receipt says', 100_000, 100_000, {}, false],
    ['a credit, before what is too much is given back', 60_000, 100_000, {}, false],
    ['a part that its agency owes', 60_000, 0, { agencyBilled: true }, false],
  ])('is printed after %s: %#', (_, amountDue, paid, change, expected) => {
    expect(hasMoved({ ...invoice, ...change }, standing(amountDue, paid))).toBe(expected);
  });
});
