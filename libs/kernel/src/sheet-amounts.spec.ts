import { questionText, SheetAmounts, usualWriting } from './sheet-amounts';

const read = (texts: readonly string[], separator: string | null, chosen?: '.' | ',') => {
  const amounts = new SheetAmounts(['Company', 'Revenue'], [1]);
  amounts.take(texts.map((text, at) => ({ line: at + 2, cells: ['A', text] })));
  return amounts.read(usualWriting(separator, chosen));
};

it('reads a column by its cells, and shows one of them', () => {
  const { writings, amounts, questions } = read(['250.000', '1.250.000,50'], ';');
  expect(writings.get(1)).toBe(',');
  expect(amounts).toEqual([{ heading: 'Revenue', text: '1.250.000,50', amount: 1_250_000.5 }]);
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
