import { longestNamed, namesIn } from './named-account';

it.each([
  ['Red Rock, cyber', ['red', 'red rock', 'red rock cyber', 'rock', 'rock cyber', 'cyber']],
  ['Fwd: ÄRZTE & Söhne', ['fwd', 'fwd arzte', 'fwd arzte sohne', 'arzte', 'arzte sohne', 'sohne']],
  ['A-1', ['a', 'a 1', '1']],
  ['a a', ['a', 'a a']],
  ['', []],
  ['…', []],
])('what "%s" may name', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('names of sixteen words in eighty, however long the text', () => {
  const names = namesIn(Array.from({ length: 500 }, (_, at) => `w${at}`).join(' '));
  expect(names).toHaveLength(80 * 16 - (16 * 15) / 2);
  expect(names.filter((name) => name.split(' ').length > 16)).toEqual([]);
  expect(names).toContain('w79');
  expect(names).not.toContain('w80');
});

it.each([
  ['the longest', [8, 14], 14],
  ['the only one', [8], 8],
  ['none of two that are called alike', [14, 8, 14], null],
  ['none of none', [], null],
])('means %s', (_, lengths, expected) => {
  const named = lengths.map((letters) => ({ letters }));
  expect(longestNamed(named)?.letters ?? null).toBe(expected);
});
