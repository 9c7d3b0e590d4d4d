import type { IssueConditions, Issuer, Subjectivity } from './issue-guards';
import { assertIssuable, unmetIssueGuards } from './issue-guards';

const subjectivity = (stage: Subjectivity['stage'], state: Subjectivity['state']): Subjectivity =>
  ({ title: 'MFA', stage, state }) as Subjectivity;
const READY: IssueConditions = { isSigned: true, subjectivities: [], overlaps: null };
const STAFF: Issuer = { isAgency: false, canIssue: false };

describe('the guards of issuing', () => {
  it.each<[string, Partial<IssueConditions>, Partial<Issuer>, [string, string][]]>([
    ['nothing', {}, {}, []],
    ['an agency that may issue', {}, { isAgency: true, canIssue: true }, []],
    [
      'an agency that may not',
      {},
      { isAgency: true },
      [['/agencyId', 'The agency has no authority to issue']],
    ],
    ['a missing signature', { isSigned: false }, {}, [['/signed', 'Signed application missing']]],
    [
      'a policy in the same days',
      { overlaps: 'P-1' },
      {},
      [['/effectiveDate', 'Policy P-1 covers the same dates']],
    ],
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
      [['/subjectivities/3', 'Subjectivity open: MFA']],
    ],
    [
      'all that is missing at once',
      { isSigned: false, overlaps: 'P-1' },
      {},
      [
        ['/signed', 'Signed application missing'],
        ['/effectiveDate', 'Policy P-1 covers the same dates'],
      ],
    ],
  ])('name %s', (_, conditions, issuer, expected) => {
    const facts = [
      { ...READY, ...conditions },
      { ...STAFF, ...issuer },
    ] as const;
    const unmet = unmetIssueGuards(...facts);
    expect(unmet).toEqual(expected.map(([pointer, detail]) => ({ pointer, detail })));
    const act = (): void => assertIssuable(...facts);
    if (!expected.length) return expect(act).not.toThrow();
    const details = expected.map(([, detail]) => detail).join('; ');
    const message = `The policy cannot be issued: ${details}.`;
    expect(act).toThrow(
      expect.objectContaining({ status: 409, code: 'ISSUE_GUARD_UNMET', message, errors: unmet }),
    );
  });
});
