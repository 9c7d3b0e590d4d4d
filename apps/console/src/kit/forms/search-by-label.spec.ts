import { SEARCH_BY_LABEL } from './search-by-label';

describe('a choice that is searched by its label', () => {
  it.each([
    ['elan', 'Élan Studio', true],
    ['ÅNG', 'A\u030angstro\u0308m Labs', true],
    ['obrien', 'O’Brien', true],
    ['zebra', 'Zulu', false],
    ['', 'Zulu', true],
  ])('%j: %j %s', (typed, label, isFound) => {
    expect(SEARCH_BY_LABEL.filterOption(typed, { label })).toBe(isFound);
  });
});
