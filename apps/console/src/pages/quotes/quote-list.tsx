import { useTranslation } from 'react-i18next';
import { quotesQuery } from '../../features/quotes/api';
import { useQuoteBulk } from '../../features/quotes/bulk';
import { quoteName, useQuoteColumns } from '../../features/quotes/columns';
import { ClearClosedButton } from '../../features/quotes/desk/clear-closed-button';
import {
  QUOTE_LIST_RULES,
  quoteSearch,
  useQuoteFilters,
  useQuoteNarrowings,
  useQuoteViews,
} from '../../features/quotes/list-filters';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

interface QuoteListProps {
  /** Names the stored preferences and the exported file. */
  id: string;
  emptyText: string;
  /** Only the quotes of this account. */
  accountId?: string | undefined;
}

/** The quotes of one account or of all, as a part of another page. */
export function QuoteList({ id, emptyText, accountId }: QuoteListProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(QUOTE_LIST_RULES);
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();
  const narrowings = useQuoteNarrowings(list.state.filters);
  const views = useQuoteViews();
  const bulk = useQuoteBulk();
  return (
    <div className="kit-page">
      <ClearClosedButton query={list.query} accountId={accountId} />
      <ListView
        id={id}
        label={t('quote:list.title')}
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/quotes/${row.id}`}
        countLabel={(count) => t('quote:list.count', { count })}
        filters={filters}
        narrowings={narrowings}
        empty={{ text: emptyText }}
        source={(query) =>
          quotesQuery(accountId ? { ...quoteSearch(query), accountId } : ofTeam(quoteSearch(query)))
        }
        rowName={quoteName}
        views={views}
        bulk={bulk}
      />
    </div>
  );
}
