import type { ReadColumn } from './amount-column';
import { AmountColumn } from './amount-column';
import type { AmountWriting } from './read-amount';

const column = (usual: AmountWriting, texts: readonly string[]): ReadColumn => {
  const amounts = new AmountColumn();
  texts.forEach((text, at) => amounts.take({ line: at + 2, text }));
  return amounts.read(usual);
};

it.each<[AmountWriting, string[], AmountWriting, [string, number, number] | null]>([
  ['OURS', [], 'OURS', null],
  ['OURS', ['1250000', '5'], 'OURS', null],
  ['OURS', ['1,250', '900'], 'OURS', null],
  ['OURS', ['1.250'], 'OURS', ['1.250', 1.25, 1250]],
  ['OURS', ['1.250', '1.250.000,50'], ',', null],
  ['OURS', ['1.250', '12.50'], '.', null],
  ['UNKNOWN', ['1,250'], 'UNKNOWN', ['1,250', 1250, 1.25]],
  ['UNKNOWN', ['1,250', '1,250,000'], '.', null],
  ['OURS', ['1,250', '1.250.000', '1,250,000'], 'UNKNOWN', ['1,250', 1250, 1.25]],
  ['OURS', ['1,250', '2,500', '12,50'], 'UNKNOWN', ['1,250', 1250, 1.25]],
  ['OURS', ['$1,250', '$2,500', '1.250.000'], 'UNKNOWN', ['$1,250', 1250, 1.25]],
  ['UNKNOWN', ['1,250', '12,50'], ',', null],
  [',', ['1,250', '12,50'], ',', null],
  [',', ['1.250'], ',', null],
])('%s with %j is written %s', (usual, texts, writing, asked) => {
  const amounts = column(usual, texts);
  expect(amounts.writing).toBe(writing);
  const { text, point, comma } = amounts.question ?? {};
  expect(asked ? [text, point, comma] : amounts.question).toEqual(asked);
});

it('shows by one cell how it was read, and asks about one by its line', () => {
  expect(column('OURS', ['5', '1.250.000,50']).example).toEqual({
    text: '1.250.000,50',
    amount: 1_250_000.5,
  });
  expect(column('OURS', ['12.50', '1.250']).example).toEqual({ text: '1.250', amount: 1.25 });
  expect(column('OURS', ['5']).example).toBeNull();
  expect(column('OURS', ['5', '1.250']).question).toMatchObject({ line: 3 });
});
