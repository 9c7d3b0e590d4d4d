import { SCORE_CASES } from '@palisade/testing';
import type { Hazard } from '@palisade/trade';
import { SECURITY_QUESTIONS, industryFactors } from '@palisade/trade';
import { firmographicsOf } from '../company';
import type { AssessmentFacts } from './assess-account';
import { assessAccount } from './assess-account';

const UNKNOWN: AssessmentFacts = {
  ...firmographicsOf(null),
  addressVerified: false,
  noDomainAttested: false,
  securityAnswers: {},
  isContactComplete: false,
  hazard: null,
  industry: industryFactors(null),
  findings: {},
  connectors: 0,
};
const COMPLETE: AssessmentFacts = {
  ...UNKNOWN,
  domainName: 'redrockdental.example',
  naicsCode: '621210',
  revenue: 264_000_000,
  noOfEmployeesAll: 24,
  yearEstablished: 1998,
  addressVerified: true,
  numberOfPersonalRecords: 9600,
  ownershipType: 'Private',
  securityAnswers: Object.fromEntries(SECURITY_QUESTIONS.slice(0, 10).map((key) => [key, true])),
  isContactComplete: true,
  hazard: 5,
};

describe('assessAccount', () => {
  it.each(SCORE_CASES)('scores $companyAggregate beside $industryAggregate', (known) => {
    const { employees: noOfEmployeesAll, answers: securityAnswers, findings } = known;
    const hazard = known.hazard as Hazard | null;
    const industry = industryFactors(hazard);
    const said = { hazard, industry, findings, securityAnswers, noOfEmployeesAll };
    const { score } = assessAccount({ ...UNKNOWN, ...said });
    expect([score.companyAggregate, score.industryAggregate]).toEqual([
      known.companyAggregate,
      known.industryAggregate,
    ]);
  });

  it('counts ten points for an account of which everything is known', () => {
    expect(assessAccount(COMPLETE).profile).toEqual({
      profileScore: 10,
      missingFields: [],
      errorMessage: null,
    });
  });

  it('counts no point for an account of which nothing is known, and says why that matters', () => {
    const { profileScore, missingFields, errorMessage } = assessAccount(UNKNOWN).profile;
    expect([profileScore, missingFields.length]).toEqual([0, 10]);
    expect(errorMessage).toBe('Account needs more information to enable Request Quote');
  });

  it.each([
    ['domainName', { domainName: null }],
    ['industryCode', { naicsCode: null }],
    ['revenue', { revenue: null }],
    ['noOfEmployeesAll', { noOfEmployeesAll: null }],
    ['yearEstablished', { yearEstablished: null }],
    ['address', { addressVerified: false }],
    ['numberOfPersonalRecords', { numberOfPersonalRecords: null }],
    ['ownershipType', { ownershipType: null }],
    ['securityAnswers', { securityAnswers: { mfaAdmin: true } }],
    ['policyContact', { isContactComplete: false }],
  ])('misses a point for %s', (field, change) => {
    expect(assessAccount({ ...COMPLETE, ...change }).profile).toMatchObject({
      profileScore: 9,
      missingFields: [field],
    });
  });

  it.each([
    [3, 'Account needs more information to enable Request Quote', {}],
    [4, null, { yearEstablished: 1998 }],
  ])('with %i points answers %s', (profileScore, errorMessage, more) => {
    const facts = { ...UNKNOWN, domainName: 'a.example', revenue: 1, addressVerified: true };
    expect(assessAccount({ ...facts, ...more }).profile).toMatchObject({
      profileScore,
      errorMessage,
    });
  });

  it('keeps what the score was made from', () => {
    const findings = { 'mail.dmarc': 'reject' } as const;
    const answered = { ...UNKNOWN, findings, securityAnswers: { mfaAdmin: true }, hazard: 4 };
    const { inputs, score } = assessAccount({
      ...answered,
      noOfEmployeesAll: 12,
    } as AssessmentFacts);
    expect(inputs).toEqual({
      hazard: 4,
      industry: industryFactors(null),
      observations: {
        'mail.dmarc': 'reject',
        'q.mfaAdmin': 'YES',
        'employees.scale': 12,
        'connectors.count': 0,
      },
    });
    // (30 x 100 + 30 x 75) of 60 known.
    expect(score.insiderThreat).toBe(88);
  });
});
