import { neighbour, placeOf, stepOf } from './wizard-steps';

it.each([
  ['questions', 'questions'],
  ['state-license', 'state-license'],
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
  ['state-license', -1, 'quote'],
  ['custom-quote', -1, 'quote'],
  ['additional-info', 1, null],
] as const)('from %s by %d is %s', (step, by, expected) => {
  expect(neighbour(step, by)).toBe(expected);
});

it.each([
  ['verify', 0],
  ['quote', 3],
  ['custom-quote', 3],
  ['state-license', 3],
] as const)('%s is at place %d of the way', (step, expected) => {
  expect(placeOf(step)).toBe(expected);
});
