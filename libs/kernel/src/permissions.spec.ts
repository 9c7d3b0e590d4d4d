import { hasPermission, narrowed, permissionMap } from './permissions';

const MAP = { quote: ['view', 'bind'], account: ['view'] };

describe('hasPermission', () => {
  it.each<[string[], 'all' | 'any', boolean]>([
    [['quote:bind'], 'all', true],
    [['quote:bind', 'account:view'], 'all', true],
    [['quote:bind', 'account:edit'], 'all', false],
    [['quote:bind', 'account:edit'], 'any', true],
    [['policy:view', 'account:edit'], 'any', false],
    [['any'], 'all', true],
    [['policy:void', 'any'], 'all', true],
    [['none'], 'any', false],
    [['quote:bind', 'none'], 'any', false],
    [['any', 'none'], 'any', false],
    [[], 'all', false],
    [[], 'any', false],
    [['quote'], 'all', false],
    [['constructor:name'], 'all', false],
  ])('of %j, %s required, is %s', (required, match, expected) => {
    expect(hasPermission(MAP, required, match)).toBe(expected);
  });

  it('requires all when nothing else is said', () => {
    expect(hasPermission(MAP, ['quote:bind', 'account:edit'])).toBe(false);
  });
});

describe('permissionMap', () => {
  it('groups names, sorted and without doubles', () => {
    expect(permissionMap(['quote:view', 'account:view', 'quote:bind', 'quote:view'])).toEqual({
      account: ['view'],
      quote: ['bind', 'view'],
    });
  });
});

describe('narrowed', () => {
  it.each([
    [['quote:view'], { quote: ['view'] }],
    [['quote:view', 'quote:fly', 'kites:view'], { quote: ['view'] }],
    [[], {}],
  ])('by %j leaves what is asked for and held', (only, expected) => {
    const map = permissionMap(['quote:view', 'quote:bind', 'account:view']);
    expect(narrowed(map, only)).toEqual(expected);
  });
});
