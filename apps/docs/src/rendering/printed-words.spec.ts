import {
  programWordIn,
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
} from '@palisade/testing';
import { END_REASONS } from '@palisade/trade';
import { formFactsOf, inferredForms } from '../domain/library/inferred-forms';
import { STANDARD_FORMS } from '../domain/library/standard-forms';
import { coveragesSection } from '../domain/words';
import { binderPage, policyPacket } from '../domain/pages/policy-pages';
import { creditNotePage, invoicePage, receiptPage } from '../domain/pages/money-pages';
import { cancellationPage } from '../domain/pages/cancellation-pages';
import type { PrintDocument } from '../domain/print-document';
import { pdfText } from './pdf-text.fixture';
import { renderPdf } from './render-pdf';

const TIME = new Date('2026-01-15T12:00:00Z');
const read = async (print: PrintDocument): Promise<string> =>
  (await pdfText((await renderPdf(print, TIME)).content)).join(' ');

const policy = {
  policyNumber: 'P-26-0000001',
  insured: SAMPLE_INSURED,
  agent: SAMPLE_AGENT,
  carrierName: null,
  terms: SAMPLE_TERMS,
  charges: SAMPLE_CHARGES,
};

describe('printed words', () => {
  it('of coverages and endorsements are those that the screens show', () => {
    const [liability] = SAMPLE_TERMS.coverages;
    const coverages = ['COWBELL_BREACH_FUND', 'PCI', 'CONTINGENT_BI'].map((key) => ({
      ...liability,
      key,
    }));
    const terms = { ...SAMPLE_TERMS, coverages, endorsements: ['BLANKET_AI'] };
    const names = coveragesSection(terms, 'USD').table?.rows.map(([name]) => name);
    expect(names?.slice(0, 3)).toEqual([
      'Breach Fund',
      'PCI Fines and Penalties',
      'Contingent Business Interruption',
    ]);
    const facts = formFactsOf(terms, { carrierId: null, transaction: 'NEW' });
    const forms = inferredForms(STANDARD_FORMS, facts);
    expect(forms.at(-1)?.name).toBe('Blanket Additional Insured endorsement');
  });

  it('of an invoice are those of the declarations', async () => {
    const lines = [
      { type: 'premium', amount: 123_400 },
      { type: 'brokerFee', amount: 5_000 },
      { type: 'surplusLineTax', amount: 6_227 },
      { type: 'surplusStampingFee', amount: 51 },
      { type: 'ipt', amount: 100 },
    ];
    const invoice = {
      invoiceNumber: 'I-26-0000001',
      policyNumber: 'P-26-0000001',
      lines,
      currency: 'USD' as const,
      amountDue: 134_778,
      dueDate: '2026-03-03',
    };
    const text = await read(invoicePage(invoice, policy));
    for (const row of [
      /Premium +\$1,234\.00/,
      /Broker fee +\$50\.00/,
      /Surplus lines tax +\$62\.27/,
      /Stamping fee +\$0\.51/,
      /Insurance premium tax +\$1\.00/,
    ]) {
      expect(text).toMatch(row);
    }
  });

  it.each(Object.entries(END_REASONS))('of a cancellation for %s: %s', async (reason, words) => {
    const cancelled = { reason, method: 'PRO_RATA' as const, cancelDate: '2026-05-01' };
    const page = cancellationPage(
      policy,
      { ...cancelled, charges: SAMPLE_CHARGES },
      'Cancellation',
    );
    const text = await read(page);
    expect(text).toContain(words);
    expect(text).not.toContain(reason);
  });

  it.each([
    [
      'less than is returned',
      'NON_PAYMENT',
      100_00,
      /Pay before +05\/01\/2026.*Returned once it is cancelled +\$150\.00/,
    ],
    [
      'more than is returned',
      'NON_PAYMENT',
      400_00,
      /Pay before +05\/01\/2026.*Owed once it is cancelled +\$150\.00/,
    ],
    ['more, and not the reason', 'INSURED_REQUEST', 400_00, /Owed once it is cancelled +\$150\.00/],
  ])('of a notice promise no money while the insured owes: %s', async (_, reason, owed, said) => {
    const charges = { ...policy.charges, premium: -250_00, amountDue: -250_00 };
    const notice = {
      method: 'PRO_RATA' as const,
      cancelDate: '2026-05-01',
      noticeDate: '2026-04-01',
    };
    const page = cancellationPage(
      policy,
      { ...notice, reason, charges, owed },
      'Notice of cancellation',
    );
    const text = await read(page);
    expect(text).toMatch(said);
    expect(text).toMatch(/Taken off what is owed +-\$250\.00/);
    expect(text).not.toContain('Total returned');
    expect(text.includes('Pay before')).toBe(reason === 'NON_PAYMENT');
  });

  it('of a credit note are as billing wrote them', async () => {
    const refunded = {
      transactionId: 'T-26-0000001',
      policyNumber: 'P-26-0000001',
      currency: 'USD' as const,
      amount: 10_000,
      to: 'FINANCER' as const,
      reason: 'Cancelled: Rewritten with us',
    };
    const text = await read(creditNotePage(refunded, 'Alder Creamery'));
    for (const part of ['Finance company', refunded.reason]) expect(text).toContain(part);
  });

  const bill = (currency: 'USD' | 'GBP') => ({
    invoiceNumber: 'I-26-0000001',
    policyNumber: 'P-26-0000001',
    lines: [
      { type: 'premium', amount: 123_400 },
      { type: 'ipt', amount: 14_808 },
    ],
    currency,
    amountDue: 138_208,
    dueDate: '2026-03-03',
    issuedOn: '2026-02-01',
    agencyBilled: false,
  });
  const policyIn = (currency: 'USD' | 'GBP') => ({
    ...policy,
    carrierName: 'Granite Mutual',
    terms: {
      ...SAMPLE_TERMS,
      product: currency === 'GBP' ? ('P_ONE' as const) : ('P250' as const),
    },
    charges: { ...SAMPLE_CHARGES, currency },
  });

  it.each([
    ['USD', ['Issued on +02/01/2026', 'Insurer +Granite Mutual', 'Due date +03/03/2026']],
    [
      'GBP',
      ['Issued on \\(tax point\\) +01/02/2026', 'Supplier +Granite Mutual', 'exempt from VAT'],
    ],
  ] as const)(
    'of an invoice in %s are what an accounts department asks for',
    async (currency, own) => {
      const text = await read(invoicePage(bill(currency), policyIn(currency)));
      const all = [
        ...own,
        'Billed to.*Named insured +Alder Creamery.*1 Mill Road',
        'Policy period +\\d\\d/\\d\\d/\\d{4} to ',
        'Product +\\w+',
        'How to pay.*number I-26-0000001 with a bank transfer',
        'installments',
      ];
      expect(all.filter((row) => !new RegExp(row).test(text))).toEqual([]);
    },
  );

  it('of an invoice that the agency pays are for the agency', async () => {
    const text = await read(invoicePage({ ...bill('USD'), agencyBilled: true }, policyIn('USD')));
    expect(text).toMatch(/Billed to.*Agency +Harborline/);
    expect(text).not.toContain('bank transfer');
  });

  it.each(['USD', 'GBP'] as const)('in %s are no ids and no keys', async (currency) => {
    const paid = { ...bill(currency), transactionId: 'LP-01a228fb-fe8a-7338-996b-e8463a3cf0b8' };
    const amount = 10_000;
    const one = policyIn(currency);
    const ended = { reason: 'NON_PAYMENT', method: 'PRO_RATA' as const, cancelDate: '2026-05-01' };
    const charges = one.charges;
    const papers = [
      invoicePage(bill(currency), one),
      receiptPage({ ...paid, amount, method: 'Credit Card', paidOn: '2026-02-03' }, 'Alder'),
      creditNotePage({ ...paid, amount, to: 'INSURED', reason: 'Paid twice' }, 'Alder'),
      cancellationPage(one, { ...ended, charges }, 'Notice of cancellation'),
      binderPage(one, '2026-03-01'),
      policyPacket(one, bill(currency)),
    ];
    for (const paper of papers) {
      const text = await read(paper);
      expect([paper.title, programWordIn(text)]).toEqual([paper.title, undefined]);
    }
  });
});
