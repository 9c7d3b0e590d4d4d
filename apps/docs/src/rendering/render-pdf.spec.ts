import { SAMPLE_AGENT, SAMPLE_CHARGES, SAMPLE_INSURED, SAMPLE_TERMS } from '@palisade/testing';
import type { PrintDocument } from '../domain/print-document';
import { applicationPage, proposalPage } from '../domain/pages/quote-pages';
import { pdfBookmarks, pdfStructure, pdfText } from './pdf-text.fixture';
import { renderPdf } from './render-pdf';

const TIME = new Date('2026-01-15T12:00:00Z');
const quote = {
  quoteNumber: 'Q-26-0000001',
  insured: SAMPLE_INSURED,
  agent: SAMPLE_AGENT,
  terms: SAMPLE_TERMS,
  charges: SAMPLE_CHARGES,
  expiresOn: '2026-03-01T00:00:00.000Z',
};

const read = async (print: PrintDocument): Promise<string[]> =>
  pdfText((await renderPdf(print, TIME)).content);

describe('a printed quote', () => {
  it('says who is insured, for what and for how much', async () => {
    const text = (await read(proposalPage(quote))).join(' ');
    for (const part of [
      'Prime 250 Surplus, quote Q-26-0000001',
      'Alder Creamery',
      '1 Mill Road, Austin, TX 78701',
      '02/01/2026 to 02/01/2027',
      '$1,000,000',
      'Contingent Business Interruption',
      'Full prior acts',
      '$1,234.00',
      'Surplus lines tax',
      '$1,346.78',
      '03/01/2026',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('MGA fee');
  });

  it('is in pounds and day-first dates in the United Kingdom', async () => {
    const charges = { ...SAMPLE_CHARGES, currency: 'GBP' as const, ipt: 14_808 };
    const terms = { ...SAMPLE_TERMS, product: 'P_ONE' as const, market: 'UK' as const };
    const text = (await read(applicationPage({ ...quote, charges, terms }))).join(' ');
    expect(text).toContain('01/02/2026 to 01/02/2027');
    expect(text).toContain('£148.08');
    expect(text).toContain('Excess');
    expect(text).not.toContain('Terrorism');
  });

  it('with a signature carries its certificate', async () => {
    const signature = {
      name: 'Ada Alder',
      title: 'Owner',
      typed: 'Ada Alder',
      device: 'Firefox',
      signedAt: '2026-01-15T12:00:00.000Z',
      address: '127.0.0.1',
      applicationHash: 'ab'.repeat(32),
    };
    const text = (await read(applicationPage(quote, signature))).join(' ');
    for (const part of ['Certificate of electronic signature', 'ab'.repeat(20), '127.0.0.1']) {
      expect(text.replace(/ /g, '')).toContain(part.replace(/ /g, ''));
    }
  });

  it.each([
    ['NY', 'a civil penalty not to exceed five thousand dollars'],
    ['WY', 'may commit a crime, and may lose the cover'],
  ])('of %s warns of fraud after the declaration', async (state, words) => {
    const insured = { ...SAMPLE_INSURED, state };
    const text = (await read(applicationPage({ ...quote, insured }))).join(' ');
    expect(text).toMatch(new RegExp(`Declaration.*Fraud warning.*${words}`, 's'));
  });

  it.each(['Москва', 'Łódź Logistyka', 'Ελληνική', 'Nguyễn', '株式会社やまと'])(
    'says that %s is insured',
    async (name) => {
      const insured = { ...SAMPLE_INSURED, name };
      expect((await read(proposalPage({ ...quote, insured }))).join(' ')).toContain(name);
    },
  );

  it('is refused by the name of the field with a letter that cannot be printed', async () => {
    const insured = { ...SAMPLE_INSURED, name: 'חברה' };
    await expect(renderPdf(proposalPage({ ...quote, insured }), TIME)).rejects.toMatchObject({
      status: 422,
      code: 'LETTER_NOT_PRINTED',
      detail: 'Named insured contains a letter that cannot be printed: ח (U+05D7).',
    });
  });

  it('is the same bytes from the same facts', async () => {
    const [one, two] = [
      await renderPdf(proposalPage(quote), TIME),
      await renderPdf(proposalPage(quote), TIME),
    ];
    expect(one.content.equals(two.content)).toBe(true);
  });

  it('goes on over as many pages as its rows need, each with its number', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Row ${index}`, '1'] as const);
    const print = { ...proposalPage(quote), sections: [{ heading: 'Long', rows }] };
    const pages = await read(print);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(pages.join(' ')).toContain('Row 119');
  });
});

it('sets framed words in the size that a statute asks for', async () => {
  const framed = Array.from({ length: 40 }, () => 'These words stand within a black frame.');
  const pagesOf = async (framedPoints: number | null): Promise<number> => {
    const sections = framed.map((words) => ({ heading: 'Words', framed: [words], framedPoints }));
    const print = { title: 'Words', subtitle: 'Words', currency: 'USD' as const, sections };
    return (await renderPdf(print, TIME)).pages;
  };
  expect(await pagesOf(30)).toBeGreaterThan(await pagesOf(null));
  expect(await pagesOf(10)).toBe(await pagesOf(null));
});

it.each([true, false])(
  'has a bookmark for each section when it asks for them: %s',
  async (asks) => {
    const sections = ['One', 'Two', 'Three'].map((heading, at) => ({
      heading,
      paragraphs: ['Words'],
      newPage: at === 1,
    }));
    const print = { title: 'Words', subtitle: 'Words', currency: 'USD' as const, sections };
    const { content } = await renderPdf({ ...print, hasBookmarks: asks }, TIME);
    const marks = [
      ['One', 1],
      ['Two', 2],
      ['Three', 2],
    ];
    expect(await pdfBookmarks(content)).toEqual(asks ? marks : []);
    // PDF/A asks how many there are.
    expect(content.toString('latin1').includes('/Count 3\n/First')).toBe(asks);
  },
);

it.each([
  ['USD', 'en-US'],
  ['GBP', 'en-GB'],
] as const)(
  'tells a reading machine in %s its title, language, headings and heads of tables',
  async (currency, locale) => {
    const table = { columns: ['What', 'Amount'], rows: [['Premium', '10']], total: ['Due', '10'] };
    const sections = [
      { heading: 'Charges', rows: [['Insured', 'Red Rock'] as const], table, paragraphs: ['Pay.'] },
    ];
    const print = { title: 'Invoice', subtitle: 'I-1', currency, sections };
    const { title, language, parts } = await pdfStructure((await renderPdf(print, TIME)).content);
    expect([title, language]).toEqual(['Invoice', locale]);
    const counted = (role: string): number => parts.filter((part) => part === role).length;
    expect(['H1', 'H2', 'Table', 'TR', 'TH', 'TD'].map(counted)).toEqual([1, 1, 2, 4, 3, 5]);
    expect(parts.indexOf('H1')).toBeLessThan(parts.indexOf('H2'));
  },
);
