import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { policiesQuery } from '../../features/policies/api';
import { PayLink } from '../../features/policies/pay-link';
import { PolicyStatusTag } from '../../features/policies/policy-status';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { ShortDate } from '../../kit/values/short-date';
import type { PolicySummary } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { Card } from './card';

const SHOWN = 5;

/** The policies of a policyholder with what is still due, kept up to date by live events. */
export function PoliciesCard() {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { basePath } = useSession();
  const latest = useQuery(policiesQuery({ page: 0, size: SHOWN, sort: ['endDate,desc'] }));
  const { data, isPending, isError, error, refetch } = latest;
  return (
    <Card title={t('policy:list.title')}>
      {isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.totalElements === 0 && (
        <EmptyState title={t('common:table.noData')} text={t('policy:list.empty')} />
      )}
      {data && data.totalElements > 0 && (
        <>
          <ul className="home-list">
            {data.content.map((policy) => (
              <PolicyRow key={policy.id} policy={policy} basePath={basePath} />
            ))}
          </ul>
          <Link to={`${basePath}/policies`}>
            {t('policy:list.all', { total: data.totalElements })}
          </Link>
        </>
      )}
    </Card>
  );
}

function PolicyRow({ policy, basePath }: { policy: PolicySummary; basePath: string }) {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  return (
    <li>
      <Link to={`${basePath}/policies/${policy.id}`}>
        {policy.policyNumber} {t(`coverage:product.${policy.product}`)}
      </Link>
      <PolicyStatusTag status={policy.status} />
      {policy.isPaid ? (
        <span className="muted">
          <ShortDate value={policy.endDate} />
        </span>
      ) : (
        <PayLink policyId={policy.id} />
      )}
    </li>
  );
}
