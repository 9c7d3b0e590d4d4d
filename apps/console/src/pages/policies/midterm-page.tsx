import { useTranslation } from 'react-i18next';
import {
  MIDTERM_LIST_RULES,
  midtermQuery,
  useMidtermColumns,
  useMidtermFilters,
} from '../../features/policies/midterm/midterm-list';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';

/** What changed policies within their terms. */
export function MidtermPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath, landing } = useSession();
  const list = useListState(MIDTERM_LIST_RULES);
  const columns = useMidtermColumns();
  const filters = useMidtermFilters();
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('policy:list.title'), href: `${basePath}/policies` },
        ]}
        title={t('policy:midterm.title')}
      />
      <ListView
        id="midterm"
        label={t('policy:midterm.title')}
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/policies/${row.policyId}/revisions`}
        countLabel={(count) => t('policy:midterm.count', { count })}
        filters={filters}
        empty={{ text: t('policy:midterm.empty') }}
        source={midtermQuery}
        rowName={({ companyName, policyNumber }) => `${companyName}, ${policyNumber}`}
      />
    </div>
  );
}
