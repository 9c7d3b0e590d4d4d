import { holdsProgramWord } from './program-words';

describe('a text with words of programs', () => {
  it.each([
    ['Receipt LP-01a228fb-fe8a-7338-996b-e8463a3cf0b8', true],
    ['Reason: SIZE_TOO_BIG', true],
    ['quote:statusWord.UNHEARD', true],
    ['statusWord.UNHEARD', true],
    ['Policy P-26-0000001, due on 02/01/2026', false],
    ['application.pdf', false],
    ['account:assign-agent', false],
    ['01a228fb-fe8a-7338-996b-e8463a3cf0b8@agents.example', false],
    ['Nora Vale, help@policy.example, https://quote.example/status.READY', false],
  ])('%j: %s', (text, isFound) => {
    expect(holdsProgramWord(text)).toBe(isFound);
  });
});
