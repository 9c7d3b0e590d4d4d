import { endOf, startOf } from './cut-text';

it.each([
  ['short', 5, 'short', 'short'],
  ['longer', 4, 'long', 'nger'],
  ['a😀', 2, 'a', '😀'],
  ['😀a', 2, '😀', 'a'],
  ['😀', 1, '', ''],
])('%s is cut to %i', (text, max, start, end) => {
  expect([startOf(text, max), endOf(text, max)]).toEqual([start, end]);
});
