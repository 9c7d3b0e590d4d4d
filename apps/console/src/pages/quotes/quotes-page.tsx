import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
import type { ListQuery } from '../../kit/lists/list-state';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { usePermissions, useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

export function QuotesPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath, landing, isStaff } = useSession();
  const { can } = usePermissions();
  const ofTeam = useOfTeam();
  const list = useListState(QUOTE_LIST_RULES);
  const columns = useQuoteColumns();
  const filters = useQuoteFilters();
  const views = useQuoteViews();
  const bulk = useQuoteBulk();
  const search = (query: ListQuery) => ofTeam(quoteSearch(query));

  return (
    <ListPage
      id="quotes"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('quote:list.title')}
      action={
        <Flex gap={8} wrap>
          <ClearClosedButton query={list.query} />
          {isStaff && can('quote:create') && (
            <Link to={`${basePath}/requestQuote`}>
              <Button>{t('quote:wizard.requestQuote')}</Button>
            </Link>
          )}
        </Flex>
      }
      columns={columns}
      list={list}
      rowHref={({ id }) => `${basePath}/quotes/${id}`}
      countLabel={(count) => t('quote:list.count', { count })}
      filters={filters}
      narrowings={useQuoteNarrowings(list.state.filters)}
      empty={{ text: t('quote:list.empty') }}
      source={(query) => quotesQuery(search(query))}
      rowName={quoteName}
      report={{ list: 'quotes', search }}
      views={views}
      bulk={bulk}
    />
  );
}
