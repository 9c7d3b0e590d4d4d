import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { useOfTeam } from '../../lib/team';
import { ageingQuery } from './api';

/** What is outstanding by age, a line for each currency; the parts add up to the total. */
export function AgeingLine() {
  const { t } = useTranslation(['common', 'policy']);
  const { data = [] } = useQuery(ageingQuery(useOfTeam()({})));
  return data.map(({ currency, total, current, days30, days60, days90 }) => (
    <section
      key={currency}
      className="card kit-strip"
      aria-label={t('policy:billing.ageing.title', { currency })}
    >
      <FactList
        facts={[
          { label: t('policy:billing.ageing.total'), value: moneyText(total, currency) },
          { label: t('policy:billing.ageing.current'), value: moneyText(current, currency) },
          { label: t('policy:billing.ageing.30'), value: moneyText(days30, currency) },
          { label: t('policy:billing.ageing.60'), value: moneyText(days60, currency) },
          { label: t('policy:billing.ageing.90'), value: moneyText(days90, currency) },
        ]}
      />
    </section>
  ));
}
