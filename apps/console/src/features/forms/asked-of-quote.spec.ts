import { askedOfQuote } from './asked-of-quote';

type Quote = Parameters<typeof askedOfQuote>[0];

const QUOTE = {
  product: 'P250',
  effectiveDate: '2026-06-01',
  currency: 'USD',
  isRenewal: false,
  isEndorsement: false,
  carrierId: 'c1',
  terms: {
    coverages: [{ key: 'BRICKING', limit: null }],
    isTriaExcluded: true,
    retroActivePeriod: 2,
  },
  additionalInsureds: [],
  firmographicData: { state: 'TX' },
} as unknown as Quote;
const CHECK = {
  productType: 'P250',
  state: 'TX',
  carrierId: 'c1',
  transaction: 'NEW',
  date: '2026-06-01',
  coverages: ['BRICKING'],
  flags: ['TRIA_EXCLUDED'],
};

it.each<[string, object, object]>([
  ['a new quote', {}, {}],
  ['a renewal', { isRenewal: true }, { transaction: 'RENEWAL' }],
  ['an endorsement', { isEndorsement: true }, { transaction: 'ENDORSEMENT' }],
  [
    'the United Kingdom',
    { currency: 'GBP', product: 'P_ONE' },
    { productType: 'P_ONE', state: null, flags: [] },
  ],
  [
    'full prior acts, terrorism and an additional insured',
    {
      terms: { isTriaExcluded: false, retroActivePeriod: -1 },
      additionalInsureds: [{ name: 'A' }],
    },
    { coverages: [], flags: ['TRIA_INCLUDED', 'ADDITIONAL_INSUREDS', 'FULL_PRIOR_ACTS'] },
  ],
])('the library is asked for %s', (_, change, asked) => {
  expect(askedOfQuote({ ...QUOTE, ...change })).toEqual({ ...CHECK, ...asked });
});
