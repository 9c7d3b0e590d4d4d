import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PlotOrTableProps {
  title: string;
  plot: ReactNode;
  table: ReactNode;
}

/** A plot, and behind a switch the figures that it is drawn from. */
export function PlotOrTable({ title, plot, table }: PlotOrTableProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'plot' | 'table'>('plot');
  return (
    <>
      <div className="kit-plot-head">
        <h2>{title}</h2>
        <Segmented
          aria-label={t('common:plot.view')}
          value={view}
          options={[
            { value: 'plot', label: t('common:plot.plot') },
            { value: 'table', label: t('common:plot.table') },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'plot' ? plot : table}
    </>
  );
}
