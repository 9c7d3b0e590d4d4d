import { useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Account, ClosingReason } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { useUndoable } from '../../../lib/undoable';
import { withKey } from '../../../lib/with-key';
import { accountQuery } from '../api';

export type AccountCommand = (key: SubmitKey) => Promise<Account>;

export const declineAccount =
  (accountId: string, body: ClosingReason): AccountCommand =>
  (key) =>
    unwrap(
      api.account.PUT('/api/account/v1/decline/{accountId}', {
        params: { path: { accountId } },
        body,
        headers: withKey(key),
        keepalive: true,
      }),
    );

export const markAccountLost =
  (accountId: string, body: ClosingReason): AccountCommand =>
  (key) =>
    unwrap(
      api.account.PUT('/api/account/v1/lost/{accountId}', {
        params: { path: { accountId } },
        body,
        headers: withKey(key),
        keepalive: true,
      }),
    );

export const undeclineAccount =
  (accountId: string): AccountCommand =>
  (key) =>
    unwrap(
      api.account.PUT('/api/account/v1/undecline/{accountId}', {
        params: { path: { accountId } },
        headers: withKey(key),
      }),
    );

export const deleteAccount = (accountId: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.account.DELETE('/api/account/v1/{accountId}', {
      params: { path: { accountId } },
      headers: withKey(key),
    }),
  );

interface Doing {
  command: AccountCommand;
  key: SubmitKey;
  /** What was done, as its notice says it. */
  text: string;
  /** The status that is shown until it is taken back. */
  status: Account['status'];
}

/** Closes an account, which can be taken back for five seconds: until then nothing is sent. */
export function useClosing(account: Account): (doing: Doing) => void {
  const queryClient = useQueryClient();
  const undoable = useUndoable();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['accounts'] });
  return ({ command, key, text, status }) => {
    const shown = { ...account, status, allowedActions: [] };
    queryClient.setQueryData(accountQuery(account.id).queryKey, shown);
    undoable({
      text,
      about: account.name,
      act: () => command(key).finally(readAgain),
      onUndone: readAgain,
    });
  };
}
