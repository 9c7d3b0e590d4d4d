import { SAMPLE_AGENT, SAMPLE_CHARGES, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import { policyPacket } from '../domain/pages/policy-pages';
import { applicationPage } from '../domain/pages/quote-pages';
import type { PrintDocument, Row, Section } from '../domain/print-document';
import { pdfText } from './pdf-text.fixture';
import { renderPdf } from './render-pdf';

const TIME = new Date('2026-01-15T12:00:00Z');
const read = async (print: PrintDocument): Promise<string> =>
  (await pdfText((await renderPdf(print, TIME)).content)).join(' ').replace(/ +/g, ' ');

const terms = {
  ...SAMPLE_TERMS,
  isTriaExcluded: false,
  coverages: [
    { key: 'LIABILITY', limit: 100_000_000, retention: 2_500_000, premium: 514_000 },
    { key: 'EXTORTION', limit: 50_000_000, retention: 2_500_000, premium: 400_000 },
  ],
  premiumLines: [
    { key: 'IRPM', amount: -100_000 },
    { key: 'TRIA', amount: 8_140 },
  ],
};
const charges = { ...SAMPLE_CHARGES, premium: 822_140, totalPremium: 827_140, amountDue: 833_418 };
const policy = {
  policyNumber: 'P-26-0000001',
  insured: SAMPLE_INSURED,
  agent: SAMPLE_AGENT,
  carrierName: 'Anchor Mutual',
  terms,
  charges,
};
const invoice = {
  invoiceNumber: 'I-26-0000001',
  policyNumber: 'P-26-0000001',
  currency: 'USD' as const,
  lines: [
    { type: 'premium', amount: 822_140 },
    { type: 'brokerFee', amount: 5_000 },
    { type: 'surplusLineTax', amount: 6_227 },
    { type: 'surplusStampingFee', amount: 51 },
  ],
  amountDue: 833_418,
  dueDate: '2026-03-03',
};

const centsOf = (amount: string): number => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);

const sum = (cells: readonly string[]): number =>
  cells.reduce((total, cell) => total + centsOf(cell), 0);

const sectionOf = ({ sections }: PrintDocument, heading: string): Section =>
  sections.find((section) => section.heading.startsWith(heading)) as Section;

/** What stands below the day on which an invoice is due. */
const amountsOf = (rows: readonly Row[] = []): readonly Row[] =>
  rows.slice(rows.findIndex(([name]) => name === 'Due date') + 1);

describe('a printed premium', () => {
  it('is what the lines above it add up to, terrorism coverage among them', async () => {
    const packet = policyPacket(policy, invoice);
    const { table } = sectionOf(packet, 'Coverages');
    expect(sum((table?.rows ?? []).map((row) => row[3]))).toBe(charges.premium);
    const text = await read(packet);
    expect(text).toContain('Schedule rating -$1,000.00');
    expect(text).toContain('Terrorism coverage (TRIA) $81.40');
    expect(text).toContain('Premium for the policy period $8,221.40');
  });

  it('names that of terrorism coverage on its invoice, whose lines add up', async () => {
    const packet = policyPacket(policy, invoice);
    const { rows = [] } = sectionOf(packet, 'Invoice');
    const amounts = amountsOf(rows)
      .slice(0, -1)
      .map(([, amount]) => amount);
    expect(sum(amounts)).toBe(invoice.amountDue);
    expect(await read({ ...packet, sections: packet.sections.slice(-1) })).toMatch(
      /Premium without terrorism coverage \$8,140\.00 Terrorism coverage \(TRIA\) \$81\.40/,
    );
  });

  it('stays whole on an invoice of something else than the policy period', async () => {
    const lines = [{ type: 'premium', amount: 12_300 }];
    const part = policyPacket(policy, { ...invoice, lines, amountDue: 12_300 });
    const { rows } = sectionOf(part, 'Invoice');
    expect(amountsOf(rows)).toEqual([
      ['Premium', '$123.00'],
      ['Amount due', '$123.00'],
    ]);
  });

  it('is stated where terrorism coverage is accepted', async () => {
    const quote = { ...policy, quoteNumber: 'Q-26-0000001', expiresOn: '2026-03-01' };
    expect(await read(applicationPage(quote))).toContain('its premium of $81.40 is included');
  });

  it('speaks of no schedule in the United Kingdom', async () => {
    const uk = { ...policy, charges: { ...charges, currency: 'GBP' as const } };
    const text = await read(policyPacket(uk, { ...invoice, currency: 'GBP' }));
    expect(text).toContain('Underwriting adjustment -£1,000.00');
  });

  it('has no sum where the terms do not tell all that makes it', async () => {
    const { premiumLines: _, ...untold } = terms;
    const packet = policyPacket({ ...policy, terms: untold }, invoice);
    expect(sectionOf(packet, 'Coverages').table?.total).toBeUndefined();
  });
});
