import type { AccountType } from '@palisade/kernel';
import type { PolicyDocumentFile } from '../../lib/api-types';

type Visibility = PolicyDocumentFile['visibility'];

const BY_TYPE: Partial<Record<AccountType, readonly Visibility[]>> = {
  COWBELL: ['EVERYBODY', 'TRADE', 'STAFF'],
  AGENCY: ['EVERYBODY', 'TRADE'],
  CARRIER: ['EVERYBODY', 'TRADE'],
};

/** The readers among whom a person chooses; a policyholder has no choice. */
export const visibilitiesOf = (accountType: AccountType): readonly Visibility[] =>
  BY_TYPE[accountType] ?? ['EVERYBODY'];
