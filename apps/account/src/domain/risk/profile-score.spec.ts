import { SECURITY_QUESTIONS } from '@palisade/trade';
import type { ProfileFacts } from './profile-score';
import { profileOf } from './profile-score';

const answers = (count: number) =>
  Object.fromEntries(SECURITY_QUESTIONS.slice(0, count).map((name) => [name, true]));
const HALF = Math.ceil(SECURITY_QUESTIONS.length / 2);
const FACTS = {
  domainName: 'example.com',
  noDomainAttested: false,
  naicsCode: '621210',
  sicCode: null,
  revenue: 100,
  noOfEmployeesAll: 3,
  yearEstablished: 1999,
  addressVerified: true,
  numberOfPersonalRecords: 0,
  ownershipType: 'Private',
  securityAnswers: answers(HALF),
  isContactComplete: true,
} as unknown as ProfileFacts;

describe('how complete an account is', () => {
  it.each<[string, Partial<ProfileFacts>, string[]]>([
    ['all is known', {}, []],
    ['it has no domain', { domainName: null }, ['domainName']],
    ['it has none and says so', { domainName: null, noDomainAttested: true }, []],
    ['its industry is not known', { naicsCode: null }, ['industryCode']],
    ['its industry is known by another code', { naicsCode: null, sicCode: '8021' }, []],
    ['its revenue is not known', { revenue: null }, ['revenue']],
    ['its people are not counted', { noOfEmployeesAll: null }, ['noOfEmployeesAll']],
    ['its year is not known', { yearEstablished: null }, ['yearEstablished']],
    ['its address is not verified', { addressVerified: false }, ['address']],
    ['its records are not counted', { numberOfPersonalRecords: null }, ['numberOfPersonalRecords']],
    ['its owners are not known', { ownershipType: null }, ['ownershipType']],
    ['less than half is answered', { securityAnswers: answers(HALF - 1) }, ['securityAnswers']],
    ['nobody can be written to', { isContactComplete: false }, ['policyContact']],
  ])('when %s', (_, change, missing) => {
    const profile = profileOf({ ...FACTS, ...change });
    expect(profile.missingFields).toEqual(missing);
    expect(profile.profileScore).toBe(10 - missing.length);
    expect(profile.errorMessage).toBeNull();
  });

  it.each([
    [4, null],
    [3, 'Account needs more information to enable Request Quote'],
  ])('is enough for a quote with %i points: %s', (score, expected) => {
    const unknown: Partial<ProfileFacts> = {
      domainName: null,
      naicsCode: null,
      revenue: null,
      noOfEmployeesAll: null,
      yearEstablished: null,
      addressVerified: false,
      isContactComplete: score === 4,
    };
    const profile = profileOf({ ...FACTS, ...unknown });
    expect(profile.profileScore).toBe(score);
    expect(profile.errorMessage).toBe(expected);
  });
});
