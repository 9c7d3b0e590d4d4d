import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { exportQuotes, quotesQuery } from '../../features/quotes/api';
import { useQuoteColumns } from '../../features/quotes/columns';
import { QUOTE_LIST_RULES, quoteSearch, useQuoteFilters } from '../../features/quotes/list-filters';
import { ListView } from '../../kit/list-view';
import { useListState } from '../../kit/use-list-state';
import { useSession } from '../../lib/session';

/** The quotes of one account. */
export function AccountQuotes({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const list = useListState(QUOTE_LIST_RULES);
  const query = { ...quoteSearch(list.query), accountId };
  const result = useQuery(quotesQuery(query));
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();
  return (
    <div className="kit-page">
      <ListView
        id="account-quotes"
        label={t('quote:list.title')}
        columns={columns}
        list={list}
        result={result}
        rowHref={({ id }) => `${basePath}/quotes/${id}`}
        countLabel={(count) => t('quote:list.count', { count })}
        filters={filters}
        empty={{ text: t('quote:list.emptyAccount') }}
        exportCsv={() => exportQuotes(query)}
      />
    </div>
  );
}
