import { neighbour, stepOf } from './wizard-steps';

it.each([
  ['questions', 'questions'],
  ['additional-nothing', 'verify'],
  [undefined, 'verify'],
])('the step of %s is %s', (text, step) => {
  expect(stepOf(text)).toBe(step);
});

it.each([
  ['verify', -1, null],
  ['verify', 1, 'product-selector'],
  ['quote', -1, 'questions'],
  ['quote', 1, null],
] as const)('from %s by %d is %s', (step, by, expected) => {
  expect(neighbour(step, by)).toBe(expected);
});
