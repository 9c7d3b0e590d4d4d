import type { IdempotentRequest } from './idempotency-key';
import { fingerprintOf, readIdempotencyKey, scopeOf } from './idempotency-key';

const REQUEST: IdempotentRequest = {
  key: 'k',
  caller: { organizationId: 'o', userId: 'u' },
  address: '10.0.0.1',
  method: 'POST',
  url: '/api/quote/v1',
  body: { a: 1 },
  bodyLength: '7',
};

const SECRET = Buffer.alloc(32, 1);

const scopes = (change: Partial<IdempotentRequest>): boolean =>
  scopeOf({ ...REQUEST, ...change }) === scopeOf(REQUEST);
const prints = (change: Partial<IdempotentRequest>): boolean =>
  fingerprintOf({ ...REQUEST, ...change }, SECRET) === fingerprintOf(REQUEST, SECRET);

describe('the scope of a key', () => {
  it.each<[string, Partial<IdempotentRequest>, boolean]>([
    ['another address of the same person', { address: '10.0.0.2' }, true],
    ['another body', { body: { a: 2 } }, true],
    ['another query', { url: '/api/quote/v1?strict=true' }, true],
    ['another key', { key: 'l' }, false],
    ['another person', { caller: { organizationId: 'o', userId: 'v' } }, false],
    ['another organisation', { caller: { organizationId: 'p', userId: 'u' } }, false],
    ['nobody', { caller: null }, false],
    ['another method', { method: 'PUT' }, false],
    ['another path', { url: '/api/quote/v2' }, false],
  ])('%s', (_, change, isSame) => {
    expect(scopes(change)).toBe(isSame);
  });

  it('tells callers without a token apart by their address', () => {
    const anonymous = { ...REQUEST, caller: null };
    expect(scopeOf(anonymous)).not.toBe(scopeOf({ ...anonymous, address: '10.0.0.2' }));
  });
});

describe('the fingerprint of a call', () => {
  it.each<[string, Partial<IdempotentRequest>, boolean]>([
    ['the same body read again', { body: { a: 1 } }, true],
    ['another body', { body: { a: 2 } }, false],
    ['no body', { body: undefined }, false],
    ['another query', { url: '/api/quote/v1?strict=true' }, false],
    ['another key', { key: 'l' }, true],
  ])('%s', (_, change, isSame) => {
    expect(prints(change)).toBe(isSame);
  });

  it('of a form is the bytes and the name of its file', () => {
    const print = (name: string, content: string): string =>
      fingerprintOf(
        { ...REQUEST, body: undefined, upload: { name, content: Buffer.from(content) } },
        SECRET,
      );
    expect(print('a.csv', 'x')).toBe(print('a.csv', 'x'));
    expect(print('a.csv', 'x')).not.toBe(print('a.csv', 'y'));
    expect(print('a.csv', 'x')).not.toBe(print('b.csv', 'x'));
  });

  it('of a body that streams is its length', () => {
    const upload = { ...REQUEST, body: Buffer.from('x') };
    const same = fingerprintOf({ ...upload, body: Buffer.from('y') }, SECRET);
    const longer = fingerprintOf({ ...upload, bodyLength: '8' }, SECRET);
    expect(fingerprintOf(upload, SECRET)).toBe(same);
    expect(fingerprintOf(upload, SECRET)).not.toBe(longer);
  });
});

describe('readIdempotencyKey', () => {
  it.each([
    [undefined, undefined],
    [' a ', 'a'],
  ])('reads %j as %j', (header, key) => {
    expect(readIdempotencyKey(header)).toBe(key);
  });

  it.each(['', ' ', 'x'.repeat(256)])('refuses %j', (header) => {
    expect(() => readIdempotencyKey(header)).toThrow('1 to 255');
  });
});
