import { SAMPLE_AGENT, SAMPLE_CHARGES, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { END_REASONS } from '@palisade/trade';
import { formsOf } from '../domain/forms';
import { coveragesSection } from '../domain/words';
import { creditNotePage, invoicePage } from '../domain/pages/money-pages';
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
    expect(formsOf(terms).at(-1)?.name).toBe('Blanket Additional Insured endorsement');
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
});
