import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountStatusTag } from '../../features/accounts/account-status';
import { accountsQuery } from '../../features/accounts/api';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Account } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useTeam } from '../../lib/team';
import { Card } from './card';

const SHOWN = 5;

/** The accounts that changed last, kept up to date by live events. */
export function AccountsCard() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const { teams, teamId } = useTeam();
  const team = teams.find(({ id }) => id === teamId);
  const latest = useQuery(
    accountsQuery({
      page: 0,
      size: SHOWN,
      sort: ['modified,desc'],
      ...(teamId && { teamId }),
    }),
  );
  const create = can('account:create') && (
    <Button type="primary" onClick={() => openModal('account-create')}>
      {t('account:create.title')}
    </Button>
  );
  return (
    <Card
      title={t('common:home.latestAccounts')}
      action={latest.data && latest.data.totalElements > 0 && create}
    >
      {latest.isPending && <Rows />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.data?.totalElements === 0 && (
        <EmptyState
          title={t('common:home.noAccountsTitle')}
          text={
            team && teams.length > 1
              ? t('common:home.noTeamAccountsText', { team: team.name })
              : t('common:home.noAccountsText')
          }
          action={create}
        />
      )}
      {latest.data && latest.data.totalElements > 0 && (
        <>
          <ul className="home-list">
            {latest.data.content.map((account) => (
              <AccountRow key={account.id} account={account} basePath={basePath} />
            ))}
          </ul>
          <Link to={`${basePath}/accounts`}>
            {t('common:home.allAccounts', { total: latest.data.totalElements })}
          </Link>
        </>
      )}
    </Card>
  );
}

function AccountRow({ account, basePath }: { account: Account; basePath: string }) {
  return (
    <li>
      <Link to={`${basePath}/accounts/${account.id}`}>{account.name}</Link>
      <AccountStatusTag status={account.status} />
      <span className="muted">
        <ShortDate value={account.modified} />
      </span>
    </li>
  );
}

function Rows() {
  const { t } = useTranslation();
  return (
    <div className="home-rows" role="status">
      <span className="visually-hidden">{t('common:select.loading')}</span>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}
