import { SAMPLE_AGENT, SAMPLE_CHARGES, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { applicationForm } from './application-form';
import { agencyBillPage, agencyReceiptPage } from './pages/agency-bill-page';
import { agreementPage } from './pages/agreement-page';
import { cancellationPage, cancelRequestPage, noticeStoppedPage } from './pages/cancellation-pages';
import { commissionPage } from './pages/commission-page';
import { goingOnPage } from './pages/going-on-page';
import { invoiceStandingPage } from './pages/invoice-standing-page';
import { creditNotePage, invoicePage, receiptPage } from './pages/money-pages';
import { binderPage, endorsementPage, policyPacket } from './pages/policy-pages';
import { applicationPage, proposalPage } from './pages/quote-pages';
import type { PrintDocument } from './print-document';
import { inWordsOfEdition } from './words-of-edition';

const AMERICAN =
  /\b(agenc(y|ies)|agents?|zip( codes?)?|revenues?|organizations?|licensed?|licenses|NPN)\b/i;

type Currency = 'USD' | 'GBP';

const GOES_ON = { from: '2027-01-15', until: '2027-02-18', cause: 'NON_RENEWAL' as const };

/** Every paper that can be of either edition, by its name. */
function papersIn(currency: Currency): Record<string, PrintDocument> {
  const policyNumber = 'P-26-0000001';
  const charges = { ...SAMPLE_CHARGES, currency };
  const insured = SAMPLE_INSURED;
  const common = { insured, agent: SAMPLE_AGENT, terms: SAMPLE_TERMS, charges };
  const policy = { ...common, policyNumber, carrierName: 'Granite Mutual' };
  const quote = { ...common, quoteNumber: 'Q-26-0000001', expiresOn: '2026-03-01' };
  const amounts = { currency, amountDue: 1_000, dueDate: '2026-03-03', issuedOn: '2026-02-01' };
  const line = { type: 'premium', amount: 1_000 };
  const invoiceNumber = 'I-26-0000001';
  const invoice = { ...amounts, invoiceNumber, policyNumber, lines: [line], agencyBilled: true };
  const transactionId = 'T-26-0000001';
  const paid = { transactionId, policyNumber, currency, amount: 1_000, paidOn: '2026-02-03' };
  const month = { year: 2026, month: 2, currency, agencyName: 'Harborline' };
  const ended = { reason: 'NON_PAYMENT', cancelDate: '2026-05-01' };
  const asked = { ...ended, requestedBy: 'Ada Alder', requestedAt: '2026-04-01' };
  const bill = { gross: 1_000, commission: 100, netDueFromAgency: 900, dueDate: '2026-03-15' };
  const financed = {
    financeQuoteNumber: 'F-26-0000001',
    currency,
    amountFinanced: 800,
    downPayment: 200,
    apr: 9,
    installments: 4,
    installmentAmount: 210,
    signeeName: 'Ada Alder',
    signedAt: '2026-02-01T12:00:00.000Z',
  };
  const standing = { amountDue: 900, paid: 100, balance: 800, dueDate: '2026-03-03' };
  return {
    bill: agencyBillPage({ ...month, ...bill, lines: [] }),
    billReceipt: agencyReceiptPage({
      ...month,
      ...paid,
      method: 'Wire',
      outstanding: 0,
      lines: [],
    }),
    agreement: agreementPage(financed, { ...policy, financerName: 'Lender' }),
    cancellation: cancellationPage(policy, { ...ended, method: 'FLAT', charges }, 'Cancellation'),
    goingOn: goingOnPage(policy, { charges, goesOn: GOES_ON }),
    cancelRequest: cancelRequestPage(policy, asked as Parameters<typeof cancelRequestPage>[1]),
    stopped: noticeStoppedPage(policy, ended as Parameters<typeof noticeStoppedPage>[1], 'Paid.'),
    statement: commissionPage({ ...month, opening: 0, total: 1_000, lines: [] }),
    standing: invoiceStandingPage(invoice, policy, { ...standing, on: '2026-04-01' }),
    invoice: invoicePage(invoice, policy),
    receipt: receiptPage({ ...paid, ...invoice, method: 'Wire' }, insured.name),
    creditNote: creditNotePage({ ...paid, to: 'AGENCY', reason: 'Paid twice' }, insured.name),
    binder: binderPage(policy, '2026-03-01'),
    packet: policyPacket(policy, invoice),
    endorsement: endorsementPage(policy, {
      effectiveDate: '2026-03-01',
      charges,
      policyHead: { revision: 2 } as Parameters<typeof endorsementPage>[1]['policyHead'],
    }),
    proposal: proposalPage(quote),
    application: applicationPage(quote),
  };
}

/** All that a paper says. */
const saidOn = ({ title, sections }: PrintDocument): string[] => [
  title,
  ...sections.flatMap(({ heading, rows = [], table, paragraphs = [] }) => [
    heading,
    ...rows.flat(),
    ...(table ? [table.columns, ...table.rows].flat() : []),
    ...paragraphs,
  ]),
];

describe('the papers of the United Kingdom', () => {
  const names = Object.keys(papersIn('GBP'));

  it.each(names)('have no word of agents in the United States: %s', (name) => {
    const paper = inWordsOfEdition(papersIn('GBP')[name]);
    expect(saidOn(paper).filter((text) => AMERICAN.test(text))).toEqual([]);
  });

  it.each([
    ['bill', 'Brokerage bill'],
    ['bill', 'Net due from the brokerage'],
    ['creditNote', 'Brokerage'],
    ['proposal', 'Broker'],
    ['invoice', 'The brokerage pays this invoice with its monthly statement.'],
  ])('say of a %s %s', (name, words) => {
    expect(saidOn(inWordsOfEdition(papersIn('GBP')[name]))).toContain(words);
  });

  it('have names as they are', () => {
    const named = { ...papersIn('GBP').bill, subtitle: 'Harbor Agency' };
    const { subtitle, sections } = inWordsOfEdition({
      ...named,
      sections: [{ heading: 'Parties', rows: [['Agency', 'Harbor Agency']] }],
    });
    expect([subtitle, sections[0]?.rows]).toEqual([
      'Harbor Agency',
      [['Brokerage', 'Harbor Agency']],
    ]);
  });

  it('ask in an application for turnover and postcode', () => {
    const { sections } = applicationForm('UK', {});
    const labels = sections.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels.filter((label) => AMERICAN.test(label))).toEqual([]);
  });
});

it('the papers of the United States stay as they are', () => {
  for (const paper of Object.values(papersIn('USD'))) expect(inWordsOfEdition(paper)).toBe(paper);
});
