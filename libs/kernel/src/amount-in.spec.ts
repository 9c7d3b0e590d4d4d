import { amountIn } from './amount-in';

it.each([
  ['$1,250', 1_250, null],
  ['1,250', 1_250, null],
  ['€1.250.000', null, 'is in EUR, and USD is asked for'],
  ['£5', null, 'is in GBP, and USD is asked for'],
  ['250.000', null, 'may be 250 or 250,000'],
  ['much', null, 'is no number'],
  ['9'.repeat(17), null, 'is no number'],
])('%j in dollars: %j, %j', (text, amount, fault) => {
  expect(amountIn(text, { currency: 'USD' })).toEqual({ amount, fault });
});
