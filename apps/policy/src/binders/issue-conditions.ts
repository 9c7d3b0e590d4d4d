import type { EntityManager } from 'typeorm';
import type { IssueConditions, Subjectivity } from '../domain/lifecycle/issue-guards';
import { IssueCondition } from '../snapshots/issue-condition.entity';

// What an event does not tell of stays as it is known.
const SAVE = `
  insert into issue_condition as known (id, signed_at, subjectivities, version)
  values ($1, $2, $3, $4)
  on conflict (id) do update set
    signed_at = coalesce(excluded.signed_at, known.signed_at),
    subjectivities = coalesce(excluded.subjectivities, known.subjectivities),
    version = excluded.version
  where known.version < excluded.version
`;

/** What an event of a quote tells of the conditions of issuing; null: nothing of it. */
export interface ToldConditions {
  quoteId: string;
  signedAt: string | null;
  subjectivities: Subjectivity[] | null;
  version: number;
}

/** Keeps what an event tells, unless a later one came first. */
export async function saveConditions(em: EntityManager, told: ToldConditions): Promise<void> {
  const subjectivities = told.subjectivities && JSON.stringify(told.subjectivities);
  await em.query(SAVE, [told.quoteId, told.signedAt, subjectivities, told.version]);
}

/** What issuing the binder of a quote waits for. */
export async function conditionsOf(em: EntityManager, quoteId: string): Promise<IssueConditions> {
  const row = await em.findOneBy(IssueCondition, { id: quoteId });
  return { isSigned: Boolean(row?.signedAt), subjectivities: row?.subjectivities ?? [] };
}
