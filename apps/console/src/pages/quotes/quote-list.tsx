import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quotesQuery } from '../../features/quotes/api';
import { useQuoteColumns } from '../../features/quotes/columns';
import { QUOTE_LIST_RULES, quoteSearch, useQuoteFilters } from '../../features/quotes/list-filters';
import type { ListRules } from '../../kit/lists/list-state';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { queryClient } from '../../lib/query-client';

interface QuoteListProps {
  /** Names the stored preferences and the exported file. */
  id: string;
  emptyText: string;
  /** Only the quotes of this account. */
  accountId?: string | undefined;
  rules?: ListRules;
}

/** The quotes of one account or of all, as a part of another page. */
export function QuoteList({ id, emptyText, accountId, rules = QUOTE_LIST_RULES }: QuoteListProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const list = useListState(rules);
  const query = { ...quoteSearch(list.query), ...(accountId && { accountId }) };
  const result = useQuery(quotesQuery(query));
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();
  return (
    <div className="kit-page">
      <ListView
        id={id}
        label={t('quote:list.title')}
        columns={columns}
        list={list}
        result={result}
        rowHref={(row) => `${basePath}/quotes/${row.id}`}
        countLabel={(count) => t('quote:list.count', { count })}
        filters={filters}
        empty={{ text: emptyText }}
        readPage={(at) => queryClient.fetchQuery(quotesQuery({ ...query, ...at }))}
      />
    </div>
  );
}
