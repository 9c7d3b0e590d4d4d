import type { FileAges } from './desk';
import { agesOf } from './desk';

const NONE: FileAges = { upTo30: 0, upTo90: 0, upTo180: 0, older: 0 };

it.each<[string, Partial<FileAges>]>([
  ['2026-07-01', { upTo30: 1 }],
  ['2026-06-01', { upTo30: 1 }],
  ['2026-05-31', { upTo90: 1 }],
  ['2026-04-02', { upTo90: 1 }],
  ['2026-04-01', { upTo180: 1 }],
  ['2026-01-02', { upTo180: 1 }],
  ['2026-01-01', { older: 1 }],
])('a file reported on %s', (reported, ages) => {
  expect(agesOf([{ reported, files: 1 }], '2026-07-01')).toEqual({ ...NONE, ...ages });
});

it('counts each file once', () => {
  const days = [
    { reported: '2026-06-30', files: 2 },
    { reported: '2025-06-30', files: 1 },
  ];
  expect(agesOf(days, '2026-07-01')).toEqual({ ...NONE, upTo30: 2, older: 1 });
  expect(agesOf([], '2026-07-01')).toEqual(NONE);
});
