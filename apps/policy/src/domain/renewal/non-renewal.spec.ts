import type { EndingPolicy } from './non-renewal';
import { nonRenew, optIn, optOut } from './non-renewal';

const POLICY: EndingPolicy = {
  status: 'IN FORCE',
  market: 'ADMITTED',
  state: 'NV',
  endDate: '2027-01-15',
  renewalPolicyId: null,
  nonRenewal: null,
};
const on = (today: string) => ({
  reason: 'UNDERWRITING',
  byName: 'Uma Wells',
  now: new Date(`${today}T12:00:00.000Z`),
  today,
});
const EARLY = on('2026-10-01');
const OPTED_OUT = optOut(POLICY, EARLY);
const NOTICED = nonRenew(POLICY, EARLY);

describe('a policy that is not renewed', () => {
  it('is noticed by its insurer, late too', () => {
    expect(NOTICED).toMatchObject({ by: 'INSURER', noticeMailedOn: '2026-10-01' });
    expect(nonRenew(POLICY, on('2026-11-12')).noticeMailedOn).toBe('2026-11-12');
  });

  it('is opted out by its agency or insured, to the last day', () => {
    expect(optOut(POLICY, on('2027-01-14'))).toMatchObject({ by: 'INSURED', noticeMailedOn: null });
  });

  it.each<[string, Partial<EndingPolicy>, string]>([
    ['is renewed', { renewalPolicyId: 'renewal' }, 'RENEWED_ALREADY'],
    ['was opted out', { nonRenewal: OPTED_OUT }, 'NOT_RENEWED'],
    ['is over', { status: 'EXPIRED' }, 'ILLEGAL_TRANSITION'],
  ])('is decided once: not when it %s', (_, change, code) => {
    for (const decide of [nonRenew, optOut]) {
      const act = (): unknown => decide({ ...POLICY, ...change }, EARLY);
      expect(act).toThrow(expect.objectContaining({ status: 409, code }));
    }
  });

  it('is opted in again, but never against its insurer', () => {
    expect(optIn({ ...POLICY, nonRenewal: OPTED_OUT })).toBeNull();
    for (const nonRenewal of [NOTICED, null]) {
      const act = (): unknown => optIn({ ...POLICY, nonRenewal });
      expect(act).toThrow(expect.objectContaining({ status: 409, code: 'NOT_OPTED_OUT' }));
    }
  });
});
