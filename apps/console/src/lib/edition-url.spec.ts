import { editionUrl } from './edition-url';

const at = (hostname: string, port = '') => ({ protocol: 'http:', hostname, port });

describe('the address of the other edition', () => {
  it.each([
    ['UK', at('localhost', '3000'), 'uk.app.localhost', 'http://uk.app.localhost:3000'],
    ['US', at('uk.app.localhost', '3000'), 'uk.app.localhost', 'http://localhost:3000'],
    ['UK', at('cover.example'), '.uk.cover.example', 'http://uk.cover.example'],
    ['US', at('uk.cover.example'), 'uk.cover.example', 'http://cover.example'],
    ['UK', at('cover.example'), '', null],
  ] as const)('%s from %j', (region, here, suffix, expected) => {
    expect(editionUrl(region, here, suffix)).toBe(expected);
  });
});
