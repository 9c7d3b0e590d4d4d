import type { AmountWriting } from './read-amount';
import { readAmount } from './read-amount';

it.each<[string, number, string?]>([
  ['0', 0],
  ['1250000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['£1,250,000', 1_250_000, 'GBP'],
  ['$ 1,250,000', 1_250_000, 'USD'],
  ['US$1,250', 1_250, 'USD'],
  ['1,250 USD', 1_250, 'USD'],
  ['USD 1,250', 1_250, 'USD'],
  ['1.250.000,50 €', 1_250_000.5, 'EUR'],
  ['EUR 1.250.000', 1_250_000, 'EUR'],
  ['1 250 000,50', 1_250_000.5],
  ['1\u00A0250\u00A0000,50', 1_250_000.5],
  ['1\u202F250\u202F000', 1_250_000],
  ['1\u2009250', 1_250],
  ["1'250'000", 1_250_000],
  ['1’250’000.50', 1_250_000.5],
  ['1´250.-', 1_250],
  ['1250,-', 1_250],
  ['1250000,00', 1_250_000],
  ['1250000.00', 1_250_000],
  ['1,25', 1.25],
  ['0,250', 0.25],
  ['0.250', 0.25],
  ['.5', 0.5],
  ['1234.567', 1234.567],
  ['1,250', 1_250],
  ['(1,250)', -1_250],
  ['($1,250.00)', -1_250, 'USD'],
  ['-5', -5],
  ['−5', -5],
  ['5-', -5],
  ['$-5', -5, 'USD'],
  ['1.2m', 1_200_000],
  ['1.15 million', 1_150_000],
  ['1,5 Mio', 1_500_000],
  ['500k', 500_000],
  ['2bn', 2_000_000_000],
  ['１，２５０', 1_250],
])('%j is %d', (text, amount, currency = '') => {
  expect(readAmount(text)).toMatchObject({
    kind: 'AMOUNT',
    amount,
    currency: currency || null,
  });
});

it.each<[string, AmountWriting, number, number]>([
  ['250.000', 'OURS', 250, 250_000],
  ['-250.000', 'OURS', -250, -250_000],
  ['$1.250', 'OURS', 1.25, 1_250],
  ['1.250m', 'OURS', 1_250_000, 1_250_000_000],
  ['1,250', 'UNKNOWN', 1_250, 1.25],
])('%j (%s) may be %d or %d', (text, writing, point, comma) => {
  expect(readAmount(text, writing)).toMatchObject({
    kind: 'AMBIGUOUS',
    readings: { '.': point, ',': comma },
  });
  expect(readAmount(text, '.')).toMatchObject({ amount: point });
  expect(readAmount(text, ',')).toMatchObject({ amount: comma });
});

it.each([
  '',
  'much',
  '1.2.3',
  '12,50,000',
  '1,2500',
  '1,250.000.000',
  '1.25E+06',
  '0x10',
  '1000²',
  '--5',
  '(5',
  '$5 GBP',
  '1,',
  '5 apples',
  'Infinity',
])('%j is no amount', (text) => {
  expect(readAmount(text)).toEqual({ kind: 'UNREADABLE' });
});
