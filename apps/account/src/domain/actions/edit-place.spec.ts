import { areTeamsOf, checkSameCountry, checkStillSeen, teamsAfter } from './edit-place';

const isOwn = (id: string): boolean => ['east', 'west'].includes(id);

describe('the place of a client', () => {
  it.each<[string[], string[], string[]]>([
    [['east'], ['east'], ['east']],
    [['east'], ['west', 'west'], ['west']],
    [['east', 'north'], ['west'], ['north', 'west']],
    [['north'], ['north'], ['north']],
    [[], ['east', 'west'], ['east', 'west']],
  ])('in teams %j becomes by %j %j', (known, named, after) => {
    expect(teamsAfter(known, named, isOwn)).toEqual(after);
  });

  it.each<[string[], string[], string]>([
    [['east'], ['north'], '/teams/0/id'],
    [['east'], ['east', 'south'], '/teams/1/id'],
  ])('in teams %j does not become %j', (known, named, pointer) => {
    const errors = [expect.objectContaining({ pointer })];
    const refusal = expect.objectContaining({ status: 400, code: 'INVALID_TEAM', errors });
    expect(() => teamsAfter(known, named, isOwn)).toThrow(refusal);
  });

  it.each<[string[], string[], boolean]>([
    [['east', 'west'], ['west', 'east'], true],
    [['east'], ['east', 'east'], true],
    [['east', 'west'], ['east'], false],
    [['east'], ['east', 'west'], false],
    [[], [], true],
  ])('in teams %j is the one in %j: %s', (known, named, isSame) => {
    expect(areTeamsOf(known, named)).toBe(isSame);
  });

  it('stays in sight of who changes it', () => {
    const caller = { seesAllTeams: false, teamIds: ['east'] };
    const errors = [expect.objectContaining({ pointer: '/teams' })];
    const refusal = expect.objectContaining({ status: 400, code: 'TEAMS_NOT_OWN', errors });
    expect(() => checkStillSeen(caller, ['north'])).toThrow(refusal);
    expect(() => checkStillSeen(caller, ['north', 'east'])).not.toThrow();
    expect(() => checkStillSeen({ ...caller, seesAllTeams: true }, ['north'])).not.toThrow();
  });

  it('keeps its country', () => {
    expect(() => checkSameCountry('USA', undefined)).not.toThrow();
    expect(() => checkSameCountry('USA', 'USA')).not.toThrow();
    const refusal = expect.objectContaining({ status: 400, code: 'COUNTRY_FIXED' });
    expect(() => checkSameCountry('USA', 'GBR')).toThrow(refusal);
  });
});
