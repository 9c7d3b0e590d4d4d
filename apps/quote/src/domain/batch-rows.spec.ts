import { BATCH_ROWS_MAX } from '@palisade/trade';
import type { BatchCompany } from './batch-rows';
import { batchOf } from './batch-rows';

const batchCompanies = (
  lines: readonly string[][],
  separator = ',',
  decimal?: '.' | ',',
): BatchCompany[] =>
  batchOf(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    { separator, decimal },
  ).companies;

const HEAD = [
  'Company Name',
  'website',
  'ST',
  'Zip Code',
  'NAICS Code',
  'Annual revenue',
  'E.D.R.',
];

describe('a batch', () => {
  it('is read under headings however they are written', () => {
    const lines = [
      HEAD,
      ['Red Rock Dental', 'redrock.example', 'Nevada', '89101', '621210 Dentists', '$10.5m', 'Yes'],
      ['', '', '', '', '', '', ''],
      ['Quay & Sons', '', '', 'EC1A 1BB', '70100', '£1,200,000', ''],
    ];
    expect(batchCompanies(lines)).toMatchObject([
      {
        row: 2,
        company: 'Red Rock Dental',
        country: 'USA',
        state: 'NV',
        industryCode: '621210',
        revenue: 10_500_000,
        answers: { edrDeployed: true },
        errors: [],
      },
      { row: 4, country: 'GBR', state: null, revenue: 1_200_000, answers: {}, errors: [] },
    ]);
  });

  it('knows the state by the ZIP code, also one without its zero', () => {
    const [company] = batchCompanies([HEAD, ['Bay Books', '', '', '2108', '459210', '900k']]);
    expect(company).toMatchObject({ state: 'MA', zipCode: '02108', revenue: 900_000, errors: [] });
  });

  it.each([
    [['', '', 'NV', '', '621210', '1'], ['Company is missing.']],
    [['A', '', 'XX', '', '621210', '1'], ['State "XX" is none.']],
    [['A', '', 'USVI', '', '621210', '1'], ['We do not insure in the U.S. Virgin Islands.']],
    [['A', '', '', 'JE2 3AB', '62012', '1'], ['We do not insure in Jersey.']],
    [
      ['A', '', '', '', 'dentist', 'lots'],
      [
        'Revenue "lots" is no number.',
        'Industry "dentist" is no industry code.',
        'State or ZIP code is missing.',
      ],
    ],
    [['A', '', 'NV', '', '62', '5%'], ['Revenue "5%" is no number.']],
    [['A', '', 'NV', '', '62', '-5'], ['Revenue "-5" is not a number that can be rated.']],
    [['A', '', 'NV', '', '62', '1', 'perhaps'], ['EDR "perhaps" is neither yes nor no.']],
  ])('names what is wrong with %j', (cells, errors) => {
    expect(batchCompanies([HEAD, cells])[0].errors).toEqual(errors);
  });

  it.each([
    ['250.000', ';', 'Annual revenue, line 2: "250.000" may be 250 or 250,000.'],
    ['1,250', ';', 'Annual revenue, line 2: "1,250" may be 1,250 or 1.25.'],
  ])('asks what %j is, and takes the answer', (revenue, separator, question) => {
    const lines = [HEAD, ['A', '', 'NV', '', '621210', revenue]];
    expect(() => batchCompanies(lines, separator)).toThrow(question);
    const [point, comma] = (['.', ','] as const).map(
      (decimal) => batchCompanies(lines, separator, decimal)[0].revenue,
    );
    expect([point, comma]).toEqual(revenue === '250.000' ? [250, 250_000] : [1_250, 1]);
  });

  it.each([
    ['1.250.000,50', 1_250_001],
    ["1'250'000", 1_250_000],
    ['1\u00A0250\u00A0000', 1_250_000],
    ['1250000,00', 1_250_000],
  ])('reads the revenue %j as %d', (revenue, amount) => {
    const [company] = batchCompanies([HEAD, ['A', '', 'NV', '', '621210', revenue]]);
    expect(company).toMatchObject({ revenue: amount, errors: [] });
  });

  it.each([
    ['NAICS', '5411', '5411', []],
    ['Industry', '5411', null, ['may be a code of NAICS or of the US SIC']],
    ['SIC', '5411', null, ['is a code of the US SIC']],
    ['NAICS', '451211', null, ['unknown industry code']],
  ])('under %s takes %j for %s', (heading, code, industryCode, errors) => {
    const [company] = batchCompanies([
      ['Company', 'State', heading, 'Revenue'],
      ['A', 'NV', code, '1m'],
    ]);
    expect(company.industryCode).toBe(industryCode);
    expect(company.errors).toEqual(errors.map((error) => expect.stringContaining(error) as string));
  });

  it('knows headings with the year behind them', () => {
    const headings = ['Company', 'State', 'NAICS 2022', 'Revenue 2022', 'Revenue 2023'];
    const [company] = batchCompanies([headings, ['A', 'NV', '5411', '1', '2m']]);
    expect(company).toMatchObject({ industryCode: '5411', revenue: 2_000_000, errors: [] });
  });

  it('lets numbers of a workbook tell nothing of its texts', () => {
    const revenues = ['980.5', '1.250', '250.000'];
    const rows = revenues.map((revenue, at) => ({
      line: at + 2,
      cells: ['A', '', 'NV', '', '621210', revenue],
      ...(at === 0 && { numbers: [5] }),
    }));
    expect(() => batchOf([{ line: 1, cells: HEAD }, ...rows], { separator: null })).toThrow(
      'Annual revenue, line 3: "1.250" may be 1.25 or 1,250.',
    );
  });

  it.each([
    ['without headings', [['Red Rock', 'NV']], 'The headings must name the columns'],
    ['without a company', [HEAD, ['', '']], 'The file names no company.'],
    [
      'of too many',
      [HEAD, ...Array.from({ length: BATCH_ROWS_MAX + 1 }, () => ['A'])],
      'at most 200',
    ],
  ])('is refused %s', (_, lines, sentence) => {
    expect(() => batchCompanies(lines)).toThrow(sentence);
  });
});
