import type { ReactNode } from 'react';
import { WithRow } from '../../../kit/forms/with-row';
import type { Account } from '../../../lib/api-types';
import { accountQuery } from '../api';

/** What a dialog about an account is opened with. */
export interface AccountModalData {
  accountId: string;
}

interface WithAccountProps {
  accountId: string;
  children: (account: Account) => ReactNode;
}

/** Shows a dialog once its account is there; a link may open it before. */
export function WithAccount({ accountId, children }: WithAccountProps) {
  return (
    <WithRow query={{ ...accountQuery(accountId), enabled: Boolean(accountId) }}>
      {children}
    </WithRow>
  );
}
