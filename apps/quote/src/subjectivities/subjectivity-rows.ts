import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { FactorScores, Settlement } from '../domain/subjectivities';
import { conditionsOfProduct } from '../domain/product-conditions';
import {
  appliesTo,
  settledByDocument,
  settledByScore,
  settledByTools,
} from '../domain/subjectivities';
import type { PublishedQuote } from '../quotes/quote-events';
import type { Quote } from '../quotes/quote.entity';
import { AccountScore } from '../snapshots/account-score.entity';
import { DocumentOfQuote } from '../snapshots/document-of-quote.entity';
import { ToolProof } from '../snapshots/tool-proof.entity';
import { SubjectivitySetting } from './subjectivity-setting.entity';
import { Subjectivity } from './subjectivity.entity';

const DAY_MS = 86_400_000;

/** A condition as events tell of it. */
export type PublishedSubjectivity = EventData<'quote.bound.v1'>['subjectivities'][number];

/** The conditions of a quote, in the order of their making. */
export const subjectivitiesOf = (em: EntityManager, quoteId: string): Promise<Subjectivity[]> =>
  em.find(Subjectivity, { where: { quoteId }, order: { id: 'ASC' } });

/** What the security tools of an account show now. */
export const proofsByTool = (em: EntityManager, accountId: string): Promise<ToolProof[]> =>
  em.find(ToolProof, { where: { accountId, removed: false }, order: { id: 'ASC' } });

/** Gives a released quote the conditions of settings and product that it has not yet; returns all it has. */
export async function openSubjectivities(
  { em }: Tx,
  { quote, account }: PublishedQuote,
): Promise<PublishedSubjectivity[]> {
  const known = await subjectivitiesOf(em, quote.id);
  const settings = await em.find(SubjectivitySetting, { order: { code: 'ASC' } });
  const risk = { product: quote.product, state: account.state };
  const asked = [
    ...conditionsOfProduct(quote.product),
    ...settings.filter((setting) => appliesTo(setting, risk)),
  ];
  const missing = asked.filter((one) => !known.some(({ code }) => code === one.code));
  if (!missing.length) return known.map(toPublished);
  const proofs = await proofsOf(em, quote);
  const rows = missing.map((setting) => proved(openedBy(setting, quote), proofs, quote.modified));
  await em.insert(Subjectivity, rows);
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

/** A settled condition as the timeline tells it, with what shows it. */
export const lineOf = ({ title, state }: Subjectivity, { note }: Settlement): string =>
  note ? `${title}: ${state} (${note})` : `${title}: ${state}`;

type Asked = Omit<SubjectivitySetting, 'id' | 'products' | 'states'>;

function openedBy(
  { code, title, text, stage, owner, evidence, autoClear, dueDays }: Asked,
  { id: quoteId, modified: now }: Quote,
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
    autoClear,
    dueAt: dueDays === null ? null : new Date(now.getTime() + dueDays * DAY_MS),
    remindedOn: null,
    isManuscript: false,
    state: 'open',
    note: null,
    docId: null,
    connectionId: null,
    completedBy: null,
    completedOn: null,
  };
}

interface Proofs {
  documents: DocumentOfQuote[];
  factors: FactorScores;
  tools: ToolProof[];
}

/** What is known already when conditions are opened. */
async function proofsOf(em: EntityManager, quote: Quote): Promise<Proofs> {
  const documents = await em.findBy(DocumentOfQuote, { quoteId: quote.id, removed: false });
  const score = await em.findOneBy(AccountScore, { id: quote.accountId });
  const tools = await proofsByTool(em, quote.accountId);
  return { documents, factors: score?.factors ?? null, tools };
}

function proved(row: Subjectivity, proofs: Proofs, now: Date): Subjectivity {
  const { documents, factors, tools } = proofs;
  const byDocument = documents.map((document) => settledByDocument(row, document));
  const settlement =
    byDocument.find((one) => one !== null) ??
    settledByScore(row, factors) ??
    settledByTools(row, tools);
  return settlement ? { ...row, ...settlement, completedOn: now } : row;
}

/** Clears the conditions that a signature proves; answers whether there was one. */
export async function clearByDocument(
  em: EntityManager,
  quoteId: string,
  { docType, docId, on }: { docType: string; docId: string; on: Date },
): Promise<boolean> {
  const cleared = await em
    .createQueryBuilder()
    .update(Subjectivity)
    .set({ state: 'cleared', docId, completedBy: null, completedOn: on })
    .where('quoteId = :quoteId and state in (:...open)', { quoteId, open: ['open', 'submitted'] })
    .andWhere(':evidence = any(evidence)', { evidence: `document:${docType}` })
    .execute();
  return (cleared.affected ?? 0) > 0;
}
