import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { quotesQuery } from '../../features/quotes/api';
import { useQuoteBulk } from '../../features/quotes/bulk';
import { quoteName } from '../../features/quotes/columns';
import { useInboxColumns } from '../../features/quotes/inbox-columns';
import {
  inboxRules,
  inboxSearch,
  useInboxFilters,
  useInboxViews,
} from '../../features/quotes/inbox-queues';
import { QuotePanel } from '../../features/quotes/quote-panel';
import { useSnoozeBulk } from '../../features/quotes/snooze/bulk';
import { SnoozeMenu } from '../../features/quotes/snooze/snooze-menu';
import { QueuePage } from '../../kit/lists/queue-page';
import { useNarrowings } from '../../kit/lists/use-narrowings';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

/** The quotes that wait for this person; a chosen one opens beside the list. */
export function InboxPage() {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing, isStaff } = useSession();
  const { quoteId } = useParams();
  const [params] = useSearchParams();
  const ofTeam = useOfTeam();
  const list = useListState(inboxRules(isStaff));
  const views = useInboxViews(isStaff);
  const bulk = [...useQuoteBulk(), ...useSnoozeBulk()];

  return (
    <QueuePage
      id={views.id}
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t(isStaff ? 'quote:inbox.underwriting' : 'common:nav.inbox')}
      columns={useInboxColumns()}
      list={list}
      source={(query) => quotesQuery(ofTeam(inboxSearch(query, isStaff)))}
      rowHref={({ id }) => `${basePath}/inbox/${id}?${String(params)}`}
      rowName={quoteName}
      countLabel={(count) => t('quote:list.count', { count })}
      filters={useInboxFilters()}
      narrowings={useNarrowings(list.state.filters, 'quote:filter.made')}
      views={views}
      bulk={bulk}
      empty={{ text: t(isStaff ? 'quote:inbox.emptyUnderwriting' : 'quote:inbox.empty') }}
      openId={quoteId}
      listHref={`${basePath}/inbox?${String(params)}`}
      recordLabel={t('quote:inbox.record')}
      tools={(quote) => <SnoozeMenu key={quote.id} quote={quote} />}
      record={
        quoteId && (
          <QuotePanel key={quoteId} quoteId={quoteId} fullHref={`${basePath}/quotes/${quoteId}`} />
        )
      }
    />
  );
}
