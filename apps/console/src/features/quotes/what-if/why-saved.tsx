import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { WhyPremium } from '../builder/why-premium';
import { calculationQuery } from '../rater';
import { todaysBodyOf, type QuotedRisk } from './quoted-risk';

/** Why a saved quote costs what it costs, and what it would cost by what is known today. */
export function WhySavedPremium({ rated, ...today }: QuotedRisk) {
  const { t } = useTranslation(['common', 'quote']);
  const { product, amountDue, currency } = today.quote;
  const result = useQuery(calculationQuery(product, rated));
  const { data: now } = useQuery(calculationQuery(product, todaysBodyOf(today)));
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {(calculation) => (
        <>
          {now && now.amountDue !== amountDue && (
            <Alert
              type="info"
              showIcon
              title={t('common:after.pricedAnew', {
                saved: moneyText(amountDue, currency),
                now: moneyText(now.amountDue, currency),
              })}
            />
          )}
          <WhyPremium result={calculation} />
        </>
      )}
    </Loaded>
  );
}
