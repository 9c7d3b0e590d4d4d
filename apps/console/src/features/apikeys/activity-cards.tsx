import { useTranslation } from 'react-i18next';
import type { ActivityStatistics } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';
import './api-activity.css';

/** Totals of the calls in a few figures. */
export function ActivityCards({ statistics }: { statistics: ActivityStatistics }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const { totalCalls, successCalls, failedCalls, byMethod, byStatus } = statistics;
  const cards = [
    { label: t('common:apiActivity.total'), value: formatNumber(totalCalls, locale) },
    { label: t('common:apiActivity.succeeded'), value: formatNumber(successCalls, locale) },
    { label: t('common:apiActivity.failed'), value: formatNumber(failedCalls, locale) },
  ];
  const shares = [
    {
      label: t('common:apiActivity.byMethod'),
      text: byMethod.map(({ method, count }) => `${method} ${formatNumber(count, locale)}`),
    },
    {
      label: t('common:apiActivity.byStatus'),
      text: byStatus.map(({ status, count }) => `${status}: ${formatNumber(count, locale)}`),
    },
  ];
  return (
    <div className="activity-cards">
      {cards.map(({ label, value }) => (
        <div key={label} className="card">
          <span className="muted">{label}</span>
          <strong>{value}</strong>
        </div>
      ))}
      {shares.map(({ label, text }) => (
        <div key={label} className="card">
          <span className="muted">{label}</span>
          <span>{text.join(' · ') || '–'}</span>
        </div>
      ))}
    </div>
  );
}
