import { AGEING_BUCKETS, dueDatesOf } from './ageing';

describe('the ageing of what is outstanding', () => {
  it.each([
    ['current', { from: '2026-05-03', to: null }],
    ['30', { from: '2026-04-03', to: '2026-05-02' }],
    ['60', { from: '2026-03-04', to: '2026-04-02' }],
    ['90', { from: null, to: '2026-03-03' }],
    ['overdue', { from: null, to: '2026-05-31' }],
  ] as const)('has the due dates of %s', (bucket, expected) => {
    expect(dueDatesOf(bucket, '2026-06-01')).toEqual(expected);
  });

  it('has a place for every due date, and one only', () => {
    const held = (date: string) =>
      AGEING_BUCKETS.filter((bucket) => {
        const { from, to } = dueDatesOf(bucket, '2026-06-01');
        return (from === null || date >= from) && (to === null || date <= to);
      });
    for (const date of ['2020-01-01', '2026-03-03', '2026-03-04', '2026-04-02', '2026-04-03']) {
      expect(held(date)).toHaveLength(1);
    }
    for (const date of ['2026-05-02', '2026-05-03', '2026-06-01', '2027-01-01']) {
      expect(held(date)).toHaveLength(1);
    }
  });
});
