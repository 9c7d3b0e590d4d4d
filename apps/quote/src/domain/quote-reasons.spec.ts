import type { QuoteStatus } from '@palisade/contracts';
import { reasonsOfStep } from './quote-reasons';

it.each<[QuoteStatus, string[], string[] | null]>([
  ['REFERRED', ['REF_CLASS', 'REF_SCORE'], ['REF_CLASS', 'REF_SCORE']],
  ['REFERRED', ['REF_CLASS', 'REF_CLASS'], ['REF_CLASS']],
  ['DECLINED', ['CLASS_OF_BUSINESS'], ['CLASS_OF_BUSINESS']],
  ['DECLINED', [], []],
  ['READY', ['REF_CLASS'], null],
  ['LOST', ['PRICE'], null],
])('a step to %s with %j is counted by %j', (status, codes, counted) => {
  const statusReasons = codes.map((code) => ({ code, text: '', source: 'rater' as const }));
  expect(reasonsOfStep({ status, statusReasons })).toEqual(counted);
});
