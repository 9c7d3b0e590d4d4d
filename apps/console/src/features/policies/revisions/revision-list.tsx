import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/pages/empty-state';
import { ErrorState } from '../../../kit/pages/error-state';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy, Revision } from '../../../lib/api-types';
import '../policies.css';
import { revisionsQuery } from './api';
import { ActLine } from './act-line';
import { PolicyThen } from './policy-then';
import { RevisionDiff } from './revision-diff';

/** The history of a policy: what was agreed when, and what each step changed. */
export function RevisionList({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const result = useQuery(revisionsQuery(policy.id));
  const revisions = result.data;
  return (
    <div className="policy-column">
      <section className="card policy-section" aria-labelledby="policy-revisions">
        <h2 id="policy-revisions">{t('policy:tab.revisions')}</h2>
        {result.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
        {result.isError && (
          <ErrorState
            error={result.error}
            {...(revisions && { kept: t('common:page.kept') })}
            onRetry={() => void result.refetch()}
          />
        )}
        {revisions?.length === 0 && (
          <EmptyState title={t('common:table.noData')} text={t('policy:revision.empty')} />
        )}
        {revisions && revisions.length > 0 && <Rows policy={policy} revisions={revisions} />}
      </section>
      {revisions && revisions.length > 0 && <ActLine policy={policy} revisions={revisions} />}
      {revisions && revisions.length > 0 && <PolicyThen policy={policy} />}
      {revisions && revisions.length > 1 && (
        <RevisionDiff key={revisions.length} policy={policy} last={revisions.length} />
      )}
    </div>
  );
}

function Rows({ policy: { currency }, revisions }: { policy: Policy; revisions: Revision[] }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return (
    <PlainTable
      isList
      label={t('policy:tab.revisions')}
      rows={revisions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('policy:revision.title'),
          render: ({ number, type }) =>
            t('policy:revision.what', { number, what: t(`policy:revision.type.${type}`) }),
        },
        {
          key: 'effective',
          title: t('quote:column.effective'),
          render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
        },
        {
          key: 'created',
          title: t('policy:revision.made'),
          render: ({ created }) => <ShortDate value={created} />,
        },
        {
          key: 'premium',
          title: t('policy:revision.premium'),
          isNumber: true,
          render: ({ premiumChange }) => moneyText(premiumChange, currency),
        },
        {
          key: 'due',
          title: t('policy:revision.due'),
          isNumber: true,
          render: ({ data }) => moneyText(data.charges.amountDue, currency),
        },
      ]}
    />
  );
}
