import { isSecret, redact } from './redact.mjs';

describe('redact', () => {
  it.each([
    ['a password', { password: 'Palisade-demo-1' }, { password: 'kept-out-of-examples' }],
    ['a token', { accessToken: 'eyJhbGciOi.x.y' }, { accessToken: 'kept-out-of-examples' }],
    ['a token in a text', { link: '/e/eyJhbGci.eyJz.ab-c' }, { link: '/e/kept-out-of-examples' }],
    ['a key of the portal', { key: '3f9c2b7a1d5e4f60a1b2' }, { key: 'kept-out-of-examples' }],
    [
      'where it was recorded',
      { url: 'http://127.0.0.1:8/a' },
      { url: 'https://palisade.example/a' },
    ],
    [
      'the host of an edition where it was recorded',
      { url: 'http://uk.app.localhost:8/a' },
      { url: 'https://palisade.example/a' },
    ],
    ['a code of a link', { secret: '123456' }, { secret: 'kept-out-of-examples' }],
  ])('keeps %s out', (_, body, shown) => {
    expect(redact(body)).toEqual(shown);
  });

  it.each([
    ['a coverage', { key: 'CONTINGENT_BI' }],
    ['what is not there', { password: null, token: '' }],
    ['the kind of a token', { token_type: 'Bearer' }],
    ['numbers and dates', { premium: 1234.5, effectiveDate: '2026-02-01' }],
  ])('shows %s', (_, body) => {
    expect(redact(body)).toEqual(body);
  });

  it('shows the first two of a list, and the beginning of a long text', () => {
    expect(redact({ rows: [1, 2, 3], text: 'a'.repeat(500) })).toEqual({
      rows: [1, 2],
      text: `${'a'.repeat(400)}…`,
    });
  });

  it('knows a secret in an address', () => {
    expect([isSecret('token', 'abc'), isSecret('policyId', 'abc')]).toEqual([true, false]);
  });
});
