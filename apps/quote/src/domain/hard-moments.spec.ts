import { addDays, todayIn } from '@palisade/kernel';
import { HARD_MOMENTS } from '@palisade/testing';
import { checkNeedBy, quoteTerm } from './quote-dates';

describe.each(HARD_MOMENTS)('a quote when it is $shown in $zone', (moment) => {
  const { zone, now, today, yesterday } = moment;
  const asOf = () => todayIn(zone, now);

  it('begins in fourteen days when no date is named', () => {
    expect(quoteTerm({}, asOf()).effectiveDate).toBe(addDays(today, 14));
  });

  it.each([
    [-8, false],
    [-7, true],
    [75, true],
    [76, false],
  ])('may begin %s days from the date on the wall: %s', (days, isAllowed) => {
    const term = () => quoteTerm({ effectiveDate: addDays(today, days) }, asOf());
    if (isAllowed) expect(term).not.toThrow();
    else expect(term).toThrow(expect.objectContaining({ code: 'TERM_NOT_ALLOWED' }));
  });

  it('is needed today at the earliest', () => {
    expect(() => checkNeedBy(today, asOf())).not.toThrow();
    expect(() => checkNeedBy(yesterday, asOf())).toThrow();
  });
});
