import { programWordIn } from './program-words';

describe('words of programs', () => {
  it.each([
    ['Receipt LP-01a228fb-fe8a-7338-996b-e8463a3cf0b8', '01a228fb-fe8a-'],
    ['Reason: SIZE_TOO_BIG', 'SIZE_TOO_BIG'],
    ['See document.type.SIGNED_APPLICATION', 'SIGNED_APPLICATION'],
    ['See quote.reason.unnamed', 'quote.reason.unnamed'],
  ])('are found in %j: %s', (text, word) => {
    expect(text).toContain(programWordIn(text) ?? 'nothing');
    expect(programWordIn(text)).toBeDefined();
    expect(programWordIn(word)).toBeDefined();
  });

  it.each([
    'Policy P-26-0000001 of Alder Creamery, $1,234.00 due on 02/01/2026',
    'ask help@one.two.example, or https://palisade.example/policy/01a228fb-fe8a-7338/doors',
  ])('are none in %j', (text) => {
    expect(programWordIn(text)).toBeUndefined();
  });
});
