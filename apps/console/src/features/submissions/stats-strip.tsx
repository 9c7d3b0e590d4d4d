import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import { submissionStatsQuery } from './api';

/** What became of all submissions of the person (Spec 3 §6). */
export function StatsStrip() {
  const { t } = useTranslation('submission');
  const result = useQuery(submissionStatsQuery);
  return (
    <div className="card kit-strip">
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
        {({ currency, totalQuotedPremium, averageQuotedPremium, ...stats }) => (
          <FactList
            facts={[
              { label: t('stats.total'), value: String(stats.totalNewBusiness) },
              { label: t('stats.declined'), value: String(stats.declined) },
              { label: t('stats.lost'), value: String(stats.lost) },
              { label: t('stats.renewals'), value: String(stats.renewals) },
              {
                label: t('stats.totalPremium'),
                value: <Money value={totalQuotedPremium} currency={currency} />,
              },
              {
                label: t('stats.averagePremium'),
                value: <Money value={averageQuotedPremium} currency={currency} />,
              },
            ]}
          />
        )}
      </Loaded>
    </div>
  );
}
