import './kit.css';

export interface Bar {
  key: string;
  label: string;
  /** What stands smaller behind the label, such as the factor of a step. */
  note?: string | null;
  from: number;
  to: number;
  /** A value to compare with, drawn as a line across the bar. */
  marker?: number;
  tone: 'plain' | 'good' | 'waiting' | 'lost';
  /** The value in words. */
  text: string;
}

interface BarPlotProps {
  label: string;
  bars: Bar[];
  /** The end of the scale; the largest value when left out. */
  max?: number;
}

const HEIGHT = 14;
// The narrowest bar and the width of a marker, in percent of the plot.
const BAR_MIN = 0.6;
const MARKER = 0.6;

/** Horizontal bars with their values as text, so that nothing has to be read off a scale. */
export function BarPlot({ label, bars, max }: BarPlotProps) {
  const values = bars.flatMap(({ from, to, marker }) => [from, to, marker ?? 0]);
  const end = max ?? Math.max(...values, 1);
  const share = (value: number) => (value / end) * 100;
  return (
    <ol className="kit-bars" aria-label={label}>
      {bars.map(({ key, from, to, marker, tone, ...words }) => (
        <li key={key}>
          <span className="kit-bar-label">
            {words.label}
            {words.note && <span className="muted"> {words.note}</span>}
          </span>
          <svg
            className={`kit-bar kit-bar-${tone}`}
            viewBox={`0 0 100 ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="kit-bar-track" width="100" height={HEIGHT} />
            <rect
              className="kit-bar-value"
              x={share(Math.min(from, to))}
              width={Math.max(share(Math.abs(to - from)), BAR_MIN)}
              height={HEIGHT}
            />
            {marker !== undefined && (
              <rect
                className="kit-bar-marker"
                x={share(marker) - MARKER / 2}
                width={MARKER}
                height={HEIGHT}
              />
            )}
          </svg>
          <span className="kit-number">{words.text}</span>
        </li>
      ))}
    </ol>
  );
}
