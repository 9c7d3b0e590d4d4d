import type { Underlying } from './underlying';
import { isFollowing, standingOf, underlyingOf, underlyingRefusal } from './underlying';

const MILLION = 100_000_000;
const BELOW: Underlying = {
  policyId: 'primary',
  insurer: null,
  policyNumber: 'P-26-0000001',
  limit: MILLION,
  attachment: null,
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
  docId: null,
};
const layer = (attachment: number, effectiveDate = '2026-03-01') => ({ attachment, effectiveDate });

describe('what is below a layer', () => {
  it.each<[string, number, string, Partial<Underlying>, boolean]>([
    ['that it reaches', MILLION, '2026-03-01', {}, true],
    ['that begins with it', MILLION, '2026-01-15', {}, true],
    ['that begins later', MILLION, '2026-01-14', {}, false],
    ['that has ended', MILLION, '2027-01-15', {}, false],
    ['that is too low', MILLION + 1, '2026-03-01', {}, false],
    ['that stands on another', 2 * MILLION, '2026-03-01', { attachment: MILLION }, true],
  ])('is a policy %s', (_, attachment, from, change, found) => {
    const one = { ...BELOW, ...change };
    expect(underlyingOf(layer(attachment, from), [one])).toBe(found ? one : null);
  });

  it('is the highest of several', () => {
    const higher = { ...BELOW, policyId: 'higher', attachment: MILLION };
    expect(underlyingOf(layer(MILLION), [BELOW, higher])).toBe(higher);
  });

  it('is missed by its reach', () => {
    expect(underlyingRefusal(layer(2 * MILLION))).toMatchObject({
      code: 'UNDERLYING_MISSING',
      status: 409,
      detail: expect.stringContaining('$2,000,000.00'),
    });
  });

  it.each([
    ['nothing paid', MILLION, 0, { left: MILLION, isGap: false }],
    ['a part paid', MILLION, 30_000_000, { left: 70_000_000, isGap: false }],
    ['more than all', MILLION, 2 * MILLION, { left: 0, isGap: false }],
    ['a limit that was lowered', MILLION + 1, 0, { left: MILLION, isGap: true }],
  ])('stands with %s', (_, attachment, eroded, standing) => {
    expect(standingOf({ attachment }, BELOW, { eroded, hasEnded: false })).toEqual(standing);
  });

  it('is a gap once what is below has ended', () => {
    const standing = standingOf({ attachment: MILLION }, BELOW, { eroded: 0, hasEnded: true });
    expect(standing).toEqual({ left: 0, isGap: true });
  });

  it('is followed while the layer runs', () => {
    expect((['IN FORCE', 'ISSUED', 'CANCELLED', 'BOUND'] as const).map(isFollowing)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
