import type { LikeClaim, Likeness } from './related';
import { likenessOf } from './related';

const ONE: LikeClaim = {
  lossDate: '2026-02-25',
  cause: 'RANSOMWARE',
  reporterName: 'Ada Lovelace',
};

it.each<[string, Partial<LikeClaim>, Likeness[]]>([
  ['the same loss told of twice', {}, ['DAYS', 'CAUSE', 'REPORTER']],
  [
    'a week later, over the end of a month',
    { lossDate: '2026-03-04' },
    ['DAYS', 'CAUSE', 'REPORTER'],
  ],
  ['a week earlier', { lossDate: '2026-02-18' }, ['DAYS', 'CAUSE', 'REPORTER']],
  ['eight days later', { lossDate: '2026-03-05' }, []],
  ['without a date', { lossDate: null }, []],
  ['of another cause', { cause: 'DATA_BREACH' }, ['DAYS', 'REPORTER']],
  ['told of by somebody else', { reporterName: 'Grace Hopper' }, ['DAYS', 'CAUSE']],
  [
    'of the same person in other letters',
    { reporterName: ' ADA lovelace' },
    ['DAYS', 'CAUSE', 'REPORTER'],
  ],
  ['told of by nobody named', { reporterName: null }, ['DAYS', 'CAUSE']],
])('%s', (_, other, likeness) => {
  expect(likenessOf(ONE, { ...ONE, ...other })).toEqual(likeness);
});

it('calls no cause that is not known the same', () => {
  const unknown: LikeClaim = { ...ONE, cause: 'OTHER' };
  expect(likenessOf(unknown, unknown)).toEqual(['DAYS', 'REPORTER']);
});
