import type { DomainError } from '@palisade/kernel';
import { SEED_SHELF } from '../books/rate-books';
import examples from '../rating-examples.fixture.json';
import type { RatableRisk } from '../rate';
import { readInput } from './read-input';

const RISK = {
  product: 'P250',
  state: 'OH',
  industryCode: '541611',
  effectiveDate: '2026-06-01',
  revenue: 5_000_000,
  aggregateLimit: 1_000_000,
  retention: 10_000,
};
const LAYER = { ...RISK, product: 'P_PLUS', attachment: 1_000_000, retention: 15_000 };
const UK = { ...RISK, product: 'P_ONE', state: undefined, industryCode: '47710' };
const TECH = { ...RISK, product: 'PRIME_TECH', techENOPercentage: 50 };

const read = (body: unknown, mayBypass = false): RatableRisk =>
  readInput(body, { mayBypass, books: SEED_SHELF });

function refusalOf(body: unknown, mayBypass = false): DomainError {
  try {
    read(body, mayBypass);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('The body was accepted.');
}
const pointersOf = (body: unknown, mayBypass?: boolean): (string | undefined)[] =>
  refusalOf(body, mayBypass).errors.map(({ pointer }) => pointer);

describe('readInput', () => {
  it('names its fields in order, as the digest wants them', () => {
    const names = Object.keys(read(RISK).input);
    expect(names).toEqual([...names].sort());
  });

  it('fills in what may be left out', () => {
    expect(read(RISK).input).toEqual({
      ...RISK,
      endDate: '2027-06-01',
      yearEstablished: null,
      records: null,
      attachment: null,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      controls: {},
      claimHistory: 0,
      adverseFlags: 0,
      companyAggregate: null,
      industryAggregate: null,
      percentInternationalSales: null,
      franchiseSystemConnectivity: 'NO',
      optional: [],
      deselected: [],
      coverageLimits: {},
      cyberCrimeLimit: null,
      fundTransferYes: null,
      endorsements: [],
      ransomEventSublimit: null,
      extortionThreatSublimit: null,
      techENOPercentage: null,
      techLimit: null,
      irpm: null,
      irpmModifier: null,
      isTriaExcluded: false,
      brokerFee: 0,
      mgaFee: 0,
      litigation: [],
      riskFactors: {},
    });
  });

  it.each<[string, object, string[]]>([
    ['a product that is none', { ...RISK, product: 'P300' }, ['/product']],
    ['no product at all', { ...RISK, product: 'NotSupported' }, ['/product']],
    ['a territory', { ...RISK, state: 'PR' }, ['/state']],
    ['a US risk without a state', { ...RISK, state: null }, ['/state']],
    ['a UK risk with a state', { ...UK, state: 'NY' }, ['/state']],
    ['an industry code that is too short', { ...RISK, industryCode: '5' }, ['/industryCode']],
    ['an industry that is unknown', { ...RISK, industryCode: '99' }, ['/industryCode']],
    ['a SIC code of six digits', { ...UK, industryCode: '477100' }, ['/industryCode']],
    ['a date of no calendar', { ...RISK, effectiveDate: '2026-02-29' }, ['/effectiveDate']],
    ['a date before the books', { ...RISK, effectiveDate: '2025-12-31' }, ['/effectiveDate']],
    ['a term under six months', { ...RISK, endDate: '2026-11-30' }, ['/endDate']],
    ['a term above 18 months', { ...RISK, endDate: '2027-12-02' }, ['/endDate']],
    ['no revenue', { ...RISK, revenue: 0 }, ['/revenue']],
    ['half a dollar of revenue', { ...RISK, revenue: 1000.5 }, ['/revenue']],
    ['a revenue beyond all', { ...RISK, revenue: 1e13 }, ['/revenue']],
    ['a revenue in words', { ...RISK, revenue: '5000000' }, ['/revenue']],
    ['a founding after the term begins', { ...RISK, yearEstablished: 2027 }, ['/yearEstablished']],
    ['records below zero', { ...RISK, records: -1 }, ['/records']],
    ['a limit that is not offered', { ...RISK, aggregateLimit: 750_000 }, ['/aggregateLimit']],
    ['a retention that is not offered', { ...RISK, retention: 5_000 }, ['/retention']],
    ['an attachment below an excess layer', { ...RISK, attachment: 1e6 }, ['/attachment']],
    ['a layer without an attachment', { ...LAYER, attachment: null }, ['/attachment']],
    ['a layer with coverages', { ...LAYER, optional: ['BRICKING'] }, ['/optional']],
    ['a layer with tech', { ...LAYER, techENOPercentage: 5 }, ['/techENOPercentage']],
    ['10 hours of waiting', { ...RISK, waitingPeriod: 10 }, ['/waitingPeriod']],
    ['no prior acts', { ...RISK, retroActivePeriod: 0 }, ['/retroActivePeriod']],
    ['an unknown control', { ...RISK, controls: { firewall: 'YES' } }, ['/controls/firewall']],
    ['four MFA answers', { ...RISK, controls: { mfaCount: 4 } }, ['/controls/mfaCount']],
    [
      'an answer that is no text',
      { ...RISK, controls: { mfaCount: { toString: 1 } } },
      ['/controls/mfaCount'],
    ],
    [
      'a control that every object has',
      { ...RISK, controls: { constructor: 'YES' } },
      ['/controls/constructor'],
    ],
    ['a field that every object has', { ...RISK, valueOf: 1 }, ['/valueOf']],
    ['an MFA count in words', { ...RISK, controls: { mfaCount: '3' } }, ['/controls/mfaCount']],
    ['a claim history of 6', { ...RISK, claimHistory: 6 }, ['/claimHistory']],
    ['six adverse flags', { ...RISK, adverseFlags: 6 }, ['/adverseFlags']],
    ['a score above 100', { ...RISK, companyAggregate: 101 }, ['/companyAggregate']],
    [
      'five decimals of a percentage',
      { ...RISK, percentInternationalSales: 1.00001 },
      ['/percentInternationalSales'],
    ],
    [
      'a franchise answer that is none',
      { ...RISK, franchiseSystemConnectivity: 'MAYBE' },
      ['/franchiseSystemConnectivity'],
    ],
    ['an unknown coverage', { ...RISK, optional: ['BRICKING', 'HULL'] }, ['/optional/1']],
    ['a coverage twice', { ...RISK, optional: ['BRICKING', 'BRICKING'] }, ['/optional/1']],
    ['a mandatory coverage left out', { ...RISK, deselected: ['PCI'] }, ['/deselected/0']],
    ['a mandatory coverage cut', { ...RISK, coverageLimits: { PCI: 9 } }, ['/coverageLimits/PCI']],
    [
      'a limit of a coverage that is not chosen',
      { ...RISK, coverageLimits: { BRICKING: 9 } },
      ['/coverageLimits/BRICKING'],
    ],
    [
      'a cyber crime limit below the least',
      { ...RISK, cyberCrimeLimit: 24_999, fundTransferYes: 3 },
      ['/cyberCrimeLimit'],
    ],
    [
      'a cyber crime limit without answers',
      { ...RISK, cyberCrimeLimit: 50_000 },
      ['/fundTransferYes'],
    ],
    ['an unknown endorsement', { ...RISK, endorsements: ['NONE'] }, ['/endorsements/0']],
    [
      'a ransom sublimit below a tenth',
      { ...RISK, ransomEventSublimit: 99_999 },
      ['/ransomEventSublimit'],
    ],
    [
      'a threat sublimit without extortion',
      { ...RISK, extortionThreatSublimit: 500_000, deselected: ['EXTORTION'] },
      ['/extortionThreatSublimit'],
    ],
    [
      'a tech product without its percentage',
      { ...TECH, techENOPercentage: undefined },
      ['/techENOPercentage'],
    ],
    ['a tech product without tech', { ...TECH, techENOPercentage: 0 }, ['/techENOPercentage']],
    ['a tech limit of nothing', { ...RISK, techLimit: 500_000 }, ['/techLimit']],
    ['a tech limit above the most', { ...TECH, techLimit: 6_000_000 }, ['/techLimit']],
    ['an IRPM of no such thing', { ...RISK, irpm: { luck: 1 } }, ['/irpm/luck']],
    ['an IRPM out of its range', { ...RISK, irpm: { drPlanning: 10.5 } }, ['/irpm/drPlanning']],
    [
      'an IRPM where none is allowed',
      { ...RISK, state: 'HI', irpm: { drPlanning: 1 } },
      ['/irpm/drPlanning'],
    ],
    ['a modifier out of its range', { ...RISK, irpmModifier: 1.41 }, ['/irpmModifier']],
    ['a third decimal of a fee', { ...RISK, brokerFee: 1.005 }, ['/brokerFee']],
    ['a fee below zero', { ...RISK, mgaFee: -1 }, ['/mgaFee']],
    ['a yes for a boolean', { ...RISK, isTriaExcluded: 'YES' }, ['/isTriaExcluded']],
    ['a field that it does not know', { ...RISK, colour: 'red' }, ['/colour']],
    ['a list for an object', { ...RISK, controls: [1] }, ['/controls']],
    ['an object for a list', { ...RISK, optional: { BRICKING: 1 } }, ['/optional']],
  ])('refuses %s', (_, body, pointers) => {
    expect(refusalOf(body)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(pointersOf(body)).toEqual(pointers);
  });

  it('names every field that fails at once', () => {
    const body = {
      ...RISK,
      state: 'XX',
      revenue: -5,
      retention: 7,
      claimHistory: 9,
      irpm: { a: 1 },
    };
    expect(pointersOf({ ...body, effectiveDate: 'soon', what: 1 }).sort()).toEqual([
      '/claimHistory',
      '/effectiveDate',
      '/irpm/a',
      '/retention',
      '/revenue',
      '/state',
      '/what',
    ]);
    expect(pointersOf({}).sort()).toEqual([
      '/aggregateLimit',
      '/effectiveDate',
      '/industryCode',
      '/product',
      '/retention',
      '/revenue',
    ]);
  });

  it('names at most a hundred', () => {
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`, n]));
    expect(pointersOf({ ...RISK, ...unknown })).toHaveLength(100);
    expect(pointersOf({ ...RISK, optional: Array(500).fill('HULL') })).toHaveLength(100);
  });

  it.each([null, undefined, [], 'text', 7])('refuses %p as a body', (body) => {
    expect(refusalOf(body).status).toBe(400);
  });

  it('sums an IRPM without the error of binary fractions', () => {
    const irpm = {
      drPlanning: 10,
      companyStability: 10,
      dcmPractices: 9.9,
      financialCondition: 10,
    };
    expect(read({ ...RISK, irpm: { ...irpm, securityAwareness: 0.1 } }).input.irpm).toBeDefined();
    expect(pointersOf({ ...RISK, irpm: { ...irpm, securityAwareness: 0.1001 } })).toEqual([
      '/irpm',
    ]);
  });

  it('gives the same risk whatever the order of the keys', () => {
    for (const { input } of examples) {
      const turned = Object.fromEntries(Object.entries(input).reverse());
      expect(read(turned).input).toEqual(read(input).input);
    }
  });

  it.each([
    ['a limit between the points', { aggregateLimit: 1_234_567 }, { aggregateLimit: 750_000 }],
    ['any retention of the table', { retention: 500_000 }, { retention: 500_001 }],
    ['no prior acts', { retroActivePeriod: 0 }, { retroActivePeriod: 3 }],
  ])('lets an underwriter with bypass have %s', (_, allowed, refused) => {
    const { input, coercions } = read({ ...RISK, ...allowed }, true);
    expect(input).toMatchObject(allowed);
    expect(coercions).toEqual([]);
    if (!('aggregateLimit' in refused)) {
      expect(pointersOf({ ...RISK, ...refused }, true)).toHaveLength(1);
    }
  });

  it('lets nobody have more of a coverage than the answers allow', () => {
    const asked = { ...RISK, cyberCrimeLimit: 1e6, fundTransferYes: 1 };
    const { input, coercions } = read(asked, true);
    expect(input.cyberCrimeLimit).toBe(250_000);
    expect(coercions).toMatchObject([{ requested: 1e6, applied: 250_000 }]);
  });
});
