import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { CONTRADICTED_DAYS, contradictionsOf } from '../domain/contradictions';
import { QUOTE_TRANSITIONS } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { answersOf } from '../ratings/rating-facts';
import type { ToolProof } from '../snapshots/tool-proof.entity';
import { publishDue } from './subjectivity-events';
import { subjectivitiesOf } from './subjectivity-rows';
import { Subjectivity } from './subjectivity.entity';

const DAY_MS = 86_400_000;

/** Asks the insured about answers of open quotes that its tools contradict, each once. */
export async function askContradicted(
  tx: Tx,
  accountId: string,
  { proofs, now }: { proofs: readonly ToolProof[]; now: Date },
): Promise<void> {
  const open = await lockIn(tx.em, accountId, QUOTE_TRANSITIONS.recalculate.from);
  if (!open.length) return;
  const party = await accountOf(tx.em, accountId);
  for (const quote of open) {
    const known = await subjectivitiesOf(tx.em, quote.id);
    const dueAt = new Date(now.getTime() + CONTRADICTED_DAYS * DAY_MS);
    const asked = contradictionsOf(answersOf(quote, party), proofs)
      .filter(({ code }) => known.every((one) => one.code !== code))
      .map((one) => ({ ...ASKED, ...one, id: newId(), quoteId: quote.id, dueAt }));
    if (!asked.length) continue;
    await tx.em.insert(Subjectivity, asked);
    const note = asked.map(({ title, text }) => `${title}: ${text}`).join(' ');
    const change = { action: 'remindConditions' as const, patch: {}, note, now };
    const changed = await changeQuote(tx, quote, change);
    await publishDue(tx, { quote: changed, account: party.account, rating: null }, asked);
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
