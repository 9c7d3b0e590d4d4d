import { checkAssignable, teamsFor } from './assign-agency';

const AGENCY = 'agency';
const AGENT = 'agent';

describe('who may be given an account', () => {
  it.each([
    [
      { agencyId: null, userId: null },
      { agencyId: AGENCY, userId: AGENT },
    ],
    [
      { agencyId: AGENCY, userId: null },
      { agencyId: AGENCY, userId: AGENT },
    ],
    [
      { agencyId: AGENCY, userId: AGENT },
      { agencyId: AGENCY, userId: AGENT },
    ],
    [
      { agencyId: AGENCY, userId: AGENT },
      { agencyId: AGENCY, userId: null },
    ],
  ])('%j lets %j in', (known, wanted) => {
    expect(() => checkAssignable(known, wanted)).not.toThrow();
  });

  it.each([
    [{ agencyId: 'other', userId: null }, 'LINKED_TO_OTHER_AGENCY'],
    [{ agencyId: AGENCY, userId: 'other' }, 'LINKED_TO_OTHER_AGENT'],
  ])('refuses it while %j has it', (known, code) => {
    const wanted = { agencyId: AGENCY, userId: AGENT };
    expect(() => checkAssignable(known, wanted)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the teams that get an account', () => {
  const all = { asked: ['a', 'a'], kept: ['k'], ofAgent: ['o'], fallback: ['f'] };

  it.each([
    [all, ['a']],
    [{ ...all, asked: [] }, ['k']],
    [{ ...all, asked: undefined, kept: [] }, ['o']],
    [{ ...all, asked: undefined, kept: [], ofAgent: [] }, ['f']],
    [{ asked: undefined, kept: [], ofAgent: [], fallback: [] }, []],
  ])('of %j are %j', (choice, teams) => {
    expect(teamsFor(choice)).toEqual(teams);
  });
});
