import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeChart } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';

interface ClaimStagesProps {
  chart: HomeChart;
  href: string;
}

/** Claims files by status: each bar leads to the list of its own. */
export function ClaimStages({ chart: { buckets }, href }: ClaimStagesProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  const title = t('common:home.chart.claimsByStage');
  return (
    <section className="kit-chart" aria-label={title}>
      <h2>{title}</h2>
      {buckets.length === 0 && <p className="muted">{t('common:dashboard.nothing')}</p>}
      <ul className="home-stages">
        {buckets.map(({ key, count }) => (
          <li key={key}>
            <Link to={`${href}?status=${key}`}>
              <span>{t(`common:fileStatus.${key}`)}</span>
              <span className="home-stage-bar" style={{ width: `${(count * 100) / most}%` }} />
              <span>{formatNumber(count, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={href}>{t('common:home.list.claims/files')}</Link>
    </section>
  );
}
