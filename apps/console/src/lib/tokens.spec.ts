import { decodeToken, secondsLeft } from './tokens';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('gives its claims, names with any letters included', () => {
    const token = `${part({ alg: 'RS256' })}.${part({ sub: '7', name: 'Zoë Ÿ' })}.x`;
    expect(decodeToken(token)).toMatchObject({ sub: '7', name: 'Zoë Ÿ' });
  });

  it.each(['', 'a.b', 'a.!!!.c', `a.${Buffer.from('no json').toString('base64url')}.c`])(
    'that cannot be read counts as none: %s',
    (token) => {
      expect(decodeToken(token)).toBeNull();
    },
  );

  it('has seconds left until its end', () => {
    expect(secondsLeft({ exp: 100 }, 40_000)).toBe(60);
    expect(secondsLeft({ exp: 100 }, 100_500)).toBeLessThan(0);
  });
});
