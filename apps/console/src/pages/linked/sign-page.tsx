import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { quoteQuery } from '../../features/quotes/api';
import { QuoteReview } from '../../features/quotes/signing/quote-review';
import { SignatureSection } from '../../features/quotes/signing/signature-section';
import { LinkedPanel } from './linked-panel';
import { NotViewable } from './not-viewable';

/** The policyholder reads the terms, attests and signs the application. */
export function SignPage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { quoteId = '' } = useParams();
  const quote = useQuery({ ...quoteQuery(quoteId), retry: false });
  return (
    <LinkedPanel title={t('quote:load.reviewAndSign')}>
      {quote.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {quote.isError && <NotViewable error={quote.error} />}
      {quote.data && (
        <>
          <QuoteReview quote={quote.data} />
          <SignatureSection quote={quote.data} />
        </>
      )}
    </LinkedPanel>
  );
}
