import { canonicalAddress } from './canonical-address';

describe('the one spelling of an address', () => {
  it.each([
    ['as it is', '/api/auth/v1/users?x=%61#y', '/api/auth/v1/users?x=%61#y'],
    ['letters encoded', '/%61pi/%41uth%2Dx/%7e', '/api/Auth-x/~'],
    ['reserved characters encoded', '/api%2Fauth/%3F%25%20', '/api%2Fauth/%3F%25%20'],
    ['encoded twice', '/%2561pi', '/%2561pi'],
    ['an escape within an escape', '/%%361pi', '/%%361pi'],
    ['letters outside ASCII', '/%C3%A9', '/%C3%A9'],
    ['an origin', 'HTTP://user@x.example:80/%61pi?y', '/api?y'],
    ['an origin alone', 'http://x.example', '/'],
    ['an origin with a query', 'http://x.example?y', '/?y'],
    ['a fragment', '/api/auth#?x', '/api/auth'],
    ['every resource', '*', '*'],
    ['a slash at the end of a call', '/api/x/search/?y=/', '/api/x/search?y=/'],
    ['the same encoded', '/api/%61/', '/api/a'],
    ['a slash at the end of a page', '/agency/', '/agency/'],
    ['two slashes at the end', '/api/a//', '/api/a//'],
    ['two slashes', '//api/auth', '//api/auth'],
  ])('%s', (_, address, expected) => {
    expect(canonicalAddress(address)).toBe(expected);
  });
});
