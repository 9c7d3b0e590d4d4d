import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../features/quotes/answer-list';
import { CoverageList } from '../../features/quotes/coverage-list';
import { QuoteOverview } from '../../features/quotes/quote-overview';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import type { Quote } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { QuoteAfter } from './quote-after';

// Loaded below what is read first.
const QuoteWhatIf = lazy(async () => ({
  default: (await import('./quote-what-if')).QuoteWhatIf,
}));

/** What a quote offers, its coverages, and what was answered for it. */
export function QuoteTabs({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const isPriced = quote.premium !== null && !quote.isEndorsement;
  const mayAsk = isPriced && can(['rater:calculate', 'account:view']);
  return (
    <DetailTabs
      items={[
        {
          key: 'summary',
          label: t('quote:tab.summary'),
          children: (
            <div className="kit-page">
              <QuoteAfter quote={quote} />
              <QuoteOverview quote={quote} />
              {mayAsk && (
                <Suspense fallback={<Skeleton active />}>
                  <QuoteWhatIf quote={quote} />
                </Suspense>
              )}
            </div>
          ),
        },
        {
          key: 'coverages',
          label: t('quote:tab.coverages'),
          children: (
            <div className="card">
              <CoverageList quote={quote} />
            </div>
          ),
        },
        {
          key: 'answers',
          label: t('quote:tab.answers'),
          children: <AnswerList answers={quote.securityQuestions} />,
        },
      ]}
    />
  );
}
