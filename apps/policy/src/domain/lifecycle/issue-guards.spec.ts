import type { PolicyStatus } from '@palisade/contracts';
import { authorityRefusal, overlapRefusal, unsignedRefusal } from '@palisade/trade';
import type { RenewedTerm } from '../renewal/renewal-guard';
import type { IssueConditions, Issuer, Subjectivity } from './issue-guards';
import { assertIssuable, barring, unmetIssueGuards, isOursToIssue } from './issue-guards';

const subjectivity = (stage: Subjectivity['stage'], state: Subjectivity['state']): Subjectivity =>
  ({ title: 'MFA', stage, state }) as Subjectivity;
const READY: IssueConditions = {
  isSigned: true,
  subjectivities: [],
  overlaps: null,
  renews: null,
  gap: null,
  binder: { id: 'renewal', effectiveDate: '2027-01-15' },
};
const TERM: RenewedTerm = {
  policyNumber: 'P-1',
  status: 'IN FORCE',
  endDate: '2027-01-15',
  renewalPolicyId: null,
  nonRenewal: null,
  reporting: null,
};
const OPTED_OUT: RenewedTerm['nonRenewal'] = {
  by: 'INSURED',
  reason: 'Sold',
  byName: 'Nora Vale',
  at: '2026-12-01T12:00:00.000Z',
  noticeMailedOn: null,
};
const STAFF: Issuer = { isAgency: false, canIssue: false };
const OTHER = {
  product: 'P250',
  policyNumber: 'P-1',
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
} as const;
// What quote lists from the first price on, word for word.
const AUTHORITY = ['/agencyId', 'ISSUE_AUTHORITY_MISSING', authorityRefusal().detail] as const;
const UNSIGNED = ['/signed', 'APPLICATION_UNSIGNED', unsignedRefusal().detail] as const;
const OVERLAP = ['/effectiveDate', 'COVER_OVERLAPS', overlapRefusal('P250', OTHER).detail] as const;
const MFA = ['/subjectivities/3', 'SUBJECTIVITY_OPEN', 'MFA is missing.'] as const;

describe('the guards of issuing', () => {
  it.each<
    [
      string,
      Partial<IssueConditions>,
      Partial<Issuer>,
      (readonly [pointer: string, code: string, detail: string])[],
    ]
  >([
    ['nothing', {}, {}, []],
    ['an agency that may issue', {}, { isAgency: true, canIssue: true }, []],
    ['an agency that may not', {}, { isAgency: true }, [AUTHORITY]],
    ['a missing signature', { isSigned: false }, {}, [UNSIGNED]],
    ['a policy in the same days', { overlaps: OTHER }, {}, [OVERLAP]],
    [
      'a condition that is open, by its place',
      {
        subjectivities: [
          subjectivity('bind', 'cleared'),
          subjectivity('bind', 'waived'),
          subjectivity('postBind', 'open'),
          subjectivity('issue', 'open'),
        ],
      },
      {},
      [MFA],
    ],
    [
      'all that is missing at once, what nobody can clear first',
      { isSigned: false, overlaps: OTHER },
      {},
      [OVERLAP, UNSIGNED],
    ],
  ])('name %s', (_, conditions, issuer, expected) => {
    const facts = [
      { ...READY, ...conditions },
      { ...STAFF, ...issuer },
    ] as const;
    const unmet = unmetIssueGuards(...facts);
    expect(unmet).toEqual(expected.map(([pointer, code, detail]) => ({ pointer, code, detail })));
    const act = (): void => assertIssuable(...facts);
    if (!expected.length) return expect(act).not.toThrow();
    expect(act).toThrow(
      expect.objectContaining({
        status: 409,
        code: expected[0]?.[1],
        message: expected.map(([, , detail]) => detail).join(' '),
        errors: expected.map(([pointer, , detail]) => ({ pointer, detail })),
      }),
    );
  });

  it.each<[PolicyStatus, { canIssue: boolean } | null, boolean]>([
    ['BOUND', { canIssue: false }, true],
    ['BOUND', { canIssue: true }, false],
    ['BOUND', null, false],
    ['ISSUED', { canIssue: false }, false],
  ])('are ours to clear of what is %s by %j: %s', (status, agency, isOurs) => {
    expect(isOursToIssue(status, agency)).toBe(isOurs);
  });

  it.each<[string, Partial<RenewedTerm>, string | null]>([
    ['where the term ends', {}, null],
    ['of a term that is over', { status: 'EXPIRED' }, null],
    ['that has taken over already', { renewalPolicyId: 'renewal' }, null],
    ['of a term that was voided', { status: 'VOID' }, 'PARENT_ENDED'],
    ['of a term that was cancelled', { status: 'CANCELLED' }, 'PARENT_ENDED'],
    ['beside another', { renewalPolicyId: 'another' }, 'RENEWED_ALREADY'],
    ['of a term that is opted out', { nonRenewal: OPTED_OUT }, 'NOT_RENEWED'],
    ['while reporting is on offer', { reporting: { months: null } }, null],
    ['of what is reported to for longer', { reporting: { months: 12 } }, 'REPORTING_BOUGHT'],
    ['with a gap', { endDate: '2027-01-14' }, 'RENEWAL_NOT_SEAMLESS'],
    ['with an overlap', { endDate: '2027-01-16' }, 'RENEWAL_NOT_SEAMLESS'],
  ])('let a renewal begin %s: %o', (_, change, code) => {
    expect(barring({ ...READY, renews: { ...TERM, ...change } })?.code ?? null).toBe(code);
  });

  it('let a renewal wait while its term may be cancelled', () => {
    const noticed = { ...READY, renews: { ...TERM, status: 'CANCEL PENDING' as const } };
    expect(barring(noticed)).toBeNull();
    expect(unmetIssueGuards(noticed, STAFF)).toMatchObject([{ code: 'PARENT_NOTICED' }]);
  });

  it('are barred for good by nothing but another policy', () => {
    expect(barring({ ...READY, isSigned: false })).toBeNull();
    expect(barring({ ...READY, overlaps: OTHER })?.code).toBe('COVER_OVERLAPS');
  });
});
