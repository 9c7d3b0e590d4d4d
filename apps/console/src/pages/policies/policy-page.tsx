import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePolicyActions } from '../../features/policies/actions/use-policy-actions';
import { policyQuery } from '../../features/policies/api';
import { policyNextStep } from '../../features/policies/next-step';
import { reinstatementQuery } from '../../features/policies/reinstatement/api';
import { PolicyStatusTag, statusWordKey } from '../../features/policies/policy-status';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import { Due } from '../../kit/values/amounts';
import type { Fact } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import { NextStepText } from '../../kit/values/next-step-text';
import type { Policy } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { useClientCrumb } from '../client-crumb';
import { NotFoundPage } from '../public/notices/not-found-page';
import { PolicyTabs } from './policy-tabs';

// Loaded beside the record, not before it.
const RecordRail = lazy(async () => ({
  default: (await import('../record-rail')).RecordRail,
}));

export function PolicyPage() {
  const { policyId = '' } = useParams();
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing, account } = useSession();
  const { can } = usePermissions();
  const result = useQuery(policyQuery(policyId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const isBinder = result.data?.revisions.length === 0;
  const hasBinders = isBinder && can('binder:view') && account.accountType !== 'CUSTOMER';
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    hasBinders
      ? { title: t('policy:binders.title'), href: `${basePath}/binders` }
      : { title: t('policy:list.title'), href: `${basePath}/policies` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('policy:list.title')}>
      {(policy) => <PolicyRecord policy={policy} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

interface PolicyRecordProps {
  policy: Policy;
  crumbs: Crumb[];
}

function PolicyRecord({ policy, crumbs }: PolicyRecordProps) {
  const { tab } = useParams();
  const { basePath } = useSession();
  const client = useClientCrumb(policy);
  return (
    <RecordPage
      crumbs={[...crumbs, ...client]}
      title={policy.companyName}
      number={policy.policyNumber}
      tag={<PolicyStatusTag status={policy.status} />}
      strip={useStrip(policy)}
      {...usePolicyActions(policy)}
      rail={
        <Suspense fallback={<Skeleton active />}>
          <RecordRail
            noun="policy"
            id={policy.id}
            currency={policy.currency}
            statusWordKey={statusWordKey}
            documentsHref={`${basePath}/policies/${policy.id}/documents`}
          />
        </Suspense>
      }
    >
      <PolicyTabs policy={policy} tab={tab} />
    </RecordPage>
  );
}

function useStrip(policy: Policy): Fact[] {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { account } = useSession();
  const { product, charges, currency, money, cancellation, agencyName } = policy;
  const isCancelled = policy.status === 'IN REINSTATEMENT PERIOD';
  const { data } = useQuery({ ...reinstatementQuery(policy.id), enabled: isCancelled });
  const step = policyNextStep({
    ...policy,
    reinstatement: data?.waitsFor ?? null,
    balance: money.balance,
    dueDate: money.dueDate,
    cancelDate: cancellation?.effectiveDate ?? null,
    isPolicyholder: account.accountType === 'CUSTOMER',
  });
  return [
    { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
    {
      label: t('common:amounts.premium'),
      value: <Money value={charges.premium} currency={currency} />,
    },
    { label: t('common:amounts.due'), value: <Due value={money.balance} currency={currency} /> },
    { label: t('common:record.owner'), value: agencyName },
    { label: t('common:record.nextStep'), value: <NextStepText step={step} />, isWide: true },
  ];
}
