import { useTranslation } from 'react-i18next';
import { quotesQuery } from '../../features/quotes/api';
import { useQuoteBulk } from '../../features/quotes/bulk';
import { quoteName, useQuoteColumns } from '../../features/quotes/columns';
import {
  QUOTE_LIST_RULES,
  quoteSearch,
  useQuoteFilters,
  useQuoteViews,
} from '../../features/quotes/list-filters';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

export function QuotesPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const ofTeam = useOfTeam();
  const list = useListState(QUOTE_LIST_RULES);
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();
  const views = useQuoteViews();
  const bulk = useQuoteBulk();

  return (
    <ListPage
      id="quotes"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('quote:list.title')}
      columns={columns}
      list={list}
      rowHref={({ id }) => `${basePath}/quotes/${id}`}
      countLabel={(count) => t('quote:list.count', { count })}
      filters={filters}
      empty={{ text: t('quote:list.empty') }}
      source={(query) => quotesQuery(ofTeam(quoteSearch(query)))}
      rowName={quoteName}
      views={views}
      bulk={bulk}
    />
  );
}
