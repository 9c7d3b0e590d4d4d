import {
  checkFirstPerson,
  checkSecondPerson,
  isAnotherPerson,
  paysAlone,
  TWO_PERSON_ACTS,
} from './second-person';

const ADA = { id: 'ada', name: 'Ada Reed' };
const BEN = { id: 'ben', name: 'Ben Cole' };
const REFUSED = expect.objectContaining({
  status: 403,
  code: 'SECOND_PERSON_NEEDED',
  detail: expect.stringMatching(/^Another person must approve this: /),
});

describe('the second person', () => {
  const signedIn = { behind: ADA, isPerson: true, mayNow: true };

  it('is another person, who may approve at that moment', () => {
    expect(checkSecondPerson(['ben'], signedIn)).toEqual(ADA);
    expect(checkSecondPerson(['ben', 'cleo'], signedIn)).toEqual(ADA);
  });

  it.each([
    ['the same person, by whatever session or entered account', ['ada'], signedIn],
    ['one of several who had a part in it', ['ben', 'ada'], signedIn],
    ['a key of the same person', ['ada'], { ...signedIn, isPerson: false }],
    ['a key of another person', ['ben'], { ...signedIn, isPerson: false }],
    ['a key that nobody knows the person of', ['ben'], { ...signedIn, behind: null }],
    ['somebody whose role was changed between', ['ben'], { ...signedIn, mayNow: false }],
    ['anybody, where nobody knows who began it', [null], signedIn],
    ['anybody, where nobody knows one of those who began it', ['ben', null], signedIn],
    ['anybody, where nobody began it', [], signedIn],
  ])('is not %s', (_, begunBy, approver) => {
    expect(() => checkSecondPerson(begunBy, approver)).toThrow(REFUSED);
  });

  it.each([
    [['ben'], 'ada', true],
    [['ada'], 'ada', false],
    [[null], 'ada', false],
    [[], 'ada', false],
    [['ben'], null, false],
  ] as const)('of %j is %j: %j', (begunBy, id, expected) => {
    expect(isAnotherPerson(begunBy, id)).toBe(expected);
  });
});

it.each([
  [1_000_000, 0, true],
  [1_000_001, 0, false],
  [400_000, 600_000, true],
  [400_000, 600_001, false],
])('pays %i alone, after %i in 30 days: %j', (amount, before, expected) => {
  expect(paysAlone(amount, before)).toBe(expected);
});

it('begins with somebody who is known', () => {
  expect(checkFirstPerson(BEN)).toEqual(BEN);
  expect(() => checkFirstPerson(null)).toThrow(REFUSED);
});

it('asks for one permission of each act', () => {
  const permissions = Object.values(TWO_PERSON_ACTS).map(({ permission }) => permission);
  expect(permissions.filter((one) => !/^[a-z-]+:[a-z-]+$/.test(one))).toEqual([]);
});
