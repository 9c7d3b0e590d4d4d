import { useTranslation } from 'react-i18next';
import { quotesQuery } from '../../features/quotes/api';
import { CartButton } from '../../features/quotes/cart/cart-button';
import { quoteName, useQuoteColumns } from '../../features/quotes/columns';
import { QUOTE_LIST_RULES, quoteSearch } from '../../features/quotes/list-filters';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';

interface SubmissionQuotesProps {
  submissionId: string;
  accountId: string;
}

/** The quotes that were made for a submission, and its cart. */
export function SubmissionQuotes({ submissionId, accountId }: SubmissionQuotesProps) {
  const { t } = useTranslation(['common', 'quote', 'submission']);
  const { basePath } = useSession();
  const list = useListState(QUOTE_LIST_RULES);
  return (
    <section className="kit-page" aria-labelledby="submission-quotes">
      <h2 id="submission-quotes">{t('quote:list.title')}</h2>
      <div>
        <CartButton accountId={accountId} submissionId={submissionId} />
      </div>
      <ListView
        id="submission-quotes"
        label={t('quote:list.title')}
        columns={useQuoteColumns()}
        list={list}
        rowHref={({ id }) => `${basePath}/quotes/${id}`}
        rowName={quoteName}
        countLabel={(count) => t('quote:list.count', { count })}
        empty={{ text: t('submission:quotes.empty') }}
        source={(query) => quotesQuery({ ...quoteSearch(query), submissionId })}
      />
    </section>
  );
}
