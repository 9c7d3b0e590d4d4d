import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { RatingFlag } from './quote-rating';

/** Whether a risk is wanted: at once, by an underwriter's leave, or not at all. */
export type Appetite = 'IN' | 'REFERRED' | 'OUT';

/** What is said of a risk, with the rules that it hits in words. */
export interface AppetiteAnswer {
  answer: Appetite;
  reasons: string[];
}

/** The same of one product. */
export interface ProductAppetite extends AppetiteAnswer {
  product: Product;
}

const RANKS: Readonly<Record<Appetite, number>> = { IN: 0, REFERRED: 1, OUT: 2 };

/** The strongest flag decides; what is merely to be known says nothing. */
export function appetiteOf(flags: readonly RatingFlag[]): AppetiteAnswer {
  const of = (...levels: RatingFlag['level'][]): string[] =>
    flags.filter(({ level }) => levels.includes(level)).map(({ reason }) => reason);
  const [refusals, referrals] = [of('block', 'decline'), of('refer')];
  if (refusals.length) return { answer: 'OUT', reasons: refusals };
  if (referrals.length) return { answer: 'REFERRED', reasons: referrals };
  return { answer: 'IN', reasons: [] };
}

/** The refusals of a risk that is not wanted, by the rule of each: a request of it is turned down by the same. */
export const appetiteProblems = (flags: readonly RatingFlag[]): DomainError[] =>
  flags
    .filter(({ level }) => level === 'block' || level === 'decline')
    .map(({ rule, reason }) => new DomainError(rule as Uppercase<string>, reason, 409));

/** The products under which the answer would be a better one, the best first. */
export const turnedBy = (
  { answer }: AppetiteAnswer,
  others: readonly ProductAppetite[],
): ProductAppetite[] =>
  others
    .filter((other) => RANKS[other.answer] < RANKS[answer])
    .sort((one, other) => RANKS[one.answer] - RANKS[other.answer]);
