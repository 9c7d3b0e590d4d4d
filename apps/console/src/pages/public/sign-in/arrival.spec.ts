import { arrivalReason, sameOriginPath, targetOf } from './arrival';

const origin = 'https://app.example';

describe('a redirect address', () => {
  it.each([
    ['/agency/accounts?page=2#top', '/agency/accounts?page=2#top'],
    ['https://app.example/loading', '/loading'],
    ['loading', '/loading'],
  ])('of this site is followed: %s', (address, path) => {
    expect(sameOriginPath(address, origin)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://app.example.evil.example/',
    'http://',
    '',
    undefined,
  ])('of another site is not: %s', (address) => {
    expect(sameOriginPath(address, origin)).toBeNull();
  });

  it('cannot become another host by leading slashes', () => {
    expect(sameOriginPath('https://app.example//evil.example', origin)).toBe('/evil.example');
  });
});

describe('the place after the sign-in', () => {
  const from = { pathname: '/agency/accounts', search: '?size=50', hash: '' };

  it.each([
    ['the redirect address first', { redirectUrl: '/quote/7', from }, '/quote/7'],
    ['else where the person came from', { from }, '/agency/accounts?size=50'],
    ['else the loading page', {}, '/loading'],
    ['where the same person was', { from, fromPerson: 'ann' }, '/agency/accounts?size=50'],
    ['not where another person was', { from, fromPerson: 'bob' }, '/loading'],
    ['not a foreign address', { redirectUrl: 'https://evil.example' }, '/loading'],
  ])('is %s', (_, arrival, expected) => {
    expect(targetOf(arrival, origin, 'ann')).toBe(expected);
  });
});

describe('the line above the form', () => {
  it.each([
    [{ existingUser: true }, 'common:login.existingUser'],
    [{ existingUserForQuote: true }, 'common:login.existingUserForQuote'],
    [{ existingAgentForQuote: true }, 'common:login.existingAgentForQuote'],
    [{}, null],
  ])('tells why the person must sign in: %j', (arrival, key) => {
    expect(arrivalReason(arrival)).toBe(key);
  });
});
