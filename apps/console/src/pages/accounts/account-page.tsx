import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AccountFirmographics } from '../../features/accounts/account-firmographics';
import { AccountStatusTag } from '../../features/accounts/account-status';
import { AccountSummary } from '../../features/accounts/account-summary';
import { accountQuery } from '../../features/accounts/api';
import { ProfileCard } from '../../features/accounts/profile-card';
import { CartButton } from '../../features/quotes/cart/cart-button';
import { DetailPage } from '../../kit/pages/detail-page';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import { ErrorState } from '../../kit/pages/error-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { Account } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { SAME_PAGE } from '../../lib/same-page';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { RequestQuoteButton } from './request-quote-button';
import { usePolicyTabs } from './use-policy-tabs';

// Loaded when their tab is opened.
const QuoteList = lazy(async () => ({
  default: (await import('../quotes/quote-list')).QuoteList,
}));
const RiskScoreView = lazy(async () => ({
  default: (await import('../../features/accounts/risk-score')).RiskScoreView,
}));

export function AccountPage() {
  const { accountId = '', tab } = useParams();
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
      action={
        account && (
          <Flex gap={8} wrap>
            <CartButton accountId={account.id} />
            <PermissionGuard need="agency:link-account">
              <Button
                onClick={() => openModal('account-assign-agency-link', { accountId: account.id })}
              >
                {t('account:assignLink.title')}
              </Button>
            </PermissionGuard>
            <RequestQuoteButton account={account} />
          </Flex>
        )
      }
      strip={[
        {
          label: t('account:risk.title'),
          value: account?.score != null && t('account:risk.outOf', { value: account.score }),
        },
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
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <AccountTabs account={account} tab={tab} />
        </Suspense>
      )}
    </DetailPage>
  );
}

/** The tab is the last part of the address, which is how other screens lead to one. */
function AccountTabs({ account, tab = 'summary' }: { account: Account; tab?: string | undefined }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { can } = usePermissions();
  const { basePath } = useSession();
  const navigate = useNavigate();
  const home = `${basePath}/accounts/${account.id}`;
  const policyTabs = usePolicyTabs(account.id);
  return (
    <DetailTabs
      active={tab}
      onChoose={(key) =>
        void navigate(key === 'summary' ? home : `${home}/${key}`, { state: SAME_PAGE })
      }
      items={[
        {
          key: 'summary',
          label: t('account:detail.summary'),
          children: (
            <div className="account-column">
              <div className="card">
                <AccountSummary account={account} />
              </div>
              <ProfileCard account={account} />
            </div>
          ),
        },
        ...(can('risk:view')
          ? [
              {
                key: 'risk',
                label: t('account:risk.title'),
                children: <RiskScoreView account={account} />,
              },
            ]
          : []),
        {
          key: 'firmographics',
          label: t('account:tab.firmographics'),
          children: (
            <div className="card">
              <AccountFirmographics account={account} />
            </div>
          ),
        },
        ...(can('quote:view')
          ? [
              {
                key: 'quotes',
                label: t('account:tab.quotes'),
                children: (
                  <QuoteList
                    id="account-quotes"
                    emptyText={t('quote:list.emptyAccount')}
                    accountId={account.id}
                  />
                ),
              },
            ]
          : []),
        ...policyTabs,
      ]}
    />
  );
}
