import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { claimsQuery } from '../../features/claims/api';
import { ClaimStatusTag } from '../../features/claims/claim-status';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import { useSession } from '../../lib/session';
import { Card } from './card';

const NEWEST = { page: 0, size: 5, sort: ['created,desc'] };

/** The claims that were reported last. */
export function ClaimsCard() {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath } = useSession();
  const result = useQuery(claimsQuery(NEWEST));
  const title = t('common:home.newestClaims');
  return (
    <Card
      title={title}
      action={<Link to={`${basePath}/claims`}>{t('common:home.allClaims')}</Link>}
    >
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className="muted">{t('account:claim.empty')}</p>
          ) : (
            <PlainTable
              label={title}
              rows={content}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'company',
                  title: t('account:claim.company'),
                  render: ({ id, insuredName }) => (
                    <Link to={`${basePath}/claims/${id}`}>{insuredName}</Link>
                  ),
                },
                {
                  key: 'number',
                  title: t('account:claim.number'),
                  render: ({ claimNumber }) => claimNumber ?? t('account:claim.noNumber'),
                },
                {
                  key: 'reported',
                  title: t('account:claim.reported'),
                  render: ({ reportedDate }) =>
                    reportedDate ? <ShortDate value={reportedDate} /> : '–',
                },
                {
                  key: 'status',
                  title: t('quote:column.status'),
                  render: ({ status }) => <ClaimStatusTag status={status} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
