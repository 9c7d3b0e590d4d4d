import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../kit/pages/error-state';
import { QuoteActions } from './actions/quote-actions';
import { useQuoteQuery } from './api';
import { QuoteOverview } from './quote-overview';
import { QuoteStatusTag } from './quote-status';

interface QuotePanelProps {
  quoteId: string;
  /** The page of the quote, for what has no place here. */
  fullHref: string;
}

/** A quote beside the list it was chosen from, with all that can be done with it. */
export function QuotePanel({ quoteId, fullHref }: QuotePanelProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const result = useQuery(useQuoteQuery(quoteId));
  const quote = result.data;
  return (
    <>
      {result.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(quote && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {quote && (
        <Flex vertical gap={16}>
          <Flex gap={12} align="center" wrap>
            <h2 className="quote-panel-title">
              {quote.companyName}, {t(`coverage:product.${quote.product}`)}
            </h2>
            <QuoteStatusTag status={quote.status} />
            <Link to={fullHref}>{t('quote:detail.title', { number: quote.quoteNumber })}</Link>
          </Flex>
          <QuoteActions quote={quote} />
          <QuoteOverview quote={quote} isNarrow />
        </Flex>
      )}
    </>
  );
}
