import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { QuoteActions } from '../../features/quotes/actions/quote-actions';
import { AnswerList } from '../../features/quotes/answer-list';
import { quoteQuery } from '../../features/quotes/api';
import { CoverageList } from '../../features/quotes/coverage-list';
import { QuoteOverview } from '../../features/quotes/quote-overview';
import { QuoteStatusTag } from '../../features/quotes/quote-status';
import { DetailPage } from '../../kit/pages/detail-page';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import { ErrorState } from '../../kit/pages/error-state';
import { amountText, moneyText } from '../../kit/values/money';
import type { Quote } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { QuoteWhatIf } from './quote-what-if';

export function QuotePage() {
  const { quoteId = '' } = useParams();
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const { can } = usePermissions();
  const result = useQuery(quoteQuery(quoteId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const quote = result.data;

  return (
    <DetailPage
      crumbs={[
        { title: t('common:page.home'), href: landing },
        { title: t('quote:list.title'), href: `${basePath}/quotes` },
      ]}
      title={quote ? t('quote:detail.title', { number: quote.quoteNumber }) : t('quote:list.title')}
      tag={quote && <QuoteStatusTag status={quote.status} />}
      action={quote && <QuoteActions quote={quote} />}
      strip={quote ? stripOf(quote) : []}
    >
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(quote && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {quote && <QuoteTabs quote={quote} />}
    </DetailPage>
  );

  function stripOf({ accountId, companyName, product, ...rest }: Quote) {
    const { currency, limit, terms, premium, totalPremium } = rest;
    return [
      {
        label: t('quote:column.client'),
        value: can('account:view') ? (
          <Link to={`${basePath}/accounts/${accountId}`}>{companyName}</Link>
        ) : (
          companyName
        ),
      },
      { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
      {
        label: t('quote:field.limitAndRetention'),
        value: `${amountText(limit, currency)} / ${amountText(terms.deductible, currency)}`,
      },
      { label: t('quote:field.premium'), value: moneyText(premium, currency) },
      { label: t('quote:field.totalPremium'), value: moneyText(totalPremium, currency) },
    ];
  }
}

function QuoteTabs({ quote }: { quote: Quote }) {
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
