import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { CONTRADICTED_DAYS, contradictionsOf, settledByAnswer } from '../domain/contradictions';
import { isPriced } from '../domain/quote-status';
import { isAsked } from '../domain/subjectivities';
import { addHistory } from '../quotes/change-quote';
import type { PublishedQuote } from '../quotes/quote-events';
import type { Quote } from '../quotes/quote.entity';
import { answersOf } from '../ratings/rating-facts';
import type { Account } from '../snapshots/account.entity';
import type { ToolProof } from '../snapshots/tool-proof.entity';
import { lineOf, proofsByTool, subjectivitiesOf } from './subjectivity-rows';
import { Subjectivity } from './subjectivity.entity';

const DAY_MS = 86_400_000;

/** What the answers of a quote made of its conditions. */
export interface SettledAnswers {
  /** What the insured is asked now. */
  asked: Subjectivity[];
  /** Whether another one was met or opened again. */
  isChanged: boolean;
}

/** Asks about the answers of a rated quote that tools contradict, and meets what was corrected. */
export async function settleAnswers(
  tx: Tx,
  { quote, account }: PublishedQuote,
): Promise<SettledAnswers> {
  const { em } = tx;
  const known = await subjectivitiesOf(em, quote.id);
  const proofs = await proofsByTool(em, quote.accountId);
  const now = quote.modified;
  const answers = answersOf(quote, { account });
  const settled = known
    .filter(({ stage }) => isAsked(stage, quote.status))
    .flatMap((row) => {
      const settlement = settledByAnswer(row, answers, proofs);
      return settlement ? [{ row, settlement }] : [];
    });
  for (const { row, settlement } of settled) {
    const change = { ...settlement, completedOn: settlement.state === 'cleared' ? now : null };
    await em.update(Subjectivity, { id: row.id }, change);
    Object.assign(row, change);
  }
  const asked = isPriced(quote.status) ? contradicted({ quote, account, proofs, known, now }) : [];
  if (asked.length) await em.insert(Subjectivity, asked);
  const lines = settled.map(({ row, settlement }) => lineOf(row, settlement));
  await tell(tx, quote, { changeSubjectivity: lines, remindConditions: asked.map(questionOf) });
  return { asked, isChanged: settled.length > 0 };
}

/** The conditions that contradicted answers of a quote bring and that it has not yet. */
export function contradicted({
  quote,
  account,
  proofs,
  known,
  now,
}: {
  quote: Quote;
  account: Account;
  proofs: readonly ToolProof[];
  known: readonly Subjectivity[];
  now: Date;
}): Subjectivity[] {
  const dueAt = new Date(now.getTime() + CONTRADICTED_DAYS * DAY_MS);
  return contradictionsOf(answersOf(quote, { account }), proofs)
    .filter(({ code }) => known.every((one) => one.code !== code))
    .map((one) => ({ ...ASKED, ...one, id: newId(), quoteId: quote.id, dueAt }));
}

/** What the insured is asked, as the timeline tells it. */
export const questionOf = ({ title, text }: Subjectivity): string => `${title}: ${text}`;

type Told = Record<'changeSubjectivity' | 'remindConditions', string[]>;

async function tell(tx: Tx, quote: Quote, told: Told): Promise<void> {
  for (const action of ['changeSubjectivity', 'remindConditions'] as const) {
    if (!told[action].length) continue;
    const note = told[action].join(' ');
    await addHistory(tx, { quote, fromStatus: quote.status, action, note, now: quote.modified });
    const { id: subjectId, status } = quote;
    const as = { before: { status }, after: {} };
    await tx.record({ action: `quote.${action}`, subjectType: 'quote', subjectId, ...as });
  }
}

const ASKED: Omit<
  Subjectivity,
  'id' | 'quoteId' | 'code' | 'title' | 'text' | 'autoClear' | 'dueAt'
> = {
  stage: 'bind',
  owner: 'insured',
  evidence: [],
  remindedOn: null,
  isManuscript: false,
  state: 'open',
  note: null,
  docId: null,
  connectionId: null,
  completedBy: null,
  completedOn: null,
};
