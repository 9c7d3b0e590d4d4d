import { addDays } from '@palisade/kernel';
import { HARD_MOMENTS } from '@palisade/testing';
import { dueDatesOf } from './ageing';
import { billingDay } from './billing-day';

describe.each(HARD_MOMENTS)('an invoice when it is $shown in $zone', (moment) => {
  const { now, today } = moment;
  const isOverdue = (dueDate: string): boolean => {
    const { to } = dueDatesOf('overdue', billingDay(now));
    return to !== null && dueDate <= to;
  };

  it('is not late before its due day has ended where the insured is', () => {
    expect(isOverdue(today)).toBe(false);
    expect(isOverdue(addDays(today, 1))).toBe(false);
  });

  it('is late two days after it wherever that is', () => {
    expect(isOverdue(addDays(today, -2))).toBe(true);
  });
});
