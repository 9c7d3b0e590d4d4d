import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PolicyActions } from '../../features/policies/actions/policy-actions';
import { policyQuery } from '../../features/policies/api';
import { PaidTag, PolicyStatusTag } from '../../features/policies/policy-status';
import { DetailPage } from '../../kit/pages/detail-page';
import { ErrorState } from '../../kit/pages/error-state';
import { amountText, moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Policy } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { PolicyTabs } from './policy-tabs';

export function PolicyPage() {
  const { policyId = '', tab } = useParams();
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath, landing, account } = useSession();
  const { can } = usePermissions();
  const result = useQuery(policyQuery(policyId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const policy = result.data;
  const isBinder = policy?.revisions.length === 0;
  const list = isBinder && can('binder:view') && account.accountType !== 'CUSTOMER';

  return (
    <DetailPage
      crumbs={[
        { title: t('common:page.home'), href: landing },
        list
          ? { title: t('policy:binders.title'), href: `${basePath}/binders` }
          : { title: t('policy:list.title'), href: `${basePath}/policies` },
      ]}
      title={policy ? titleOf(policy) : t('policy:list.title')}
      tag={policy && <PolicyStatusTag status={policy.status} />}
      action={policy && <PolicyActions policy={policy} />}
      strip={policy ? stripOf(policy) : []}
    >
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(policy && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {policy && <PolicyTabs policy={policy} tab={tab} />}
    </DetailPage>
  );

  function titleOf({ policyNumber }: Policy) {
    return isBinder
      ? t('policy:detail.binder', { number: policyNumber })
      : t('policy:detail.title', { number: policyNumber });
  }

  function stripOf({ accountId, companyName, product, terms, currency, ...policy }: Policy) {
    return [
      {
        label: t('quote:column.client'),
        value: <Client accountId={accountId} name={companyName} />,
      },
      { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
      {
        label: t('policy:field.term'),
        value: (
          <>
            <ShortDate value={policy.effectiveDate} /> – <ShortDate value={policy.endDate} />
          </>
        ),
      },
      {
        label: t('quote:field.limitAndRetention'),
        value: `${amountText(terms.aggregateLimit, currency)} / ${amountText(terms.retention, currency)}`,
      },
      { label: t('quote:field.premium'), value: moneyText(policy.totalPremium, currency) },
      { label: t('policy:column.payment'), value: <PaidTag isPaid={policy.isPaid} /> },
    ];
  }
}

function Client({ accountId, name }: { accountId: string; name: string }) {
  const { basePath, account } = useSession();
  const { can } = usePermissions();
  const hasPage = can('account:view') && account.accountType !== 'CUSTOMER';
  return hasPage ? <Link to={`${basePath}/accounts/${accountId}`}>{name}</Link> : name;
}
