import { editionUrl } from './edition-url';

describe('the address of an edition', () => {
  const local = 'http://localhost:3000';
  const live = 'https://app.example';

  it.each([
    ['the public one for the United States', local, 'uk.app.localhost', 'US', local],
    ['the public one for an organisation without edition', local, 'uk.app.localhost', null, local],
    [
      'the host of the United Kingdom, on the same port',
      local,
      'uk.app.localhost',
      'UK',
      'http://uk.app.localhost:3000',
    ],
    ['under the same protocol', live, '.uk.app.example', 'UK', 'https://uk.app.example'],
    ['with the same path', `${live}/p`, 'uk.app.example', 'UK', 'https://uk.app.example/p'],
    [
      'the public one when that is in the United Kingdom already',
      'https://a.uk.app.example',
      'uk.app.example',
      'UK',
      'https://a.uk.app.example',
    ],
    ['the public one when there is no other host', live, '', 'UK', live],
  ] as const)('is %s', (_, publicUrl, suffix, region, expected) => {
    expect(editionUrl(publicUrl, suffix, region)).toBe(expected);
  });
});
