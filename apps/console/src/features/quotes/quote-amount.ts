import type { Quote, QuoteStatus } from '../../lib/api-types';

const CLOSED: readonly QuoteStatus[] = [
  'LOST',
  'DECLINED',
  'INVALID',
  'EXPIRED',
  'VOID',
  'RESCIND',
  'DELETED',
];

/** What a quote comes to with its taxes; nothing once it is closed. What is owed its policy knows. */
export const offeredAmount = ({
  status,
  amountDue,
}: Pick<Quote, 'status' | 'amountDue'>): number | null =>
  CLOSED.includes(status) ? null : amountDue;
