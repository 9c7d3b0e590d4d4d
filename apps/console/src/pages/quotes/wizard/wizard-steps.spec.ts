import { neighbour, placeOf, stepName, stepOf } from './wizard-steps';

it.each([
  ['questions', 'questions'],
  ['state-license', 'state-license'],
  ['additional-nothing', 'verify'],
  [undefined, 'verify'],
  ['verify-submission', 'verify'],
  ['submissions-questions', 'questions'],
  ['submissions-custom-quote', 'custom-quote'],
])('the step of %s is %s', (text, step) => {
  expect(stepOf(text)).toBe(step);
});

it.each([
  ['verify', 'verify-submission'],
  ['product-selector', 'submissions-product-selector'],
  ['additional-info', 'submissions-additional-info'],
  ['state-license', 'state-license'],
] as const)('of a submission %s is named %s', (step, name) => {
  expect(stepName(step, 'a-submission')).toBe(name);
  expect(stepName(step, null)).toBe(step);
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
