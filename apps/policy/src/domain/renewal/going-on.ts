import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { addDays, addYears, daysBetween, multiplyRounded, ratio, sumOf } from '@palisade/kernel';
import type { RenewalNotice } from '@palisade/trade';
import { MAIL_DAYS } from '@palisade/trade';
import { standing } from '../history/standing';
import { latestTerms } from '../history/policy-stack';
import type { Life } from '../life/life';
import type { Charges } from '../money/charges';
import { annualPremiumOf, chargedAsIssued } from '../reporting/reporting-price';
import { nonRenewalDays } from './non-renewal-days';

/** Why cover goes on beyond its end. */
export const GOING_ON_CAUSES = ['NON_RENEWAL', 'OTHER_TERMS'] as const;

/** Cover that goes on at its terms, because a notice came late. */
export interface GoingOn {
  from: PlainDate;
  /** The first day that is not covered any more. */
  until: PlainDate;
  cause: (typeof GOING_ON_CAUSES)[number];
}

const FACTOR_DECIMALS = 4;

type Ending = Parameters<typeof nonRenewalDays>[0];

/** How long a policy that is noticed late goes on: until the days of its state have run, the mail on top. */
export function afterNonRenewal(policy: Ending, mailedOn: PlainDate): GoingOn | null {
  const until = addDays(mailedOn, nonRenewalDays(policy).days + MAIL_DAYS);
  return goingOn(policy, until, 'NON_RENEWAL');
}

/** The same of other terms that are told late; where the law has it, the term is renewed as it was. */
export function afterOtherTerms(
  policy: Pick<Ending, 'endDate'>,
  { dueOn, mailedOn, late }: RenewalNotice,
): GoingOn | null {
  if (mailedOn === null || mailedOn <= dueOn) return null;
  const { endDate } = policy;
  const until =
    late === 'RENEWS_ONE_YEAR_AT_EXPIRING'
      ? addYears(endDate, 1)
      : addDays(mailedOn, daysBetween(dueOn, endDate));
  return goingOn(policy, until, 'OTHER_TERMS');
}

const goingOn = (
  { endDate: from }: Pick<Ending, 'endDate'>,
  until: PlainDate,
  cause: GoingOn['cause'],
): GoingOn | null => (until > from ? { from, until, cause } : null);

/** Whether cover goes on beyond the end that was issued. */
export const goesOn = ({ entries }: Pick<Life, 'entries'>): boolean =>
  standing(entries).some(({ type }) => type === 'EXTENSION');

/** The share of a year, or of the issued term, that cover goes on for, by its days. */
export const goingOnFactor = (days: number, ofDays: number): string =>
  ratio(days, ofDays, FACTOR_DECIMALS);

/** The premium of that year or term pro rata. */
export const goingOnPremium = (premium: MinorUnits, factor: string): MinorUnits =>
  multiplyRounded(premium, factor);

/** What cover that goes on is charged for, and the share of a year that it is: of the term, where its terms tell no annual premium. */
export interface GoingOnPrice {
  factor: string;
  charges: Charges;
}

/** The expiring premium pro rata, with the taxes of the issue. */
export function goingOnPrice(life: Life, { from, until }: GoingOn): GoingOnPrice {
  const { market, state, effectiveDate, taxBase, entries } = life;
  const lines = standing(entries);
  const issue = lines.find(({ type }) => type === 'NEW');
  if (!issue) throw new Error('A policy without an issue.');
  const annual = annualPremiumOf(latestTerms(entries));
  const issuedEnd = issue.segments.at(-1)?.to ?? life.endDate;
  const priced = annual === null ? issuedEnd : addYears(effectiveDate, 1);
  const factor = goingOnFactor(daysBetween(from, until), daysBetween(effectiveDate, priced));
  const ofTerm = lines.filter(({ type }) => type === 'NEW' || type === 'ENDORSEMENT');
  const written = sumOf(ofTerm.map(({ charges }) => charges.premium));
  const taxed = { market, state, effectiveDate, taxBase, issued: issue.charges };
  return { factor, charges: chargedAsIssued(goingOnPremium(annual ?? written, factor), taxed) };
}
