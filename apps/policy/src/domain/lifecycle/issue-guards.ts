import type { EventData } from '@palisade/contracts';
import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

export type Subjectivity = EventData<'quote.bound.v1'>['subjectivities'][number];

/** What issuing depends on beside the status of the binder. */
export interface IssueConditions {
  isSigned: boolean;
  subjectivities: readonly Subjectivity[];
  /** A policy of the same product that covers the same client in the same days; null for none. */
  overlaps: string | null;
}

/** Who issues: the system, the provider's staff or an agency with or without the authority. */
export interface Issuer {
  isAgency: boolean;
  canIssue: boolean;
}

const SETTLED: readonly Subjectivity['state'][] = ['cleared', 'waived'];

/** Every guard that stands against issuing, as a sentence; none when the policy can be issued. */
export function unmetIssueGuards(conditions: IssueConditions, issuer: Issuer): FieldError[] {
  const { isSigned, subjectivities, overlaps } = conditions;
  const open = subjectivities
    .map((subjectivity, index) => ({ ...subjectivity, pointer: `/subjectivities/${index}` }))
    .filter(({ stage, state }) => stage !== 'postBind' && !SETTLED.includes(state));
  return [
    ...(isSigned ? [] : [{ pointer: '/signed', detail: 'Signed application missing' }]),
    ...open.map(({ pointer, title }) => ({ pointer, detail: `Subjectivity open: ${title}` })),
    ...(overlaps === null
      ? []
      : [{ pointer: '/effectiveDate', detail: `Policy ${overlaps} covers the same dates` }]),
    ...(issuer.isAgency && !issuer.canIssue
      ? [{ pointer: '/agencyId', detail: 'The agency has no authority to issue' }]
      : []),
  ];
}

/** Throws 409 with every guard that stands against issuing. */
export function assertIssuable(conditions: IssueConditions, issuer: Issuer): void {
  const unmet = unmetIssueGuards(conditions, issuer);
  if (!unmet.length) return;
  const detail = `The policy cannot be issued: ${unmet.map((guard) => guard.detail).join('; ')}.`;
  throw new DomainError('ISSUE_GUARD_UNMET', detail, 409, unmet);
}
