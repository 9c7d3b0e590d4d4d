import type { EventData, PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { RenewedTerm } from '../renewal/renewal-guard';
import { noticedRefusal, renewalRefusal } from '../renewal/renewal-guard';
import {
  authorityRefusal,
  conditionsRefusal,
  overlapRefusal,
  unsignedRefusal,
} from '@palisade/trade';

export type Subjectivity = EventData<'quote.bound.v1'>['subjectivities'][number];

/** A policy of the same product that covers the same client in the same days. */
export interface StandingPolicy {
  product: Product;
  policyNumber: string;
  effectiveDate: PlainDate;
  endDate: PlainDate;
}

/** What issuing depends on beside the status of the binder. */
export interface IssueConditions {
  isSigned: boolean;
  subjectivities: readonly Subjectivity[];
  /** Beside which this would be a second; null for none. */
  overlaps: StandingPolicy | null;
  /** The policy that it renews; null for new business. */
  renews: RenewedTerm | null;
  /** Of a layer that stands on nothing; null for all others. */
  gap: DomainError | null;
  binder: { id: string; effectiveDate: PlainDate };
}

/** Who issues: the system, the provider's staff or an agency with or without the authority. */
export interface Issuer {
  isAgency: boolean;
  canIssue: boolean;
}

/** What stands against issuing, in the words of the list that quote shows (domain §5.1.1). */
export interface IssueGuard {
  code: Uppercase<string>;
  pointer: string;
  detail: string;
}

const SETTLED: readonly Subjectivity['state'][] = ['cleared', 'waived'];

/** Every guard that stands against issuing; none when the policy can be issued. */
export function unmetIssueGuards(conditions: IssueConditions, issuer: Issuer): IssueGuard[] {
  const { isSigned, subjectivities } = conditions;
  const open = subjectivities.flatMap((subjectivity, index) => {
    const { stage, state } = subjectivity;
    const isMet = stage === 'postBind' || SETTLED.includes(state);
    return isMet ? [] : guard(`/subjectivities/${index}`, conditionsRefusal([subjectivity]));
  });
  return [
    ...guard('/effectiveDate', barring(conditions)),
    ...guard('/effectiveDate', conditions.renews && noticedRefusal(conditions.renews)),
    ...guard('/attachment', conditions.gap),
    ...guard('/signed', isSigned ? null : unsignedRefusal()),
    ...open,
    ...guard('/agencyId', issuer.isAgency && !issuer.canIssue ? authorityRefusal() : null),
  ];
}

/** What no signature and no condition can clear; null where nothing does. */
export function barring({ overlaps, renews, binder }: IssueConditions): DomainError | null {
  if (overlaps) return overlapRefusal(overlaps.product, overlaps);
  return renews && renewalRefusal(binder, renews);
}

/** Throws 409 with every guard that stands against issuing. */
export function assertIssuable(conditions: IssueConditions, issuer: Issuer): void {
  const unmet = unmetIssueGuards(conditions, issuer);
  const [first] = unmet;
  if (!first) return;
  const errors = unmet.map(({ pointer, detail }) => ({ pointer, detail }));
  throw new DomainError(first.code, unmet.map(({ detail }) => detail).join(' '), 409, errors);
}

/** Whether we issue a binder, because nobody of its agency may. */
export const isOursToIssue = (
  status: PolicyStatus,
  agency: Pick<Issuer, 'canIssue'> | null,
): boolean => status === 'BOUND' && agency !== null && !agency.canIssue;

const guard = (pointer: string, refusal: DomainError | null): IssueGuard[] =>
  refusal ? [{ code: refusal.code as Uppercase<string>, pointer, detail: refusal.detail }] : [];
