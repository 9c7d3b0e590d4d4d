import type { QuoteStatus } from '@palisade/contracts';
import type { StatusReason } from './rating-outcome';

const WITH_REASONS: readonly QuoteStatus[] = ['REFERRED', 'DECLINED'];

/** The codes that a step to a referral or a decline is counted by, each once; null for other steps. */
export const reasonsOfStep = ({
  status,
  statusReasons,
}: {
  status: QuoteStatus;
  statusReasons: readonly StatusReason[];
}): string[] | null =>
  WITH_REASONS.includes(status) ? [...new Set(statusReasons.map(({ code }) => code))] : null;
