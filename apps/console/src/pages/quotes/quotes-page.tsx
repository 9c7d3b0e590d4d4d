import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quotesQuery } from '../../features/quotes/api';
import { useQuoteColumns } from '../../features/quotes/columns';
import { QUOTE_LIST_RULES, quoteSearch, useQuoteFilters } from '../../features/quotes/list-filters';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { queryClient } from '../../lib/query-client';

export function QuotesPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const list = useListState(QUOTE_LIST_RULES);
  const query = quoteSearch(list.query);
  const result = useQuery(quotesQuery(query));
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();

  return (
    <ListPage
      id="quotes"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('quote:list.title')}
      columns={columns}
      list={list}
      result={result}
      rowHref={({ id }) => `${basePath}/quotes/${id}`}
      countLabel={(count) => t('quote:list.count', { count })}
      filters={filters}
      empty={{ text: t('quote:list.empty') }}
      readPage={(at) => queryClient.fetchQuery(quotesQuery({ ...query, ...at }))}
    />
  );
}
