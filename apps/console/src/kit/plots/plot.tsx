import { Segmented } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlotDrawing } from './plot-drawing';
import { plotHeight, type PlotData } from './plot-option';
import './plots.css';

interface PlotProps {
  title: string;
  data: PlotData;
  /** The same values to be read, behind the switch. */
  table: ReactNode;
}

/** A plot, and behind a switch the figures that it is drawn from. */
export function Plot({ title, data, table }: PlotProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'plot' | 'table'>('plot');
  const showTable = useCallback(() => setView('table'), []);
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
      {view === 'plot' ? (
        <figure className="kit-plot" aria-label={title}>
          <Drawing data={data} onUnavailable={showTable} />
          <InWords title={title} data={data} />
        </figure>
      ) : (
        table
      )}
    </>
  );
}

/** What the plot says, for who does not see it. */
function InWords({ title, data }: { title: string; data: PlotData }) {
  if (data.kind !== 'bars') return <figcaption className="muted">{data.text}</figcaption>;
  return (
    <ol className="visually-hidden" aria-label={title}>
      {data.bars.map(({ key, label, note, text }) => (
        <li key={key}>{[label, note, text].filter(Boolean).join(' ')}</li>
      ))}
    </ol>
  );
}

interface DrawingProps {
  data: PlotData;
  /** The drawing library did not come: the values are still there to be read. */
  onUnavailable: () => void;
}

/** The library that draws is loaded with the first plot, never before a page works. */
function Drawing({ data, onUnavailable }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<PlotDrawing | null>(null);
  useEffect(() => {
    let started: PlotDrawing | undefined;
    let isGone = false;
    const start = async () => {
      const { startDrawing } = await import('./plot-drawing');
      if (isGone || !box.current) return;
      started = startDrawing(box.current);
      setDrawing(started);
    };
    start().catch(onUnavailable);
    return () => {
      isGone = true;
      started?.stop();
    };
  }, [onUnavailable]);
  // Pages make their bars with each drawing; only other values are drawn again.
  const values = JSON.stringify(data);
  useEffect(() => drawing?.show(JSON.parse(values) as PlotData), [drawing, values]);
  return (
    <div
      ref={box}
      aria-hidden="true"
      aria-busy={drawing === null}
      style={{ height: plotHeight(data, innerWidth) }}
    />
  );
}
