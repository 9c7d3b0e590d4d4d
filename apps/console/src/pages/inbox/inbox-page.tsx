import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { quotesQuery } from '../../features/quotes/api';
import { useInboxColumns } from '../../features/quotes/columns';
import { inboxRules, inboxSearch, useInboxFilters } from '../../features/quotes/inbox-queues';
import { QuoteDrawer } from '../../features/quotes/quote-drawer';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { queryClient } from '../../lib/query-client';

/** The quotes that wait for this person; a chosen one opens beside the list. */
export function InboxPage() {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing, isStaff } = useSession();
  const { quoteId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = useListState(inboxRules(isStaff));
  const query = inboxSearch(list.query, isStaff);
  const result = useQuery(quotesQuery(query));
  const columns = useInboxColumns();
  const filters = useInboxFilters(isStaff);
  const address = (path: string) => ({ pathname: `${basePath}/${path}`, search: String(params) });

  return (
    <>
      <ListPage
        id={isStaff ? 'underwriting-inbox' : 'agency-inbox'}
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t(isStaff ? 'quote:inbox.underwriting' : 'common:nav.inbox')}
        columns={columns}
        list={list}
        result={result}
        rowHref={({ id }) => `${basePath}/inbox/${id}?${String(params)}`}
        countLabel={(count) => t('quote:list.count', { count })}
        filters={filters}
        empty={{ text: t(isStaff ? 'quote:inbox.emptyUnderwriting' : 'quote:inbox.empty') }}
        readPage={(at) => queryClient.fetchQuery(quotesQuery({ ...query, ...at }))}
      />
      {quoteId && (
        <QuoteDrawer
          quoteId={quoteId}
          fullHref={`${basePath}/quotes/${quoteId}`}
          onClose={() => void navigate(address('inbox'))}
        />
      )}
    </>
  );
}
