import { BATCH_ROWS_MAX } from '@palisade/trade';
import { batchCompanies } from './batch-rows';

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
    const [company] = batchCompanies([HEAD, ['Bay Books', '', '', '2108', '451211', '900k']]);
    expect(company).toMatchObject({ state: 'MA', zipCode: '02108', revenue: 900_000, errors: [] });
  });

  it.each([
    [['', '', 'NV', '', '621210', '1'], ['Company is missing.']],
    [['A', '', 'XX', '', '621210', '1'], ['State "XX" is none.']],
    [
      ['A', '', '', '', 'dentist', 'lots'],
      [
        'Revenue "lots" is not a number that can be rated.',
        'Industry "dentist" is no industry code.',
        'State or ZIP code is missing.',
      ],
    ],
    [['A', '', 'NV', '', '62', '-5'], ['Revenue "-5" is not a number that can be rated.']],
    [['A', '', 'NV', '', '62', '1', 'perhaps'], ['EDR "perhaps" is neither yes nor no.']],
  ])('names what is wrong with %j', (cells, errors) => {
    expect(batchCompanies([HEAD, cells])[0].errors).toEqual(errors);
  });

  it.each([
    ['without headings', [['Red Rock', 'NV']], 'The first row must name the columns'],
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
