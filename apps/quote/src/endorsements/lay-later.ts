import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { picked } from '@palisade/platform';
import type { EndorsedPolicy } from '../domain/endorsement';
import type { ChangeSide, RatedLater } from '../domain/later-change';
import type { Charges } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import { changeQuote } from '../quotes/change-quote';
import { termsOf } from '../quotes/quote-events';
import { Quote } from '../quotes/quote.entity';
import { ratingRow } from '../ratings/rating-facts';
import { Rating } from '../ratings/rating.entity';

/** The changes of later dates as the event of a bound endorsement tells of them. */
export type ToldLater = NonNullable<EventData<'quote.bound.v1'>['later']>;

/** What holds before a later change. */
interface Before {
  side: ChangeSide;
  annual: Charges;
  date: string;
  /** What the term cost before all that starts on the date. */
  beforeDate: Charges;
}

/** What an endorsement is charged alone, without what it moves. */
export const ownCharges = ({ endorsement, charges }: Quote): Charges | null =>
  endorsement?.charged?.own ?? charges;

/** Lays the changes of later dates again over an endorsement that was just bound. */
export async function layLater(tx: Tx, bound: Quote, now: Date): Promise<ToldLater> {
  const { endorsement, annualCharges, terms, additionalInsureds, effectiveDate } = bound;
  const { laid = [], charged } = endorsement ?? {};
  if (!endorsement || !annualCharges || !charged || !laid.length) return [];
  const { input } = await tx.em.findOneByOrFail(Rating, { id: bound.ratingId ?? '' });
  const side = { terms, insureds: additionalInsureds, input };
  let before: Before = {
    side,
    annual: annualCharges,
    date: effectiveDate,
    beforeDate: layerBefore(endorsement, effectiveDate),
  };
  const told: ToldLater = [];
  const displaced: { quoteId: string; stood: Partial<Quote> }[] = [];
  for (const [at, change] of laid.entries()) {
    const charges = charged.later[at];
    const again = await layAgain(tx, change, { before, charges, now });
    told.push(again.told);
    displaced.push({ quoteId: change.quoteId, stood: again.stood });
    const isSameDate = change.effectiveDate === before.date;
    const beforeDate = isSameDate ? before.beforeDate : before.annual;
    const { effectiveDate: date, laid: next, rating } = change;
    before = { side: next, annual: rating.charges, date, beforeDate };
  }
  await tx.em.update(Quote, { id: bound.id }, { endorsement: { ...endorsement, displaced } });
  return told;
}

/** Changes of later dates stand as before an endorsement that was taken back. */
export async function layBack(tx: Tx, { endorsement }: Quote, now: Date): Promise<void> {
  for (const { quoteId: id, stood } of endorsement?.displaced ?? []) {
    const quote = await lockOf(tx, id);
    await changeQuote(tx, quote, { action: 'layAgain', patch: stood, now });
  }
}

/** What the term cost before all that starts on the date of an endorsement. */
export const layerBefore = (
  { before, beforeDate, changedFrom }: EndorsedPolicy,
  effectiveDate: string,
): Charges => (effectiveDate === changedFrom ? (beforeDate ?? before) : before);

async function layAgain(
  tx: Tx,
  { quoteId: id, laid, rating }: RatedLater,
  { before, charges, now }: { before: Before; charges: Charges; now: Date },
): Promise<{ told: ToldLater[number]; stood: Partial<Quote> }> {
  const quote = await lockOf(tx, id);
  const { endorsement, ratingId, effectiveDate } = quote;
  if (!endorsement?.ratedBefore) throw new Error(`Quote ${id} is no endorsement that was rated.`);
  const { score } = await tx.em.findOneByOrFail(Rating, { id: ratingId ?? '' });
  const input = laid.input as RatingInput;
  const row = ratingRow(id, { input, score }, { ...rating, coercions: [] }, now);
  await tx.em.insert(Rating, row);
  const { side, annual, date, beforeDate } = before;
  const patch: Partial<Quote> = {
    terms: laid.terms,
    aggregateLimit: laid.terms.limit,
    additionalInsureds: [...laid.insureds],
    annualCharges: rating.charges,
    bypassed: rating.bypassed,
    ratingId: rating.ratingId,
    endorsement: {
      ...endorsement,
      before: annual,
      beforeDate,
      changedFrom: date,
      termsBefore: side.terms,
      insuredsBefore: side.insureds,
      ratedBefore: { ...endorsement.ratedBefore, input: side.input },
      charged: { net: charges, own: charges, later: [] },
      later: [],
      laid: [],
    },
  };
  const changed = await changeQuote(tx, quote, { action: 'layAgain', patch, now });
  const terms = termsOf({ quote: changed, rating: row });
  return { told: { quoteId: id, effectiveDate, terms, charges }, stood: picked(quote, patch) };
}

const lockOf = ({ em }: Tx, id: string): Promise<Quote> =>
  em.findOneOrFail(Quote, { where: { id }, lock: { mode: 'pessimistic_write' } });
