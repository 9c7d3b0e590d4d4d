import type { NoticeHold, Unpaid } from './unpaid';
import { fitsNotice, noticeDueOn, stillWaits, waitOf } from './unpaid';

const owed: Unpaid = {
  status: 'IN FORCE',
  balance: 105_000,
  owedFrom: '2026-02-14',
  agencyBilled: false,
  isPremiumFinanced: false,
  noticeWaits: null,
};
const waits = { why: 'HELD', since: '2026-02-24' } as const;
const hold: NoticeHold = { reason: 'Promised', by: 'Nora Vale', at: '2026-02-20T12:00:00.000Z' };

describe('the notice of an unpaid policy', () => {
  it.each([
    ['ten days after the due date', {}, '2026-02-24'],
    ['over the end of a month', { owedFrom: '2026-02-20' }, '2026-03-02'],
    ['issued, and not begun', { status: 'ISSUED' }, '2026-02-24'],
    ['paid', { balance: 0, owedFrom: null }, null],
    ['owed, with a payment under way for it', { owedFrom: null }, null],
    ['more was returned than is owed', { balance: -100 }, null],
    ['collected by its agency', { agencyBilled: true }, null],
    ['financed', { isPremiumFinanced: true }, null],
    ['noticed already', { status: 'CANCEL PENDING' }, null],
    ['asked to be cancelled', { status: 'CANCEL REQUESTED' }, null],
    ['over', { status: 'EXPIRED' }, null],
    ['waiting for a person', { noticeWaits: waits }, null],
  ] as [string, Partial<Unpaid>, string | null][])('%s', (_, change, day) => {
    expect(noticeDueOn({ ...owed, ...change })).toBe(day);
  });

  it.each([
    ['goes out', false, null, null],
    ['waits where the agency notices by hand', true, null, 'BY_HAND'],
    ['waits where it is held', false, hold, 'HELD'],
    ['is held first', true, hold, 'HELD'],
  ] as const)('%s', (_, isByHand, held, why) => {
    expect(waitOf({ isByHand, hold: held })).toBe(why);
  });

  it.each([
    ['as long as the same is owed', { balance: 5_000, dueDate: '2026-02-14' }, waits],
    ['not once it is paid', { balance: 0, dueDate: null }, null],
    ['not when the next installment is what is owed', { balance: 9, dueDate: '2026-03-14' }, null],
  ] as const)('waits on %s', (_, after, left) => {
    expect(stillWaits(waits, { dueDate: '2026-02-14' }, after)).toEqual(left);
  });

  it.each([
    ['holdNotice', {}, true],
    ['holdNotice', { balance: 0 }, false],
    ['holdNotice', { noticeHold: hold }, false],
    ['holdNotice', { agencyBilled: true }, false],
    ['holdNotice', { isPremiumFinanced: true }, false],
    ['releaseNotice', {}, false],
    ['releaseNotice', { noticeHold: hold }, true],
    ['endorse', {}, true],
  ] as const)('%s of %j: %s', (action, change, fits) => {
    expect(fitsNotice(action, { ...owed, noticeHold: null, ...change })).toBe(fits);
  });
});
