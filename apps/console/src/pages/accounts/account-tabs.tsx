import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountFirmographics } from '../../features/accounts/account-firmographics';
import { AccountSummary } from '../../features/accounts/account-summary';
import { RenameNotice } from '../../features/accounts/details/rename-notice';
import { AlsoEntered } from '../../features/accounts/also-entered';
import { ProfileCard } from '../../features/accounts/profile-card';
import { ServingCard } from '../../features/accounts/serving/serving-card';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import type { Account } from '../../lib/api-types';
import { SAME_PAGE } from '../../lib/same-page';
import { usePermissions, useSession } from '../../lib/session';
import { usePolicyTabs } from './use-policy-tabs';

// Loaded when their tab is opened.
const QuoteList = lazy(async () => ({
  default: (await import('../quotes/quote-list')).QuoteList,
}));
const RiskScoreView = lazy(async () => ({
  default: (await import('../../features/accounts/risk-score')).RiskScoreView,
}));

const AnswersView = lazy(async () => ({
  default: (await import('./answers-view')).AnswersView,
}));

interface AccountTabsProps {
  account: Account;
  tab?: string | undefined;
}

function SummaryTab({ account }: { account: Account }) {
  // How much is known decides about quoting, which is the agency's.
  const isOwn = useSession().account.id === account.id;
  return (
    <div className="account-column">
      <AlsoEntered accountId={account.id} />
      <RenameNotice account={account} />
      <div className="card">
        <AccountSummary account={account} />
      </div>
      <ServingCard account={account} />
      {!isOwn && <ProfileCard account={account} />}
    </div>
  );
}

/** The tab is the last part of the address, which is how other screens lead to one. */
export function AccountTabs({ account, tab = 'summary' }: AccountTabsProps) {
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
          children: <SummaryTab account={account} />,
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
        {
          key: 'answers',
          label: t('account:tab.answers'),
          children: <AnswersView account={account} />,
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
