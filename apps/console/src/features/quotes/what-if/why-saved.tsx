import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { WhyPremium } from '../builder/why-premium';
import { calculationQuery } from '../rater';
import { calculatorBodyOf, type QuotedRisk } from './quoted-risk';

/** Why a saved quote costs what it costs; says so where the client has changed since. */
export function WhySavedPremium(risk: QuotedRisk) {
  const { t } = useTranslation(['common', 'quote']);
  const { product, amountDue, currency } = risk.quote;
  const result = useQuery(calculationQuery(product, calculatorBodyOf(risk)));
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {(calculation) => (
        <>
          {calculation.amountDue !== amountDue && (
            <Alert
              type="info"
              showIcon
              title={t('common:after.pricedAnew', {
                saved: moneyText(amountDue, currency),
                now: moneyText(calculation.amountDue, currency),
              })}
            />
          )}
          <WhyPremium result={calculation} />
        </>
      )}
    </Loaded>
  );
}
