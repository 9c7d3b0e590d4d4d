import type { Account, RiskScore } from '../../../lib/api-types';
import { calculatorBody, newQuote, type QuoteFacts } from './builder-request';
import { initialState, withCoverage } from './builder-state';

const ACCOUNT = {
  id: 'a1',
  state: 'NV',
  naicsCode: '621210',
  sicCode: null,
  revenue: 2_640_000,
  yearEstablished: 2003,
  numberOfPersonalRecords: 1800,
} as unknown as Account;
const UK_ACCOUNT = {
  ...ACCOUNT,
  state: null,
  naicsCode: null,
  sicCode: '62012',
} as unknown as Account;
const SCORE = { companyAggregateCF: 72, industryAggregateCF: 67 } as RiskScore;
const START = initialState('2026-11-21');
const STATE = withCoverage(
  withCoverage(START, 'EXTORTION', { isSelected: true, limit: null }),
  'CYBER_CRIME',
  { isSelected: true, limit: 100_000 },
);
const FACTS: QuoteFacts = {
  account: ACCOUNT,
  product: 'P250',
  answers: { mfaAdmin: true, pendingLitigation: false, backupFrequency: 'WEEKLY', claimHistory: 0 },
  state: STATE,
};

describe('calculatorBody', () => {
  it('names the risk in the words of the rater', () => {
    expect(calculatorBody(FACTS, SCORE)).toEqual({
      effectiveDate: '2026-12-05',
      endDate: '2027-12-05',
      state: 'NV',
      isTriaExcluded: false,
      industryCode: '621210',
      revenue: 2_640_000,
      yearEstablished: 2003,
      records: 1800,
      aggregateLimit: 1_000_000,
      retention: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      securityQuestions: { mfaAdmin: 'YES', pendingLitigation: 'NO', backupFrequency: 'WEEKLY' },
      claimHistory: 0,
      companyAggregate: 72,
      industryAggregate: 67,
      coverages: {
        EXTORTION: { selected: true },
        CYBER_CRIME: { selected: true, limit: 100_000 },
      },
    });
  });

  it('has neither state nor TRIA in the United Kingdom', () => {
    const body = calculatorBody({ ...FACTS, account: UK_ACCOUNT, product: 'P_ONE' }, null);
    expect(body).toMatchObject({ industryCode: '62012' });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['state']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['isTriaExcluded']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['companyAggregate']));
  });
});

describe('newQuote', () => {
  it('asks for the chosen coverages alone, at the aggregate where they have no limit', () => {
    expect(newQuote(FACTS)).toMatchObject({
      accountId: 'a1',
      product: 'P250',
      effectiveDate: '2026-12-05',
      securityQuestions: FACTS.answers,
      initialRequestData: {
        coverages: [{ key: 'EXTORTION' }, { key: 'CYBER_CRIME', limit: 100_000 }],
      },
    });
  });

  it('names a preset that was not changed', () => {
    const state = { ...START, presetName: 'ELITE' as const };
    expect(newQuote({ ...FACTS, state })).toMatchObject({ presetName: 'ELITE' });
    expect(newQuote(FACTS)).not.toHaveProperty('presetName');
  });
});
