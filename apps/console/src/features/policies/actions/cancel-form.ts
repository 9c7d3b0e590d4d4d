import type { Cancellation, CancelReason, PolicyAction } from '../../../lib/api-types';

/** The method is left to the reason. */
export const USUAL = 'USUAL';

export interface CancelForm {
  effectiveDate: string;
  reason: Cancellation['reason'];
  cancellationType: NonNullable<Cancellation['cancellationType']> | typeof USUAL;
  comments?: string;
  isConfirmed?: boolean;
}

/** What sending the form means: asking, deciding on what was asked for, or cancelling. */
export type CancelMode = 'request' | 'approve' | 'cancel';

export function cancelMode(allowed: readonly PolicyAction[]): CancelMode {
  if (allowed.includes('approveCancellation')) return 'approve';
  return allowed.includes('requestCancellation') ? 'request' : 'cancel';
}

/** The methods that the server takes for a reason; until one is chosen, only what is usual. */
export function methodsOf(
  reasons: readonly CancelReason[],
  chosen: CancelReason['reason'] | undefined,
  { mode, mayFlat }: { mode: CancelMode; mayFlat: boolean },
): CancelForm['cancellationType'][] {
  const found = reasons.find(({ reason }) => reason === chosen);
  const types = (found?.cancellationTypes ?? []).filter((type) => type !== 'FLAT' || mayFlat);
  const isFlatOnly = mode === 'cancel' && found?.isByNotice === false;
  return isFlatOnly ? types.filter((type) => type === 'FLAT') : [USUAL, ...types];
}

/** The request of a filled form. */
export function cancellationOf({ effectiveDate, reason, ...values }: CancelForm): Cancellation {
  const comments = values.comments?.trim();
  return {
    effectiveDate,
    reason,
    ...(values.cancellationType !== USUAL && { cancellationType: values.cancellationType }),
    ...(comments && { comments }),
  };
}
