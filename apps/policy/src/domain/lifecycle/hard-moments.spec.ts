import { addDays, todayIn } from '@palisade/kernel';
import { HARD_MOMENTS } from '@palisade/testing';
import { extendedUntil } from './binder-extension';
import type { Timed } from './due';
import { nextDue } from './due';
import { assertInWindow } from './endorsement-window';
import { isOpenForRenewal } from '../renewal/renewal-window';

const PAID = {
  balance: 0,
  owedFrom: null,
  agencyBilled: false,
  isPremiumFinanced: false,
  noticeWaits: null,
  renewalPolicyId: null,
  renewalStep: 1,
  renewalDeclinedOn: null,
  market: 'ADMITTED' as const,
  state: 'NV',
  nonRenewal: null,
};

const POLICY: Omit<Timed, 'timeZone'> = {
  status: 'IN FORCE',
  effectiveDate: '2025-01-01',
  endDate: '2029-01-01',
  binderExpiresOn: new Date('2025-02-01T00:00:00Z'),
  cancelDate: null,
  offerReportingOn: null,
  reinstateUntil: null,
  limitChangesOn: null,
  ...PAID,
};

describe.each(HARD_MOMENTS)('a policy when it is $shown in $zone', (moment) => {
  const { zone: timeZone, now, today, tomorrow } = moment;
  const isDue = (change: Partial<Timed>): boolean => {
    const due = nextDue({ ...POLICY, timeZone, ...change });
    return due !== null && due.at <= now;
  };

  it.each<[string, (date: string) => Partial<Timed>]>([
    ['takes effect', (effectiveDate) => ({ status: 'ISSUED', effectiveDate })],
    ['ends', (endDate) => ({ endDate })],
    ['is cancelled', (cancelDate) => ({ status: 'CANCEL PENDING', cancelDate })],
    [
      'can be reinstated no more',
      (reinstateUntil) => ({ status: 'IN REINSTATEMENT PERIOD', reinstateUntil }),
    ],
  ])('%s on the date on the wall, and not a day before', (_, on) => {
    expect(isDue(on(today))).toBe(true);
    expect(isDue(on(tomorrow))).toBe(false);
  });

  it('is endorsed from fourteen days back to thirty ahead', () => {
    const term = { effectiveDate: '2025-01-01', endDate: '2029-01-01' };
    const by = { isStaff: false, today: todayIn(timeZone, now) };
    for (const days of [-14, 0, 30]) {
      expect(() => assertInWindow(addDays(today, days), term, by)).not.toThrow();
    }
    for (const days of [-15, 31]) {
      expect(() => assertInWindow(addDays(today, days), term, by)).toThrow();
    }
  });

  it('is extended as a binder to a day after today on the wall, its sixtieth at most', () => {
    const binder = { timeZone, effectiveDate: addDays(today, -59) };
    expect(() => extendedUntil(binder, today, now)).toThrow('after today');
    expect(extendedUntil(binder, tomorrow, now).getTime()).toBeGreaterThan(now.getTime());
    expect(() => extendedUntil(binder, addDays(tomorrow, 1), now)).toThrow('at the latest');
  });

  it('is open for renewal 120 days before its end', () => {
    const asOf = todayIn(timeZone, now);
    const open = { renewalPolicyId: null, nonRenewal: null };
    const ending = (days: number) =>
      ({ ...open, status: 'IN FORCE', endDate: addDays(today, days) }) as const;
    const days = [0, 1, 120, 121].map((left) => isOpenForRenewal(ending(left), asOf));
    expect(days).toEqual([false, true, true, false]);
  });
});
