import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bindersQuery } from '../../features/policies/api';
import { PolicyStatusTag } from '../../features/policies/policy-status';
import { Loaded } from '../../kit/pages/loaded';
import { Money } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { useSession } from '../../lib/session';
import { Card } from './card';

const NEWEST = { page: 0, size: 5, sort: ['effectiveDate,desc'] };

/** The binders that take effect last. */
export function BindersCard() {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const result = useQuery(bindersQuery(NEWEST));
  const title = t('policy:binders.title');
  return (
    <Card
      title={title}
      action={<Link to={`${basePath}/binders`}>{t('common:home.allBinders')}</Link>}
    >
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className="muted">{t('policy:binders.empty')}</p>
          ) : (
            <PlainTable
              label={title}
              rows={content}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'client',
                  title: t('quote:column.client'),
                  render: ({ id, companyName }) => (
                    <Link to={`${basePath}/policies/${id}`}>{companyName}</Link>
                  ),
                },
                {
                  key: 'number',
                  title: t('policy:column.number'),
                  render: ({ policyNumber }) => policyNumber,
                },
                {
                  key: 'status',
                  title: t('quote:column.status'),
                  render: ({ status }) => <PolicyStatusTag status={status} />,
                },
                {
                  key: 'due',
                  title: t('policy:column.due'),
                  isNumber: true,
                  render: ({ balance, currency }) => <Money value={balance} currency={currency} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
