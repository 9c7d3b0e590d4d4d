import { productOf } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { accountQuery } from '../../features/accounts/api';
import { AccountEditForm } from '../../features/accounts/details/account-edit-form';
import { useMayEdit } from '../../features/accounts/may-edit';
import { wizardPath } from '../../features/quotes/paths';
import { LoadedRecord } from '../../kit/pages/record-page';
import { isOutOfReach } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { NotFoundPage, NotPermittedPage } from '../public/notices/not-found-page';

/** The facts of an account, to be corrected; on the way to a quote it goes on there. */
export function AccountEditPage() {
  const { accountId = '' } = useParams();
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const [params] = useSearchParams();
  const mayEdit = useMayEdit();
  const result = useQuery(accountQuery(accountId));
  if (!mayEdit) return <NotPermittedPage />;
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const home = `${basePath}/accounts/${accountId}`;
  const product = productOf(params.get('product') ?? '');
  const next = product ? wizardPath(basePath, product, accountId, 'verify') : home;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('account:list.title'), href: `${basePath}/accounts` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('account:edit.title')}>
      {(account) => (
        <AccountEditForm
          account={account}
          crumbs={[...crumbs, { title: account.name, href: home }]}
          home={next}
        />
      )}
    </LoadedRecord>
  );
}
