import type { PlainDate } from '@palisade/kernel';
import type { NoticeStanding } from './renewal-notice';
import { noticeStanding } from './renewal-notice';

describe('the notice of a conditional renewal', () => {
  it.each<[PlainDate | null, PlainDate, NoticeStanding]>([
    [null, '2026-11-11', 'DUE'],
    [null, '2026-11-12', 'LATE'],
    ['2026-11-11', '2026-12-01', 'MAILED'],
    ['2026-11-12', '2026-12-01', 'MAILED_LATE'],
  ])('that was mailed on %s is, on %s, %s', (mailedOn, today, standing) => {
    expect(noticeStanding({ dueOn: '2026-11-11', mailedOn }, today)).toBe(standing);
  });
});
