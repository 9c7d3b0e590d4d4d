import { hash } from 'node:crypto';
import { currentContext, newId, picked } from '@palisade/platform';
import type { Tx } from '@palisade/platform';
import { bindRequestAfter } from '../domain/actions/request-to-bind';
import { isNewlyAttested, withNotice } from '../domain/attested-notice';
import { openUntilStart } from '../domain/quote-dates';
import { reasonsOfStep } from '../domain/quote-reasons';
import type { QuoteStep } from '../domain/quote-status';
import { publishAttested } from '../signatures/signature-events';
import { QuoteHistory } from './quote-history.entity';
import { Quote } from './quote.entity';

/** What an action does to a quote. */
export interface QuoteChange {
  action: QuoteStep;
  patch: Partial<Quote>;
  /** The reason or message that a person gave. */
  note?: string | null;
  now: Date;
}

/** Saves a change of a locked quote with its step of history and its activity record. */
export async function changeQuote(tx: Tx, quote: Quote, change: QuoteChange): Promise<Quote> {
  const { action, now, note = null } = change;
  const patch = {
    ...change.patch,
    ...unreadBy(quote, change),
    ...keptNotice(quote, change),
    ...keptOpen(quote, change),
    ...(quote.wraRequestToBind && bindRequestAfter(quote, change.patch)),
    revision: quote.revision + 1,
    modified: now,
  };
  const changed: Quote = { ...quote, ...patch };
  await tx.em.update(Quote, { id: quote.id }, patch);
  await addHistory(tx, { quote: changed, fromStatus: quote.status, action, note, now });
  await tx.record({
    action: `quote.${action}`,
    subjectType: 'quote',
    subjectId: quote.id,
    before: { ...picked(quote, change.patch), status: quote.status },
    after: change.patch,
  });
  await publishAttested(tx, quote, changed);
  return changed;
}

/** A quote of another status is news to both sides, but to whom it was changed by. */
function unreadBy({ status }: Quote, { patch }: QuoteChange): Partial<Quote> {
  if (patch.status === undefined || patch.status === status) return {};
  const by = currentContext()?.actor?.accountType;
  return { isRead: by === 'AGENCY', isReadByCustomer: by === 'CUSTOMER' };
}

/** A renewal that is open stays so until its term begins. */
function keptOpen(quote: Quote, { patch }: QuoteChange): Partial<Quote> {
  const { timeZone } = quote.firmographicData;
  if (quote.kind !== 'RENEWAL' || !patch.expiresOn || typeof timeZone !== 'string') return {};
  return { expiresOn: openUntilStart(patch.expiresOn, quote, timeZone) };
}

/** What a notice said that this change attests, and by whom. */
function keptNotice(quote: Quote, { patch, now }: QuoteChange): Partial<Quote> {
  if (!patch.surplus || !isNewlyAttested(quote.surplus, patch.surplus)) return {};
  const context = currentContext();
  const by = {
    actor: context?.actor ?? null,
    address: context?.client?.address ?? null,
    digest: (text: string) => hash('sha256', text, 'hex'),
  };
  return { surplus: withNotice(patch.surplus, by, now) };
}

interface HistoryOf {
  quote: Pick<Quote, 'id' | 'status' | 'statusReasons'>;
  now: Date;
}

/** Adds the step that led to the status which a quote has now. */
export async function addHistory(
  { em }: Pick<Tx, 'em'>,
  step: Pick<QuoteHistory, 'fromStatus' | 'action' | 'note'> & HistoryOf,
): Promise<void> {
  const { quote, fromStatus, action, note, now } = step;
  const actorId = currentContext()?.actor?.userId ?? null;
  await em.insert(QuoteHistory, {
    id: newId(),
    quoteId: quote.id,
    fromStatus,
    toStatus: quote.status,
    action,
    actorId,
    note,
    reasons: reasonsOfStep(quote),
    occurred: now,
  });
}
