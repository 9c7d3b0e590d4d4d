import type { Tx } from '@palisade/platform';
import { QUOTE_TRANSITIONS } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import type { ToolProof } from '../snapshots/tool-proof.entity';
import { contradicted, questionOf } from './settle-answers';
import { publishDue } from './subjectivity-events';
import { subjectivitiesOf } from './subjectivity-rows';
import { Subjectivity } from './subjectivity.entity';

/** Asks the insured about answers of open quotes that its tools contradict, each once. */
export async function askContradicted(
  tx: Tx,
  accountId: string,
  { proofs, now }: { proofs: readonly ToolProof[]; now: Date },
): Promise<void> {
  const open = await lockIn(tx.em, accountId, QUOTE_TRANSITIONS.recalculate.from);
  if (!open.length) return;
  const { account } = await accountOf(tx.em, accountId);
  for (const quote of open) {
    const known = await subjectivitiesOf(tx.em, quote.id);
    const asked = contradicted({ quote, account, proofs, known, now });
    if (!asked.length) continue;
    await tx.em.insert(Subjectivity, asked);
    const note = asked.map(questionOf).join(' ');
    const change = { action: 'remindConditions' as const, patch: {}, note, now };
    const changed = await changeQuote(tx, quote, change);
    await publishDue(tx, { quote: changed, account, rating: null }, asked);
  }
}
