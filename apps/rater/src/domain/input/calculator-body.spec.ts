import type { DomainError } from '@palisade/kernel';
import { SEED_SHELF } from '../books/rate-books';
import { readInput } from './read-input';

const BODY = {
  product: 'P250',
  naicsCode: '541611',
  state: 'OH',
  revenue: 5_000_000,
  limit: 1_000_000,
  deductible: 10_000,
  waitingPeriod: 8,
  retroActivePeriod: -1,
  effectiveDate: '2026-06-01',
  endDate: '2027-06-01',
  isSurplus: false,
  carrier: 'NORTHWALL-2026',
  numberOfPersonalRecords: 4_000,
  coverages: {
    LIABILITY: { isSelected: true, limit: 1_000_000 },
    16: { selected: true, limit: 1_000_000 },
    17: { selected: true, limit: 500_000 },
    20: { selected: false },
    24: { selected: true, limit: 100_000 },
    BRICKING: { isSelected: true, limit: 250_000 },
    CCPA: { isSelected: false, limit: 250_000 },
    48: { selected: true },
    53: { selected: true, limit: 400_000 },
  },
  securityQuestions: {
    mfaCloud: 'YES',
    mfaRemote: true,
    mfaAdmin: 'NO',
    backupFrequency: 'WEEKLY',
    dmzSeparation: false,
    isVerifyingBankAccounts: 'YES',
    isAuthenticatingFundTransferRequests: 'YES',
    pastCyberIncident: 'YES',
    pendingLitigation: true,
    claimHistory: 3,
    patchingFrequency: null,
  },
  cowbellRiskFactors: { companyAggregateCF: 61, industryAggregateCF: 58, compliance: 20 },
};

const read = (body: object) => readInput(body, { mayBypass: false, books: SEED_SHELF });

function pointersOf(body: object): (string | undefined)[] {
  try {
    read(body);
  } catch (error) {
    return (error as DomainError).errors.map(({ pointer }) => pointer);
  }
  return [];
}

describe('the body of the calculator', () => {
  it('is the same risk in other words', () => {
    const { input, coercions } = read(BODY);
    expect(coercions).toEqual([]);
    expect(input).toMatchObject({
      industryCode: '541611',
      aggregateLimit: 1_000_000,
      retention: 10_000,
      waitingPeriod: 8,
      records: 4_000,
      controls: { mfaCount: '2', backupFrequency: 'WEEKLY', dmzSeparation: 'NO' },
      claimHistory: 3,
      adverseFlags: 2,
      fundTransferYes: 2,
      optional: ['BRICKING'],
      deselected: ['BUSINESS_INTERRUPTION'],
      endorsements: ['DEFENSE_COUNSEL'],
      coverageLimits: { EXTORTION: 500_000, BRICKING: 250_000 },
      cyberCrimeLimit: 100_000,
      ransomEventSublimit: 400_000,
      companyAggregate: 61,
      industryAggregate: 58,
      litigation: ['pendingLitigation'],
      riskFactors: { compliance: 20 },
    });
  });

  it('deselects the core coverages that it does not choose', () => {
    const { deselected } = read({ ...BODY, coverages: {} }).input;
    expect(deselected).toEqual(['DATA_RESTORATION', 'EXTORTION', 'BUSINESS_INTERRUPTION']);
  });

  it('counts no MFA answer when none is given', () => {
    const { controls } = read({ ...BODY, securityQuestions: { mfaCloud: null } }).input;
    expect(controls).toEqual({});
  });

  it('takes the aggregate limit before the limit', () => {
    const { coverages: _, ...body } = BODY;
    expect(read({ ...body, aggregateLimit: 2_000_000 }).input.aggregateLimit).toBe(2_000_000);
  });

  it.each<[string, object, string[]]>([
    ['a field under both names', { industryCode: '541512' }, ['/naicsCode']],
    ['a bad value under the name it was sent', { deductible: 7 }, ['/deductible']],
    ['both forms of coverages', { optional: ['CCPA'] }, ['/optional']],
    ['an unknown coverage', { coverages: { 99: { selected: true } } }, ['/coverages/99']],
    ['a selection that is none', { coverages: { CCPA: true } }, ['/coverages/CCPA']],
    [
      'cyber crime without a limit',
      { coverages: { CYBER_CRIME: { selected: true } } },
      ['/coverages/CYBER_CRIME'],
    ],
    [
      'a mandatory coverage that is not chosen',
      { coverages: { PCI: { selected: false } } },
      ['/coverages/PCI'],
    ],
    [
      'a mandatory coverage with a limit of its own',
      { coverages: { PCI: { selected: true, limit: 5 } } },
      ['/coverages/PCI'],
    ],
    [
      'tech without its percentage',
      { coverages: { TECH_ENO: { selected: true } } },
      ['/techENOPercentage'],
    ],
    ['an unknown question', { securityQuestions: { vpn: 'YES' } }, ['/securityQuestions/vpn']],
    [
      'an answer that is none',
      { securityQuestions: { mfaCloud: 'PERHAPS' } },
      ['/securityQuestions/mfaCloud'],
    ],
    ['an unknown risk factor', { cowbellRiskFactors: { luck: 1 } }, ['/cowbellRiskFactors/luck']],
    [
      'a score out of range',
      { cowbellRiskFactors: { compliance: 101 } },
      ['/cowbellRiskFactors/compliance'],
    ],
    ['a carrier that is no text', { carrier: 5 }, ['/carrier']],
  ])('refuses %s', (_, fields, pointers) => {
    expect(pointersOf({ ...BODY, ...fields })).toEqual(pointers);
  });

  it.each([
    ['P_100', 'P100'],
    ['P250', undefined],
  ])('with the product of the address %s', (product, rated) => {
    const { product: _, isSurplus: __, ...body } = BODY;
    const { input } = readInput(body, { product, mayBypass: false, books: SEED_SHELF });
    expect(input.product).toBe(rated ?? product);
  });

  it('refuses another product than that of the address', () => {
    expect(() => readInput(BODY, { product: 'P100', mayBypass: false, books: SEED_SHELF })).toThrow(
      /P100/,
    );
    expect(() => readInput(BODY, { product: 'P999', mayBypass: false, books: SEED_SHELF })).toThrow(
      /No such product/,
    );
  });
});
