import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../features/quotes/answer-list';
import { CoverageList } from '../../features/quotes/coverage-list';
import { QuoteOverview } from '../../features/quotes/quote-overview';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import type { Quote } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { QuoteWhatIf } from './quote-what-if';

/** What a quote offers, its coverages, and what was answered for it. */
export function QuoteTabs({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const mayAsk = can('rater:calculate') && can('account:view');
  return (
    <DetailTabs
      items={[
        {
          key: 'summary',
          label: t('quote:tab.summary'),
          children: (
            <div className="kit-page">
              <QuoteOverview quote={quote} />
              {mayAsk && <QuoteWhatIf quote={quote} />}
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
