import type { PolicyStatus } from '@palisade/contracts';
import type { DomainError } from '@palisade/kernel';
import { overlapRefusal } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import type {
  IssueConditions,
  StandingPolicy,
  Subjectivity,
} from '../domain/lifecycle/issue-guards';
import { Policy } from '../policies/policy.entity';
import { gapBelow } from '../excess/policy-below';
import { lockRenewed } from '../renewals/renewed-term';
import { IssueCondition } from '../snapshots/issue-condition.entity';

/** An issued policy in one of these covers. */
const RUNNING: readonly PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

const RUNNING_OR_BOUND: readonly PolicyStatus[] = [...RUNNING, 'BOUND'];

// What an event does not tell of stays as it is known; binding tells of the signature for good.
const SAVE = `
  insert into issue_condition as known (id, signed_at, subjectivities, version)
  values ($1, $2, $3, $4)
  on conflict (id) do update set
    signed_at = case when $5 then excluded.signed_at else coalesce(excluded.signed_at, known.signed_at) end,
    subjectivities = coalesce(excluded.subjectivities, known.subjectivities),
    version = excluded.version
  where known.version < excluded.version
`;

/** What an event of a quote tells of the conditions of issuing; null: nothing of it. */
export interface ConditionsOfEvent {
  quoteId: string;
  signedAt: string | null;
  subjectivities: Subjectivity[] | null;
  version: number;
  /** A quote that was rescinded and restored is signed again. */
  isBinding?: boolean;
}

/** Keeps what an event tells, unless a later one came first. */
export async function saveConditions(em: EntityManager, event: ConditionsOfEvent): Promise<void> {
  const subjectivities = event.subjectivities && JSON.stringify(event.subjectivities);
  const { quoteId, signedAt, version, isBinding = false } = event;
  await em.query(SAVE, [quoteId, signedAt, subjectivities, version, isBinding]);
}

/** Of one client and product what comes to stand is decided one after the other, until the transaction ends. */
export async function holdCovers(
  em: EntityManager,
  { accountId, product }: Pick<Policy, 'accountId' | 'product'>,
): Promise<void> {
  const covers = `covers ${accountId} ${product}`;
  await em.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [covers]);
}

/** What bars extending a binder: a policy, or another binder that holds; null where nothing does. */
export async function barringExtension(
  em: EntityManager,
  binder: Policy,
): Promise<DomainError | null> {
  const other = await barringBinder(em, binder, RUNNING_OR_BOUND);
  return other && overlapRefusal(other.product, other);
}

/** What issuing a binder waits for; what decides on it locks the term that it renews, what shows it reads it. */
export async function conditionsOf(
  em: EntityManager,
  binder: Policy,
  renewedOf: typeof lockRenewed = lockRenewed,
): Promise<IssueConditions> {
  const row = await em.findOneBy(IssueCondition, { id: binder.quoteId });
  return {
    isSigned: Boolean(row?.signedAt),
    subjectivities: row?.subjectivities ?? [],
    overlaps: await barringBinder(em, binder, RUNNING),
    renews: await renewedOf(em, binder),
    gap: await gapBelow(em, binder),
    binder,
  };
}

/** Whether another policy covers the insured in the term of one that is over. */
export const hasRunningCover = async (em: EntityManager, policy: Policy): Promise<boolean> =>
  (await overlapping(em, policy, RUNNING)) !== null;

/** What stands in these statuses beside which a binder would be a second; a renewal is none. */
async function barringBinder(
  em: EntityManager,
  binder: Policy,
  standing: readonly PolicyStatus[],
): Promise<StandingPolicy | null> {
  return binder.parentPolicyId === null ? overlapping(em, binder, standing) : null;
}

async function overlapping(
  em: EntityManager,
  { id, accountId, product, effectiveDate, endDate }: Policy,
  standing: readonly PolicyStatus[],
): Promise<StandingPolicy | null> {
  return em
    .createQueryBuilder(Policy, 'policy')
    .where('policy.accountId = :accountId and policy.product = :product', { accountId, product })
    .andWhere('policy.id <> :id and policy.status in (:...standing)', { id, standing })
    .andWhere('policy.effectiveDate < :endDate', { endDate })
    .andWhere('policy.endDate > :effectiveDate', { effectiveDate })
    .orderBy('policy.id')
    .getOne();
}
