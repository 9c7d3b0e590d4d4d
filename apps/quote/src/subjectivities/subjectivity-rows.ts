import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { appliesTo } from '../domain/subjectivities';
import type { PublishedQuote } from '../quotes/quote-events';
import { SubjectivitySetting } from './subjectivity-setting.entity';
import { Subjectivity } from './subjectivity.entity';

const DAY_MS = 86_400_000;

/** A condition as events tell of it. */
export type PublishedSubjectivity = EventData<'quote.bound.v1'>['subjectivities'][number];

/** The conditions of a quote, in the order of their making. */
export const subjectivitiesOf = (em: EntityManager, quoteId: string): Promise<Subjectivity[]> =>
  em.find(Subjectivity, { where: { quoteId }, order: { id: 'ASC' } });

/** Gives a released quote the conditions of the settings that it has not yet; returns all it has. */
export async function openSubjectivities(
  { em }: Tx,
  { quote, account }: PublishedQuote,
): Promise<PublishedSubjectivity[]> {
  const known = await subjectivitiesOf(em, quote.id);
  const settings = await em.find(SubjectivitySetting, { order: { code: 'ASC' } });
  const risk = { product: quote.product, state: account.state };
  const missing = settings.filter(
    (setting) => appliesTo(setting, risk) && !known.some(({ code }) => code === setting.code),
  );
  const rows = missing.map((setting) => openedBy(setting, quote.id, quote.modified));
  if (rows.length) await em.insert(Subjectivity, rows);
  return [...known, ...rows].map(toPublished);
}

export const toPublished = ({
  id,
  title,
  stage,
  dueAt,
  state,
}: Subjectivity): PublishedSubjectivity => ({
  id,
  title,
  stage,
  state,
  dueAt: dueAt?.toISOString() ?? null,
});

function openedBy(
  { code, title, text, stage, owner, evidence, dueDays }: SubjectivitySetting,
  quoteId: string,
  now: Date,
): Subjectivity {
  return {
    id: newId(),
    quoteId,
    code,
    title,
    text,
    stage,
    owner,
    evidence,
    dueAt: dueDays === null ? null : new Date(now.getTime() + dueDays * DAY_MS),
    isManuscript: false,
    state: 'open',
    note: null,
    docId: null,
    completedBy: null,
    completedOn: null,
  };
}

/** Clears the conditions that a document proves; answers whether there was one. */
export async function clearByDocument(
  em: EntityManager,
  quoteId: string,
  { docType, docId, on }: { docType: string; docId: string; on: Date },
): Promise<boolean> {
  const cleared = await em
    .createQueryBuilder()
    .update(Subjectivity)
    .set({ state: 'cleared', docId, completedOn: on })
    .where('quoteId = :quoteId and state in (:...open)', { quoteId, open: ['open', 'submitted'] })
    .andWhere(':evidence = any(evidence)', { evidence: `document:${docType}` })
    .execute();
  return (cleared.affected ?? 0) > 0;
}
