import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AccountStatusTag, statusWordKey } from '../../features/accounts/account-status';
import { useExcessAction } from '../../features/accounts/actions/use-excess-action';
import { useFactActions } from '../../features/accounts/actions/use-fact-actions';
import { useScanActions } from '../../features/accounts/actions/use-scan-actions';
import { useStandingActions } from '../../features/accounts/actions/use-standing-actions';
import { accountQuery } from '../../features/accounts/api';
import { useTagActions } from '../../features/accounts/actions/use-tag-actions';
import { accountNextStep, WAITING_QUOTES } from '../../features/accounts/next-step';
import { useLeadActions } from '../../features/accounts/leads/use-lead-actions';
import { useServingActions } from '../../features/accounts/serving/use-serving-actions';
import { TagLabel } from '../../kit/values/tag-label';
import { quotesQuery } from '../../features/quotes/api';
import { CartButton } from '../../features/quotes/cart/cart-button';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { Fact } from '../../kit/values/fact-list';
import { NextStepText } from '../../kit/values/next-step-text';
import type { Account } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { AccountTabs } from './account-tabs';
import { RequestQuoteButton } from './request-quote-button';

// Loaded beside the record, not before it.
const NotesRail = lazy(async () => ({
  default: (await import('../../features/notes/notes-rail')).NotesRail,
}));
const RecordRail = lazy(async () => ({
  default: (await import('../record-rail')).RecordRail,
}));

export function AccountPage() {
  const { accountId = '' } = useParams();
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing, account } = useSession();
  const result = useQuery(accountQuery(accountId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    ...(account.id === accountId
      ? []
      : [{ title: t('account:list.title'), href: `${basePath}/accounts` }]),
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('account:detail.title')}>
      {(account) => <AccountRecord account={account} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

interface AccountRecordProps {
  account: Account;
  crumbs: Crumb[];
}

function AccountRecord({ account, crumbs }: AccountRecordProps) {
  const { tab } = useParams();
  const { can } = usePermissions();
  const { basePath } = useSession();
  const factActions = useFactActions(account);
  const tagActions = useTagActions(account);
  const scanActions = useScanActions(account);
  const standingActions = useStandingActions(account);
  const servingActions = useServingActions(account);
  const leadActions = useLeadActions(account.id);
  const excessActions = useExcessAction(account);
  return (
    <RecordPage
      crumbs={crumbs}
      title={account.name}
      tag={
        <>
          <AccountStatusTag status={account.status} />
          {account.tags.map((tag) => (
            <TagLabel key={tag.id} tag={tag} />
          ))}
        </>
      }
      strip={useStrip(account)}
      primary={
        <Flex gap={8} wrap>
          <CartButton accountId={account.id} />
          <RequestQuoteButton account={account} />
        </Flex>
      }
      actions={[
        ...factActions,
        ...tagActions,
        ...scanActions,
        ...servingActions,
        ...leadActions,
        ...excessActions,
        ...standingActions,
      ]}
      rail={
        // The other tabs are lists, which need the width.
        (tab ?? 'summary') === 'summary' && (
          <Suspense fallback={<Skeleton active />}>
            {can('note:view') && <NotesRail of={{ noun: 'account', id: account.id }} />}
            <RecordRail
              noun="account"
              id={account.id}
              statusWordKey={statusWordKey}
              documentsHref={`${basePath}/accounts/${account.id}/documents`}
            />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
        <AccountTabs account={account} tab={tab} />
      </Suspense>
    </RecordPage>
  );
}

/** Whether an insured client has a quote that waits for them; nothing is asked of others. */
function useIsQuoted({ id, status }: Account, isOwn: boolean): boolean {
  const { can } = usePermissions();
  const { data } = useQuery({
    ...quotesQuery({ accountId: id, status: [...WAITING_QUOTES], size: 1 }),
    enabled: status === 'Active Policy' && !isOwn && can('quote:view'),
  });
  return (data?.totalElements ?? 0) > 0;
}

function useStrip(account: Account): Fact[] {
  const { t } = useTranslation(['common', 'account']);
  const isOwn = useSession().account.id === account.id;
  const isQuoted = useIsQuoted(account, isOwn);
  const { score, teams, agencyName, agentName } = account;
  const risk = {
    label: t('account:risk.title'),
    value: score === null ? t('account:risk.notScored') : t('account:risk.outOf', { value: score }),
  };
  if (isOwn) {
    return [
      risk,
      { label: t('common:wording.agency'), value: agencyName },
      { label: t('common:wording.agent'), value: agentName },
    ];
  }
  return [
    risk,
    { label: t('account:field.team'), value: teams.map(({ name }) => name).join(', ') },
    { label: t('common:record.owner'), value: agencyName },
    {
      label: t('common:record.nextStep'),
      value: <NextStepText step={accountNextStep({ ...account, isQuoted })} />,
      isWide: true,
    },
  ];
}
