import { questionText, SheetAmounts, usualWriting } from './sheet-amounts';

const read = (texts: readonly string[], separator: string | null, chosen?: '.' | ',') => {
  const amounts = new SheetAmounts(['Company', 'Revenue'], [1]);
  amounts.take(texts.map((text, at) => ({ line: at + 2, cells: ['A', text] })));
  return amounts.read(usualWriting(separator, chosen));
};

it('reads a column by its cells, and shows one of them', () => {
  const { writings, amounts, questions } = read(['250.000', '1.250.000,50'], ';');
  expect(writings.get(1)).toBe(',');
  expect(amounts).toEqual([{ heading: 'Revenue', text: '250.000', amount: 250_000 }]);
  expect(questionText(questions)).toBeNull();
});

it.each([
  [',', '250.000', 'Revenue, line 2: "250.000" may be 250 or 250,000.'],
  [';', '1,250', 'Revenue, line 2: "1,250" may be 1,250 or 1.25.'],
])('asks about what nothing tells, until it is chosen', (separator, text, question) => {
  expect(questionText(read([text], separator).questions)).toContain(question);
  expect(questionText(read([text], separator, ',').questions)).toBeNull();
  expect(questionText(read([text], separator, '.').questions)).toBeNull();
});

it('asks nothing about thousands as we write them', () => {
  expect(read(['1,250'], ',').questions).toEqual([]);
});

it('lets numbers of a workbook tell nothing of its texts', () => {
  const amounts = new SheetAmounts(['Revenue'], [0]);
  const texts = ['980.5', '1.250', '250.000'];
  amounts.take(texts.map((text, at) => ({ line: at, cells: [text], numbers: at ? [] : [0] })));
  const { questions } = amounts.read('OURS');
  expect(questionText(questions)).toContain('Revenue, line 1: "1.250" may be 1.25 or 1,250.');
});

it.each([
  [[], 'OURS'],
  [[0], ','],
])('takes a sign of percent as part of shares alone: those at %j', (shares, writing) => {
  const amounts = new SheetAmounts(['Sales'], [0], shares);
  amounts.take([{ line: 2, cells: ['12,5 %'] }]);
  expect(amounts.read('OURS').writings.get(0)).toBe(writing);
});
