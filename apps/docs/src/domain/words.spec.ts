import { isOfClaim } from './doc-types';
import { formFactsOf, inferredForms } from './library/inferred-forms';
import { STANDARD_FORMS } from './library/standard-forms';
import type { Agent, Charges, Insured, Terms } from './words';
import {
  addressOf,
  agentSection,
  changeSection,
  chargeRow,
  chargesSection,
  coveragesSection,
  dateOf,
  insuredSection,
  nameOf,
  premiumRows,
  termsSection,
  triaPremiumOf,
} from './words';

const INSURED = {
  name: 'Bright Dental',
  address1: '1 Main Street',
  address2: null,
  address3: null,
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
} as unknown as Insured;
const TERMS = {
  product: 'P250',
  market: 'ADMITTED',
  effectiveDate: '2026-02-01',
  endDate: '2027-02-01',
  aggregateLimit: 100_000_000,
  retention: 500_000,
  waitingPeriod: 8,
  retroActivePeriod: 2,
  attachment: null,
  isTriaExcluded: true,
  endorsements: [],
  coverages: [{ key: 'SECURITY_BREACH', limit: 100_000_000, retention: 500_000, premium: 90_000 }],
  premiumLines: [
    { key: 'TRIA', amount: 900 },
    { key: 'IRPM', amount: -5_000 },
    { key: 'TAX_OF_CCPA', amount: 0 },
  ],
} as unknown as Terms;
const CHARGES = {
  currency: 'USD',
  premium: 85_900,
  brokerFee: 0,
  mgaFee: 10_000,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: 95_900,
} as unknown as Charges;
const untold = { ...TERMS, premiumLines: undefined } as unknown as Terms;

describe('words', () => {
  it.each([
    ['SHORT_RATE', 'Short Rate'],
    ['LOSS_OF_PCI_AND_BI', 'Loss of PCI and BI'],
    ['OF_COURSE', 'Of Course'],
    ['PAID_TO_DATE', 'Paid to Date'],
    ['COVER_FOR_ALL', 'Cover for All'],
  ])('of %s are %s', (key, expected) => {
    expect(nameOf(key)).toBe(expected);
  });

  it('of a date follow the edition', () => {
    expect(dateOf('2026-02-01T23:00:00.000Z', 'USD')).toBe('02/01/2026');
    expect(dateOf('2026-02-01', 'GBP')).toBe('01/02/2026');
  });

  it('of an address leave out what there is not', () => {
    expect(addressOf(INSURED)).toBe('1 Main Street, Reno, NV 89501');
    expect(addressOf({ ...INSURED, address2: 'Floor 2', state: null })).toBe(
      '1 Main Street, Floor 2, Reno, 89501',
    );
    expect(insuredSection(INSURED).rows).toEqual([
      ['Named insured', 'Bright Dental'],
      ['Address', '1 Main Street, Reno, NV 89501'],
    ]);
  });
});

describe('the terms', () => {
  const row = (terms: Partial<Terms>, currency: 'USD' | 'GBP', label: string) =>
    termsSection({ ...TERMS, ...terms }, currency).rows?.find(([name]) => name === label)?.[1];

  it.each<[string, Partial<Terms>, 'USD' | 'GBP', string | undefined]>([
    ['Product', {}, 'USD', 'Prime 250'],
    ['Policy period', {}, 'USD', "02/01/2026 to 02/01/2027, 12:01 a.m. at the insured's address"],
    ['Aggregate limit', {}, 'USD', '$1,000,000'],
    ['Retention', {}, 'USD', '$5,000'],
    ['Excess', {}, 'USD', undefined],
    ['Excess', {}, 'GBP', '£5,000'],
    ['Retention', {}, 'GBP', undefined],
    ['Waiting period', {}, 'USD', '8 hours'],
    ['Retroactive period', {}, 'USD', '2 years'],
    ['Retroactive period', { retroActivePeriod: 1 }, 'USD', '1 year'],
    ['Retroactive period', { retroActivePeriod: -1 }, 'USD', 'Full prior acts'],
    ['Attachment', {}, 'USD', undefined],
    ['Attachment', { attachment: 100_000_000 }, 'USD', '$1,000,000'],
  ])('tell the %s of %j in %s: %s', (label, terms, currency, expected) => {
    expect(row(terms, currency, label)).toBe(expected);
  });

  it('tell each coverage, each line of the premium, and their sum', () => {
    const { table } = coveragesSection(TERMS, 'USD');
    expect(table?.columns).toEqual(['Coverage', 'Limit', 'Retention', 'Premium']);
    expect(table?.rows).toEqual([
      [expect.stringMatching(/^\w/), '$1,000,000', '$5,000', '$900.00'],
      ['Terrorism coverage (TRIA)', '', '', '$9.00'],
      ['Schedule rating', '', '', '-$50.00'],
      ['Tax of CCPA', '', '', '$0.00'],
    ]);
    expect(table?.total).toEqual(['Premium for the policy period', '', '', '$859.00']);
  });

  it('are told in the words of the UK', () => {
    const { table } = coveragesSection(TERMS, 'GBP');
    expect(table?.columns[2]).toBe('Excess');
    expect(table?.rows.map(([label]) => label)).toContain('Underwriting adjustment');
  });

  it('have no sum where they do not tell all of the premium', () => {
    const { table, heading } = coveragesSection(untold, 'USD');
    expect([table?.total, table?.rows.length, heading]).toEqual([undefined, 1, 'Coverages']);
    expect(triaPremiumOf(untold)).toBeNull();
    expect(triaPremiumOf(TERMS)).toBe(900);
  });

  it.each<[string, number, Terms, string[][]]>([
    [
      'apart from terrorism coverage',
      85_900,
      TERMS,
      [
        ['Premium without terrorism coverage', '$850.00'],
        ['Terrorism coverage (TRIA)', '$9.00'],
      ],
    ],
    ['in one where it is another', 85_901, TERMS, [['Premium', '$859.01']]],
    ['in one where nothing tells more', 85_900, untold, [['Premium', '$859.00']]],
  ])('tell their premium %s', (_, premium, terms, expected) => {
    expect(premiumRows(premium, terms, 'USD')).toEqual(expected);
  });
});

describe('charges', () => {
  it('stand where they are not zero, and the premium always', () => {
    expect(chargesSection(CHARGES)).toEqual({
      heading: 'Premium and charges',
      rows: [
        ['Premium', '$859.00'],
        ['MGA fee', '$100.00'],
        ['Total due', '$959.00'],
      ],
    });
    const nothing = { ...CHARGES, premium: 0, mgaFee: 0, amountDue: 0 };
    expect(chargesSection(nothing).rows).toEqual([
      ['Premium', '$0.00'],
      ['Total due', '$0.00'],
    ]);
  });

  it('of a change are told beside those of the whole period', () => {
    const back = { ...CHARGES, premium: -5_000, mgaFee: 0, amountDue: -5_000 };
    const { rows, heading, paragraphs } = changeSection(back, '2026-05-06');
    expect(heading).toBe('Charges of the change');
    expect(rows).toEqual([
      ['Change in premium', '-$50.00'],
      ['Total returned', '-$50.00'],
    ]);
    expect(paragraphs?.[0]).toContain('from 05/06/2026 to');
  });

  it('have their names, and an unknown one its own', () => {
    expect(chargeRow('surplusLineTax', 100, 'USD')).toEqual(['Surplus lines tax', '$1.00']);
    expect(chargeRow('WRITE_OFF', 100, 'GBP')).toEqual(['Write Off', '£1.00']);
  });
});

describe('the agent', () => {
  it('is told of by what is known', () => {
    const agent = { agencyName: 'Blue Coast', name: 'Ada', email: '' } as Agent;
    expect(agentSection(null)).toEqual([]);
    expect(agentSection(agent)).toEqual([
      {
        heading: 'Agent',
        rows: [
          ['Agency', 'Blue Coast'],
          ['Agent', 'Ada'],
        ],
      },
    ]);
  });
});

/** How to report a claim, how information is used, how to complain, and trade sanctions. */
const EVERYWHERE = /^PAL (?:140|150|160|330|340|350|360) /;

describe('the forms of a policy', () => {
  it.each<[string, Partial<Terms>, string[]]>([
    ['admitted', { state: 'OH' }, ['PAL 100 US', 'PAL 110 US', 'PAL 190 US']],
    [
      'with TRIA',
      { state: 'OH', isTriaExcluded: false },
      ['PAL 100 US', 'PAL 110 US', 'PAL 191 US'],
    ],
    ['of a state', { state: 'TX' }, ['PAL 100 US', 'PAL 110 US', 'PAL 184 TX', 'PAL 190 US']],
    [
      'of surplus lines',
      { product: 'P250_S', market: 'SURPLUS', state: 'OH' },
      ['PAL 200 SL', 'PAL 210 SL', 'PAL 290 SL', 'PAL 190 US'],
    ],
    ['of the UK', { product: 'P_ONE', market: 'UK', state: null }, ['PAL 300 UK', 'PAL 310 UK']],
    [
      'of the UK with endorsements',
      {
        product: 'P_ONE',
        market: 'UK',
        state: null,
        endorsements: ['WAR_EXCLUSION', 'BLANKET_AI'],
      },
      ['PAL 300 UK', 'PAL 310 UK', 'PAL 547 UK', 'PAL 558 UK'],
    ],
    [
      'with full prior acts',
      { state: 'OH', retroActivePeriod: -1 },
      ['PAL 100 US', 'PAL 110 US', 'PAL 170 US', 'PAL 190 US'],
    ],
  ])('%s', (_, change, expected) => {
    const terms = { ...TERMS, additionalInsureds: [], ...change };
    const facts = formFactsOf(terms, { carrierId: null, transaction: 'NEW' });
    const numbers = inferredForms(STANDARD_FORMS, facts).map(({ formNumber }) => formNumber);
    expect(numbers.filter((number) => !EVERYWHERE.test(number))).toEqual(expected);
  });

  it.each([
    ['CLAIM', true],
    ['LOSS_RUN', true],
    ['POLICY', false],
  ] as const)('a document that is a %s is of a claim: %s', (type, expected) => {
    expect(isOfClaim(type)).toBe(expected);
  });
});
