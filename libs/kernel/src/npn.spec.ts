import { isNpn, producerNumberProblem } from './npn';

describe('isNpn', () => {
  it.each([
    ['1', true],
    ['1234567890', true],
    ['12345678901', false],
    ['', false],
    ['12a', false],
    ['-12', false],
    ['1 2', false],
    ['１２', false],
  ])('of %j is %s', (text, expected) => {
    expect(isNpn(text)).toBe(expected);
  });
});

describe('producerNumberProblem', () => {
  it.each([
    ['10234567', null],
    ['1234567890', null],
    ['', 'Producer number is required'],
    ['ten', 'Producer number is required'],
    ['1 2', 'Producer number is required'],
    ['12345678901', 'NPN must be less than or equal to 10 digits'],
  ])('of %j is %j', (text, problem) => {
    expect(producerNumberProblem(text)).toBe(problem);
  });
});
