import { coverageName } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { amountText, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import type { Quote } from '../../../lib/api-types';
import { PremiumList } from '../premium-lines';
import { TermsFacts } from '../terms-facts';
import '../quotes.css';

/** What the policyholder is asked to accept: terms, coverages and what they cost. */
export function QuoteReview({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { terms, currency, product, companyName, quoteNumber, rating } = quote;
  const { premium, brokerFee, mgaFee, ipt, amountDue, quoteResponse } = quote;
  const premiums = new Map(rating?.coverages.map(({ key, premium }) => [key, premium]));
  return (
    <>
      <section>
        <FactList
          facts={[
            { label: t('quote:column.client'), value: companyName },
            { label: t('quote:column.quoteNumber'), value: quoteNumber },
            { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
          ]}
        />
        <TermsFacts quote={quote} />
      </section>
      <section>
        <h2>{t('quote:tab.coverages')}</h2>
        <PlainTable
          label={t('quote:tab.coverages')}
          rows={terms.coverages ?? []}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'name',
              title: t('quote:field.coverage'),
              render: ({ key }) => coverageName(key),
            },
            {
              key: 'limit',
              title: t('quote:field.limit'),
              isNumber: true,
              render: ({ limit }) => amountText(limit ?? terms.limit, currency),
            },
            {
              key: 'premium',
              title: t('quote:field.premium'),
              isNumber: true,
              render: ({ key }) => moneyText(premiums.get(key), currency),
            },
          ]}
        />
      </section>
      <section>
        <h2>{t('quote:field.premium')}</h2>
        {quoteResponse && (
          <PremiumList
            lines={{
              currency,
              premium,
              brokerFee,
              mgaFee,
              ipt,
              amountDue,
              ...quoteResponse,
            }}
          />
        )}
      </section>
    </>
  );
}
