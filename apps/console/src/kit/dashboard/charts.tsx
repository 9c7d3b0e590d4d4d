import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

// Two rows of charts are taken in at once; who wants many more asks for them.
const SHOWN = 4;
const MAX = 6;

/** Charts side by side, the first of them at once. */
export function Charts({ charts }: { charts: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [areAll, setAll] = useState(false);
  if (charts.length === 0) return null;
  const isLong = charts.length > MAX;
  return (
    <div className="card kit-charts">
      {areAll || !isLong ? charts : charts.slice(0, SHOWN)}
      {isLong && (
        <Button className="kit-charts-more" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
          {areAll
            ? t('common:dashboard.fewerCharts')
            : t('common:dashboard.moreCharts', { count: charts.length - SHOWN })}
        </Button>
      )}
    </div>
  );
}
