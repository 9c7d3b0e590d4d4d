import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { quoteQuery } from '../../features/quotes/api';
import { QuoteReview } from '../../features/quotes/signing/quote-review';
import { SignatureSection } from '../../features/quotes/signing/signature-section';
import { PageHeader } from '../../kit/pages/page-header';
import { LoadedRecord } from '../../kit/pages/record-page';
import { isOutOfReach } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** A policyholder who is signed in reads the terms and signs the application. */
export function ReviewPage() {
  const { quoteId = '' } = useParams();
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing } = useSession();
  const result = useQuery(quoteQuery(quoteId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('quote:list.title'), href: `${basePath}/quotes` },
  ];
  const title = t('quote:load.reviewAndSign');
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={title}>
      {(quote) => (
        <>
          <PageHeader
            crumbs={[
              ...crumbs,
              { title: quote.quoteNumber, href: `${basePath}/quotes/${quote.id}` },
            ]}
            title={title}
          />
          <div className="card kit-page">
            <QuoteReview quote={quote} />
            <SignatureSection quote={quote} />
          </div>
        </>
      )}
    </LoadedRecord>
  );
}
