import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { WhyPremium } from '../builder/why-premium';
import type { CalculatorBody, Quote } from '../../../lib/api-types';
import { calculationQuery } from '../rater';

interface WhySavedPremiumProps {
  quote: Quote;
  /** What the quote was rated by. */
  rated: CalculatorBody;
  /** What it would be rated by today. */
  today: CalculatorBody;
}

/** Why a saved quote costs what it costs, and what it would cost by what is known today. */
export function WhySavedPremium({ quote, rated, today }: WhySavedPremiumProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { product, amountDue, currency } = quote;
  const result = useQuery(calculationQuery(product, rated));
  const { data: now } = useQuery(calculationQuery(product, today));
  const notice = (stepsDue: number) => {
    if (stepsDue !== amountDue) return ['common:after.ratesChanged', stepsDue] as const;
    return now && now.amountDue !== amountDue
      ? (['common:after.pricedAnew', now.amountDue] as const)
      : null;
  };
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {(calculation) => {
        const [key, due] = notice(calculation.amountDue) ?? [];
        const money = { saved: moneyText(amountDue, currency), now: moneyText(due ?? 0, currency) };
        return (
          <>
            {key && <Alert type="info" showIcon title={t(key, money)} />}
            <WhyPremium result={calculation} />
          </>
        );
      }}
    </Loaded>
  );
}
