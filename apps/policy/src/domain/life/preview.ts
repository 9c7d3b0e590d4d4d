import type { PolicyStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { ChargeLine, Charges } from '../money/charges';
import { chargeLines, sumCharges } from '../money/charges';
import type { PolicyAction } from '../lifecycle/policy-status';
import type { ActFacts, Told } from './act-rule';
import type { ActType, WishOf } from './acts';
import { ACTS, lifeAfter } from './acts';
import type { Entry, Life } from './life';
import { entriesSince, moneyBetween } from './life';

/** What can be looked at before it is done by its reason alone, or the months that are bought. */
export const PREVIEWED = [
  'revert',
  'rejectCancellation',
  'stopNotice',
  'undoCancelled',
  'voidCancel',
  'void',
  'extendReporting',
] as const satisfies readonly PolicyAction[];

export type Previewed = (typeof PREVIEWED)[number];

/** The act of each that is asked for by its reason alone. */
export const ACT_OF = {
  revert: 'revert',
  rejectCancellation: 'rejectCancellation',
  stopNotice: 'stopNotice',
  undoCancelled: 'undoCancelled',
  voidCancel: 'voidCancellation',
  void: 'voidPolicy',
} as const satisfies Record<Exclude<Previewed, 'extendReporting'>, ActType>;

/** One amount before an act and after it. */
export interface LineBetween {
  type: ChargeLine['type'] | 'amountDue';
  before: number;
  after: number;
}

/** What an act would do: the fold after it, and what it would tell. */
export interface ActPreview {
  status: PolicyStatus;
  lines: LineBetween[];
  /** The lines that it would enter. */
  entries: readonly Entry[];
  charges: Charges;
  told: Told | null;
  /** Why it would be refused; the rest then shows that nothing changes. */
  refused: { code: string; detail: string } | null;
}

/** An act of a life, which is left as it is. */
export function previewOf<T extends ActType>(
  life: Life,
  type: T,
  wish: WishOf<T>,
  facts: ActFacts,
): ActPreview {
  try {
    const after = lifeAfter(life, type, wish, facts);
    return { ...between(life, after), told: ACTS[type].tells(after), refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message: detail } = error;
    return { ...between(life, life), told: null, refused: { code, detail } };
  }
}

function between(life: Life, after: Life): Omit<ActPreview, 'told' | 'refused'> {
  const [was, then] = [writtenIn(life), writtenIn(after)];
  const types = new Set([...chargeLines(was), ...chargeLines(then)].map(({ type }) => type));
  const lines = [...types, 'amountDue' as const].map((type) => {
    return { type, before: was[type], after: then[type] };
  });
  const entries = entriesSince(life, after);
  return { status: after.status, lines, entries, charges: moneyBetween(life, after) };
}

const writtenIn = ({ entries, currency }: Life): Charges =>
  sumCharges(
    entries.map(({ charges }) => charges),
    currency,
  );
