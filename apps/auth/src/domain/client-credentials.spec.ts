import { clientCredentials } from './client-credentials';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const INVALID = expect.objectContaining({ code: 'INVALID_CLIENT', status: 401 });
const TWICE = expect.objectContaining({ code: 'TWO_CREDENTIALS', status: 400 });

describe('the credentials of a machine', () => {
  it.each([
    ['of the form', undefined, { client_id: 'a', client_secret: 'b' }, { id: 'a', secret: 'b' }],
    ['of the header', basic('a:b'), {}, { id: 'a', secret: 'b' }],
    ['whose secret has a colon', basic('a:b:c'), {}, { id: 'a', secret: 'b:c' }],
    ['written as in a form', basic('a%2Bb:c%3A+d'), {}, { id: 'a+b', secret: 'c: d' }],
    ['with a sign of forms in it', basic('a:b&id=c'), {}, { id: 'a', secret: 'b&id=c' }],
    [
      'of the header, named in the form too',
      basic('a:b'),
      { client_id: 'a' },
      { id: 'a', secret: 'b' },
    ],
    [
      'of the form beside a token',
      'Bearer x.y.z',
      { client_id: 'a', client_secret: 'b' },
      { id: 'a', secret: 'b' },
    ],
  ])('are those %s', (_, header, form, credentials) => {
    expect(clientCredentials(header, form)).toEqual(credentials);
  });

  it.each([
    ['none', undefined, {}, INVALID],
    ['an id alone', undefined, { client_id: 'a' }, INVALID],
    ['a secret alone', undefined, { client_secret: 'b' }, INVALID],
    ['a header without a colon', basic('ab'), {}, INVALID],
    ['a header of another kind', 'Bearer abc', {}, INVALID],
    ['a header of nothing', 'Basic ', {}, INVALID],
    ['a header and another id', basic('a:b'), { client_id: 'c' }, TWICE],
    ['a header and a form', basic('a:b'), { client_id: 'a', client_secret: 'b' }, TWICE],
  ])('are not %s', (_, header, form, refusal) => {
    expect(() => clientCredentials(header, form)).toThrow(refusal);
  });
});
