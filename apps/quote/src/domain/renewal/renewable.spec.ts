import type { PolicyStatus } from '@palisade/contracts';
import { checkRenewable, checkRoomForRenewal, followingTerm } from './renewable';

const refused = (code: string): Error => expect.objectContaining({ status: 409, code }) as Error;

describe('a policy that is to be followed', () => {
  it.each<[PolicyStatus, string, boolean, string | null]>([
    ['IN FORCE', '2026-09-16', false, 'NOT_OPEN_FOR_RENEWAL'],
    ['IN FORCE', '2026-09-17', false, null],
    ['IN FORCE', '2027-01-14', false, null],
    ['EXPIRED', '2027-01-22', false, null],
    ['EXPIRED', '2027-01-23', false, 'NOT_OPEN_FOR_RENEWAL'],
    ['CANCEL PENDING', '2026-12-01', false, 'NOT_OPEN_FOR_RENEWAL'],
    ['RENEWED', '2027-01-15', false, 'NOT_OPEN_FOR_RENEWAL'],
    ['IN FORCE', '2026-12-01', true, 'NOT_RENEWED'],
  ])('while %s on %s', (status, today, isEnding, code) => {
    const check = (): void =>
      checkRenewable({ status, endDate: '2027-01-15' }, { today, isEnding });
    if (code) expect(check).toThrow(refused(code));
    else expect(check).not.toThrow();
  });

  it('has three renewals to choose from at most, and one that is bound', () => {
    expect(() => checkRoomForRenewal({ open: 2, bound: 0 })).not.toThrow();
    expect(() => checkRoomForRenewal({ open: 3, bound: 0 })).toThrow(refused('RENEWAL_OPTIONS'));
    expect(() => checkRoomForRenewal({ open: 0, bound: 1 })).toThrow(refused('RENEWED_ALREADY'));
  });

  it.each([
    ['2027-01-15', '2028-01-15'],
    ['2028-02-29', '2029-02-28'],
  ])('ends where a year begins: %s to %s', (effectiveDate, endDate) => {
    expect(followingTerm({ endDate: effectiveDate })).toEqual({ effectiveDate, endDate });
  });
});
