import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { quoteQuery } from '../../features/quotes/api';
import { signatureQuery } from '../../features/quotes/signing/api';
import { QuoteReview } from '../../features/quotes/signing/quote-review';
import { SignForm } from '../../features/quotes/signing/sign-form';
import { SignedNotice } from '../../features/quotes/signing/signed-notice';
import type { Quote } from '../../lib/api-types';
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
          <Signature quote={quote.data} />
        </>
      )}
    </LinkedPanel>
  );
}

function Signature({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { data: state, isPending } = useQuery(signatureQuery(quote.id));
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <section>
      <h2>{t('quote:sign.heading')}</h2>
      {state?.signed && <SignedNotice state={state} />}
      {state?.open && <SignForm quote={quote} state={state} />}
      {!state?.signed && !state?.open && (
        <Alert role="alert" type="info" showIcon title={t('quote:sign.notOpen')} />
      )}
    </section>
  );
}
