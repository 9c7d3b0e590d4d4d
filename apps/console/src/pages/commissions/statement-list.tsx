import { useTranslation } from 'react-i18next';
import { statementsQuery } from '../../features/commissions/api';
import {
  STATEMENT_LIST_RULES,
  useMonthName,
  useStatementColumns,
  useStatementFilters,
} from '../../features/commissions/statement-columns';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';

interface StatementListProps {
  /** Names the stored preferences and the exported file. */
  id: string;
  /** Those of one agency; of all that the person sees when left out. */
  agencyId?: string;
}

/** The monthly statements. */
export function StatementList({ id, agencyId }: StatementListProps) {
  const { t } = useTranslation(['common', 'agency']);
  const { basePath } = useSession();
  const list = useListState(STATEMENT_LIST_RULES);
  const monthName = useMonthName();
  return (
    <div className="kit-page">
      <ListView
        id={id}
        label={t('agency:statement.list')}
        columns={useStatementColumns()}
        list={list}
        rowHref={(row) => `${basePath}/commissions/statements/${row.id}`}
        rowName={(row) => `${row.agencyName ?? ''} ${monthName(row)}`.trim()}
        countLabel={(count) => t('agency:statement.count', { count })}
        filters={useStatementFilters()}
        empty={{ text: t('agency:statement.empty') }}
        source={(query) => statementsQuery({ ...query, ...(agencyId && { agencyId }) })}
      />
    </div>
  );
}
