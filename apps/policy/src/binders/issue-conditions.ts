import type { EntityManager } from 'typeorm';
import type { IssueConditions, Subjectivity } from '../domain/lifecycle/issue-guards';
import { IssueCondition } from '../snapshots/issue-condition.entity';

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

/** What issuing the binder of a quote waits for. */
export async function conditionsOf(em: EntityManager, quoteId: string): Promise<IssueConditions> {
  const row = await em.findOneBy(IssueCondition, { id: quoteId });
  return { isSigned: Boolean(row?.signedAt), subjectivities: row?.subjectivities ?? [] };
}
