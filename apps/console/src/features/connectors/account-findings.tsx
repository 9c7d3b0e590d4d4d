import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import type { AccountFinding } from '../../lib/connector-types';
import { accountFindingsQuery } from './api';
import { FINDING_RULES, useFindingColumns } from './finding-columns';
import { useWorthColumns } from './worth';

/** What the connected tools of an account find, with what closing each is worth in score and premium. */
export function AccountFindings({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'carrier']);
  const list = useListState(FINDING_RULES);
  return (
    <section className="card kit-page" aria-label={t('carrier:connectors.findings')}>
      <h2>{t('carrier:connectors.findings')}</h2>
      <p className="muted">{t('carrier:connectors.findingsText')}</p>
      <ListView
        id="account-findings"
        label={t('carrier:connectors.findings')}
        columns={useColumns()}
        list={list}
        source={(query) => accountFindingsQuery(accountId, query)}
        rowName={({ title, subject }) => `${title}, ${subject}`}
        countLabel={(count) => t('carrier:connectors.findingsCount', { count })}
        empty={{ text: t('carrier:connectors.noFindings') }}
      />
    </section>
  );
}

function useColumns(): ListColumn<AccountFinding>[] {
  const { t } = useTranslation(['common', 'carrier']);
  const worth = useWorthColumns<AccountFinding>();
  return [
    ...useFindingColumns<AccountFinding>(),
    ...worth.map((column) => ({ ...column, onCard: true })),
    {
      key: 'tool',
      title: t('carrier:connectors.column.tool'),
      render: ({ connectorType }) => t(`carrier:connectors.tool.${connectorType}`),
    },
  ];
}
