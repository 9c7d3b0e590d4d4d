import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

// Two rows of charts are taken in at once; who wants more asks for them.
const SHOWN = 4;

/** Charts side by side, the first of them at once. */
export function Charts({ charts }: { charts: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [areAll, setAll] = useState(false);
  if (charts.length === 0) return null;
  return (
    <div className="card kit-charts">
      {areAll ? charts : charts.slice(0, SHOWN)}
      {charts.length > SHOWN && (
        <Button className="kit-charts-more" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
          {areAll
            ? t('common:dashboard.fewerCharts')
            : t('common:dashboard.moreCharts', { count: charts.length - SHOWN })}
        </Button>
      )}
    </div>
  );
}
