import type { PolicyStatus } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, formatMoney, sumOf } from '@palisade/kernel';

/** The policy below a layer: one of ours, or another carrier's with its evidence. */
export interface Underlying {
  /** Null for another carrier's. */
  policyId: string | null;
  /** Who wrote it; null for one of ours. */
  insurer: string | null;
  policyNumber: string;
  limit: MinorUnits;
  /** Where it begins itself; null for the first. */
  attachment: MinorUnits | null;
  effectiveDate: PlainDate;
  endDate: PlainDate;
  /** The document that proves it; null for one of ours. */
  docId: string | null;
}

/** A layer as far as what is below it reads it. */
export interface Layer {
  attachment: MinorUnits | null;
  effectiveDate: PlainDate;
}

/** Up to where a policy and what is below it pay. */
const reachOf = ({ attachment, limit }: Underlying): MinorUnits => sumOf([attachment ?? 0, limit]);

const isBelow = (layer: Layer, one: Underlying): boolean =>
  one.effectiveDate <= layer.effectiveDate &&
  layer.effectiveDate < one.endDate &&
  reachOf(one) >= (layer.attachment ?? 0);

/** The policy that a layer stands on: the highest that reaches it; null where none does. */
export function underlyingOf(layer: Layer, candidates: readonly Underlying[]): Underlying | null {
  const below = candidates.filter((one) => isBelow(layer, one));
  return below.toSorted((a, b) => reachOf(b) - reachOf(a))[0] ?? null;
}

/** Why a layer cannot be issued over what there is. */
export function underlyingRefusal({ attachment }: Layer): DomainError {
  const reach = formatMoney(attachment ?? 0, 'USD');
  const detail = `No policy of the insured in force reaches ${reach}, where this layer begins.`;
  return new DomainError('UNDERLYING_MISSING', detail, 409);
}

/** How much of what is below a layer is left after the claims on it, and whether it still reaches it. */
export function standingOf(
  { attachment }: Pick<Layer, 'attachment'>,
  underlying: Underlying,
  { eroded, hasEnded }: { eroded: MinorUnits; hasEnded: boolean },
): { left: MinorUnits; isGap: boolean } {
  return {
    left: hasEnded ? 0 : Math.max(0, underlying.limit - eroded),
    isGap: hasEnded || reachOf(underlying) < (attachment ?? 0),
  };
}

const FOLLOWING: readonly PolicyStatus[] = ['ISSUED', 'IN FORCE', 'ACTIVE'];

/** Whether a layer follows what happens to the policy below it. */
export const isFollowing = (status: PolicyStatus): boolean => FOLLOWING.includes(status);
