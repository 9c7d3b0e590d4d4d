import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { settledByAnswer } from '../domain/contradictions';
import type { BroughtDocument, Settlement } from '../domain/subjectivities';
import { isAsked, settledByDocument, settledByScore } from '../domain/subjectivities';
import { changeQuote } from '../quotes/change-quote';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { answersOf } from '../ratings/rating-facts';
import { AccountScore } from '../snapshots/account-score.entity';
import { askContradicted } from './ask-contradicted';
import { lineOf, proofsByTool, subjectivitiesOf, toPublished } from './subjectivity-rows';
import { Subjectivity } from './subjectivity.entity';

type Judge = (condition: Subjectivity, quote: Quote) => Settlement | null;

/** Clears the conditions that something new proves, and opens those that it proves no more. */
@Injectable()
export class EvidenceService {
  constructor(private readonly clock: DomainClock) {}

  /** Takes a file that was brought to a quote, or taken away from it. */
  takeDocument(tx: Tx, quoteId: string, document: BroughtDocument): Promise<void> {
    return this.settle(tx, quoteId, (condition) => settledByDocument(condition, document));
  }

  /** Takes the score that an account has now, for all its quotes that wait for one. */
  async takeScore(tx: Tx, accountId: string): Promise<void> {
    const waiting = await waitingOf(tx, accountId);
    if (!waiting.length) return;
    const { factors } = await tx.em.findOneByOrFail(AccountScore, { id: accountId });
    for (const id of waiting) {
      await this.settle(tx, id, (condition) => settledByScore(condition, factors));
    }
  }

  /** Takes what the security tools of an account show now, for all its quotes that wait for it. */
  async takeTools(tx: Tx, accountId: string): Promise<void> {
    const proofs = await proofsByTool(tx.em, accountId);
    await askContradicted(tx, accountId, { proofs, now: this.clock.now() });
    const waiting = await waitingOf(tx, accountId);
    if (!waiting.length) return;
    const party = await accountOf(tx.em, accountId);
    for (const id of waiting) {
      await this.settle(tx, id, (condition, quote) =>
        settledByAnswer(condition, answersOf(quote, party), proofs),
      );
    }
  }

  private async settle(tx: Tx, quoteId: string, judge: Judge): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const quote = await tx.em.findOne(Quote, { where: { id: quoteId }, lock });
    if (!quote) return;
    const now = this.clock.now();
    const conditions = await subjectivitiesOf(tx.em, quoteId);
    const settled = conditions
      .filter(({ stage }) => isAsked(stage, quote.status))
      .flatMap((row) => {
        const settlement = judge(row, quote);
        return settlement ? [{ row, settlement }] : [];
      });
    if (!settled.length) return;
    for (const { row, settlement } of settled) {
      const completedOn = settlement.state === 'cleared' ? now : null;
      const change = { ...settlement, completedBy: null, completedOn };
      await tx.em.update(Subjectivity, { id: row.id }, change);
      Object.assign(row, change);
    }
    const note = settled.map(({ row, settlement }) => lineOf(row, settlement)).join('; ');
    const action = 'changeSubjectivity';
    const changed = await changeQuote(tx, quote, { action, patch: {}, note, now });
    const { account } = await accountOf(tx.em, quote.accountId);
    const published = { quote: changed, account, rating: null };
    await publishChanged(tx, published, action, conditions.map(toPublished));
  }
}

/** The quotes of an account with a condition that meets itself, in one order. */
async function waitingOf({ em }: Tx, accountId: string): Promise<string[]> {
  const rows: { id: string }[] = await em.query(
    `select quote.id from quote where account_id = $1 and exists (
       select from subjectivity where quote_id = quote.id and auto_clear is not null
     ) order by id`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}
