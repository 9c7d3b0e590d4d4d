import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import type { AccountFinding } from '../../lib/connector-types';
import { accountFindingsQuery } from './api';
import { useWorthColumns } from './worth';

/** What the connected tools of an account find, with what closing each is worth in score and premium. */
export function AccountFindings({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'carrier']);
  const result = useQuery(accountFindingsQuery(accountId));
  return (
    <section className="card" aria-label={t('carrier:connectors.findings')}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ content, totalElements }) => (
          <>
            <h2>{t('carrier:connectors.findingsCount', { count: totalElements })}</h2>
            {content.length > 0 ? (
              <>
                <p className="muted">{t('carrier:connectors.findingsText')}</p>
                <FindingTable findings={content} />
              </>
            ) : (
              <p className="muted">{t('carrier:connectors.noFindings')}</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function FindingTable({ findings }: { findings: AccountFinding[] }) {
  const { t } = useTranslation(['common', 'carrier']);
  const worth = useWorthColumns<AccountFinding>();
  return (
    <PlainTable
      label={t('carrier:connectors.findings')}
      rows={findings}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'severity',
          title: t('carrier:connectors.column.severity'),
          render: ({ severity }) => t(`carrier:connectors.severity.${severity}`),
        },
        {
          key: 'title',
          title: t('carrier:connectors.column.action'),
          render: ({ title, subject }) => (
            <>
              {title}
              <div className="muted">{subject}</div>
            </>
          ),
        },
        ...worth,
        {
          key: 'tool',
          title: t('carrier:connectors.column.tool'),
          render: ({ connectorType }) => t(`carrier:connectors.tool.${connectorType}`),
        },
        {
          key: 'points',
          title: t('carrier:connectors.column.points'),
          isNumber: true,
          render: ({ score }) => score,
        },
      ]}
    />
  );
}
