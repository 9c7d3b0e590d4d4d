import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { problemMessage } from '../../../lib/problem';
import { queryClient } from '../../../lib/query-client';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';
import { withKey } from '../../../lib/with-key';
import { ownAccountsQuery } from '../../../features/entering/api';
import { BusyButton } from '../frame/busy-button';
import { Notice } from '../frame/notice';

const accept = (token: string, key: SubmitKey) =>
  unwrap(
    api.auth.POST('/api/auth/v1/validationTokens/{token}/accept', {
      params: { path: { token } },
      headers: withKey(key),
    }),
  );

interface FurtherAccountFormProps {
  token: string;
  email: string;
  accountName: string;
}

/** Where a person with a login joins one more account, by a press and not by opening the link. */
export function FurtherAccountForm({ token, email, accountName }: FurtherAccountFormProps) {
  const { t } = useTranslation();
  const joining = useSubmit<unknown, string>(accept, {
    onDone: () => queryClient.invalidateQueries({ queryKey: ownAccountsQuery.queryKey }),
  });
  if (joining.isDone) {
    return (
      <>
        <Notice kind="success">{t('common:join.furtherDone', { account: accountName })}</Notice>
        <div className="links">
          <Link to={`/login?email=${encodeURIComponent(email)}`}>
            {t('common:auth.login.loginHere')}
          </Link>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void joining.submit(token);
      }}
    >
      {joining.error && <Notice kind="error">{problemMessage(joining.error)}</Notice>}
      <p>{t('common:join.further', { account: accountName })}</p>
      <p className="muted">{t('common:signup.for', { email })}</p>
      <BusyButton className="button primary wide" isBusy={joining.isLocked}>
        {t('common:join.submit')}
      </BusyButton>
    </form>
  );
}
