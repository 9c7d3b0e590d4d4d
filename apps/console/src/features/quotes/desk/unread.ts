import type { AccountType } from '@palisade/kernel';
import type { QuoteSummary } from '../../../lib/api-types';

/** Whether nobody of the reader's side has read a quote since its status changed. */
export function isUnread(
  { isRead, isReadByCustomer }: Pick<QuoteSummary, 'isRead' | 'isReadByCustomer'>,
  accountType: AccountType,
): boolean {
  if (accountType === 'CUSTOMER') return !isReadByCustomer;
  return accountType === 'AGENCY' && !isRead;
}
