import { isHostname } from './hostname';

describe('a host name', () => {
  it.each(['a.example', 'www.harbor-line.co.uk', 'xn--caf-dma.example', '1.example'])(
    'may be %s',
    (text) => expect(isHostname(text)).toBe(true),
  );

  it.each([
    '',
    'localhost',
    'A.example',
    '-a.example',
    'a-.example',
    'a..b',
    'a.b/c',
    '1.2.3.4',
    'a b.c',
  ])('is not %j', (text) => expect(isHostname(text)).toBe(false));

  it('is not longer than 253 characters', () => {
    expect(isHostname(`${'a.'.repeat(126)}bc`)).toBe(false);
  });
});
