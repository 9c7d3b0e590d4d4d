import { formatPhone } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AccountAddress } from '../../features/accounts/account-address';
import { AccountStatusTag } from '../../features/accounts/account-status';
import { accountQuery } from '../../features/accounts/api';
import { DetailPage } from '../../kit/detail-page';
import { DetailTabs } from '../../kit/detail-tabs';
import { ErrorState } from '../../kit/error-state';
import { FactList } from '../../kit/fact-list';
import { ShortDate } from '../../kit/short-date';
import type { Account } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/not-found-page';

export function AccountPage() {
  const { accountId = '' } = useParams();
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const result = useQuery(accountQuery(accountId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const account = result.data;
  const teams = account?.teams.map(({ name }) => name).join(', ');

  return (
    <DetailPage
      crumbs={[
        { title: t('common:page.home'), href: landing },
        { title: t('account:list.title'), href: `${basePath}/accounts` },
      ]}
      title={account?.name ?? t('account:detail.title')}
      tag={account && <AccountStatusTag status={account.status} />}
      strip={[
        { label: t('account:field.team'), value: teams },
        { label: t('common:wording.agency'), value: account?.agencyName },
      ]}
    >
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(account && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {account && (
        <DetailTabs
          items={[
            {
              key: 'summary',
              label: t('account:detail.summary'),
              children: <Summary account={account} />,
            },
          ]}
        />
      )}
    </DetailPage>
  );
}

function Summary({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <div className="card">
      <FactList
        facts={[
          { label: t('account:field.name'), value: account.name },
          { label: t('account:field.address'), value: <AccountAddress account={account} /> },
          { label: t('account:field.phone'), value: account.phone && formatPhone(account.phone) },
          { label: t('account:field.created'), value: <ShortDate value={account.created} /> },
          { label: t('account:field.modified'), value: <ShortDate value={account.modified} /> },
        ]}
      />
    </div>
  );
}
