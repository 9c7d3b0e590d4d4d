import type { Tx } from '@palisade/platform';
import type { PublishedQuote } from '../quotes/quote-events';
import { headOf } from '../quotes/quote-events';
import { toPublished } from './subjectivity-rows';
import type { Subjectivity } from './subjectivity.entity';

/** Publishes which conditions of a quote are due soon; the first to be met comes first. */
export async function publishDue(
  tx: Tx,
  published: PublishedQuote,
  due: Subjectivity[],
): Promise<void> {
  const [first] = due;
  if (!first.dueAt) throw new Error(`Condition ${first.id} has no date.`);
  const conditions = due.map(toPublished).map(({ state: _, ...condition }) => condition);
  const data = { ...headOf(published), conditions, dueAt: first.dueAt.toISOString() };
  await tx.publish({ type: 'quote.conditions-due.v1', data });
}
