import { checkSameCountry, teamsAfter } from './edit-place';

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

  it('keeps its country', () => {
    expect(() => checkSameCountry('USA', undefined)).not.toThrow();
    expect(() => checkSameCountry('USA', 'USA')).not.toThrow();
    const refusal = expect.objectContaining({ status: 400, code: 'COUNTRY_FIXED' });
    expect(() => checkSameCountry('USA', 'GBR')).toThrow(refusal);
  });
});
