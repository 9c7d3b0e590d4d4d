import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { amountText, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import type { CalculatorBody, Quote } from '../../../lib/api-types';
import { optionsQuery, whatIfQuery } from '../rater';
import { variationsOf, type QuoteVariation } from './variations';
import './what-if.css';

interface WhatIfProps {
  quote: Quote;
  /** What the quote was rated by. */
  rated: CalculatorBody;
}

/** What one change at a time would do to the price of a quote. */
export function WhatIfPanel(props: WhatIfProps) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <section className="card quote-section" aria-labelledby="what-if">
      <h2 id="what-if">{t('quote:whatIf.title')}</h2>
      <p className="muted">{t('quote:whatIf.text')}</p>
      <Variations {...props} />
    </section>
  );
}

function Variations({ quote, rated }: WhatIfProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { product, currency, securityQuestions: answers } = quote;
  const { controls, state = null, revenue = null } = rated;
  const options = useQuery(optionsQuery({ product, state, revenue }));
  const variations = options.data
    ? variationsOf({ ...quote, answers, controls }, options.data)
    : [];
  const changes = variations.map(({ change }) => change);
  const { data, error, isError, refetch } = useQuery(whatIfQuery(rated, changes));
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const rows = variations.flatMap((variation, index) => {
    const { price, difference } = data.variations[index] ?? {};
    return price && difference ? [{ variation, price, by: difference.totalPremium }] : [];
  });
  return (
    <PlainTable
      label={t('quote:whatIf.title')}
      columns={[
        { key: 'what', title: t('quote:whatIf.change'), render: (row) => words(row.variation) },
        {
          key: 'by',
          title: t('quote:whatIf.difference'),
          isNumber: true,
          render: ({ by }) => (
            <span className={by < 0 ? 'what-if-less' : by > 0 ? 'what-if-more' : undefined}>
              {by > 0 ? '+' : ''}
              {moneyText(by, currency)}
            </span>
          ),
        },
        {
          key: 'total',
          title: t('quote:field.totalPremium'),
          isNumber: true,
          render: ({ price }) => moneyText(price.totalPremium, currency),
        },
      ]}
      rows={[...rows].sort((a, b) => a.by - b.by)}
      rowKey={({ variation }) => variation.key}
    />
  );

  function words({ question, term, amount }: QuoteVariation): string {
    if (question) return t(`quote:question.${question}`);
    return t(`quote:whatIf.${term}`, { amount: amountText(amount, currency) });
  }
}
