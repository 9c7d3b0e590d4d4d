import { formatAmount, formatMoney, minorUnitsOf, type Currency } from '@palisade/kernel';
import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts/charts';
import type {
  GridComponentOption,
  LegendComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

export type PlotTone = 'plain' | 'good' | 'waiting' | 'lost';

export interface Bar {
  key: string;
  label: string;
  /** What stands paler behind the label, such as the factor of a step. */
  note?: string | null;
  from: number;
  to: number;
  /** A value to compare with, drawn as a line across the bar. */
  marker?: number | undefined;
  tone: PlotTone;
  /** The value in words. */
  text: string;
}

/** Lying bars; those of a waterfall begin where the one before ended. */
export interface BarsPlot {
  kind: 'bars';
  bars: Bar[];
  /** The end of the scale; the largest value when left out. */
  max?: number;
}

/** Counts or amounts of steps in time, stacked by series. */
export interface SeriesPlot {
  kind: 'series';
  /** The values are currency units. */
  currency?: Currency;
  /** The steps in words. */
  steps: string[];
  series: { name: string; tone: PlotTone; values: number[] }[];
  /** All of it in a sentence. */
  text: string;
}

/** Values of steps in time beside those of the time before. */
export interface LinePlot extends Pick<SeriesPlot, 'currency' | 'steps' | 'text'> {
  kind: 'line';
  /** The line of the time before is paler. */
  series: { name: string; isBefore: boolean; values: number[] }[];
}

export type PlotData = BarsPlot | SeriesPlot | LinePlot;

export type PlotOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** What an option takes from the page that it is drawn on. */
export interface PlotPlace {
  width: number;
  font: string;
  isStill: boolean;
}

// A plot below this width has its words above the bars instead of beside them.
const NARROW = 420;
const ROW = 36;
const NARROW_ROW = 66;
const TEXT_LINE = 16;
const SERIES_HEIGHT = 220;
const BAR = 14;
const BAR_MIN = 2;
const COLUMN_MAX = 48;
const LABEL_SHARE = 0.4;
const LABEL_MAX = 280;
const LETTER = 7.5;
const GAP = 12;
const FONT = 13;

// Colours by the names of the style sheet, so that a plot follows the theme without being drawn again.
const TONES: Record<PlotTone, string> = {
  plain: 'var(--link)',
  good: 'var(--good)',
  waiting: 'var(--waiting)',
  lost: 'var(--lost)',
};
const INK = 'var(--ink)';
const MUTED = 'var(--muted)';
const LINE = 'var(--line)';
const PALE = 'var(--line-strong)';

const isNarrow = (width: number): boolean => width < NARROW;

/** How high a plot is on a place of this width. */
export function plotHeight(data: PlotData, width: number): number {
  if (data.kind !== 'bars') return SERIES_HEIGHT;
  return data.bars.length * (isNarrow(width) ? NARROW_ROW : ROW);
}

/** A plot as the drawing library takes it. */
export const plotOption = (data: PlotData, place: PlotPlace): PlotOption => ({
  animation: !place.isStill,
  textStyle: { fontFamily: place.font, fontSize: FONT, color: INK },
  ...optionOf(data, place.width),
});

function optionOf(data: PlotData, width: number): PlotOption {
  if (data.kind === 'bars') return barsOption(data, width);
  return data.kind === 'line' ? lineOption(data) : seriesOption(data);
}

function barsOption({ bars, max }: BarsPlot, width: number): PlotOption {
  return {
    grid: barsGrid(bars, width),
    tooltip: {
      ...tooltip,
      trigger: 'item',
      formatter: (item) => {
        const bar = bars[Array.isArray(item) ? 0 : item.dataIndex];
        return bar ? [bar.label, bar.note, bar.text].filter(Boolean).join('\n') : '';
      },
    },
    xAxis: { type: 'value', show: false, min: 0, max: max ?? endOf(bars) },
    yAxis: [labelAxis(bars, width), valueAxis(bars, width)],
    series: [
      {
        type: 'bar',
        stack: 'bars',
        barWidth: BAR,
        silent: true,
        showBackground: true,
        backgroundStyle: { color: 'var(--page)' },
        itemStyle: { color: 'transparent' },
        data: bars.map(({ from, to }) => Math.min(from, to)),
      },
      {
        type: 'bar',
        stack: 'bars',
        barMinHeight: BAR_MIN,
        emphasis: { disabled: true },
        data: bars.map(({ from, to, tone }) => ({
          value: Math.abs(to - from),
          itemStyle: { color: TONES[tone] },
        })),
      },
      {
        type: 'scatter',
        silent: true,
        symbol: 'rect',
        symbolSize: [3, BAR + 4],
        itemStyle: { color: INK, opacity: 1 },
        data: bars.map(({ marker }, at) => [marker ?? '-', at]),
      },
    ],
  };
}

const endOf = (bars: Bar[]): number =>
  Math.max(1, ...bars.flatMap(({ from, to, marker }) => [from, to, marker ?? 0]));

const labelWidth = (width: number): number => Math.min(LABEL_MAX, width * LABEL_SHARE);

const textWidth = (bars: Bar[]): number =>
  Math.max(0, ...bars.map(({ text }) => text.length)) * LETTER;

const barsGrid = (bars: Bar[], width: number): GridComponentOption =>
  isNarrow(width)
    ? { left: 0, right: 0, top: NARROW_ROW / 4, bottom: -NARROW_ROW / 4 }
    : { left: labelWidth(width), right: textWidth(bars) + GAP, top: 0, bottom: 0 };

const bare = {
  type: 'category',
  inverse: true,
  axisLine: { show: false },
  axisTick: { show: false },
} as const;

/** Words that stand above their bar. */
const above = {
  inside: true,
  margin: 0,
  verticalAlign: 'bottom' as const,
  padding: [0, 0, BAR, 0],
};

const labelAxis = (bars: Bar[], width: number) => ({
  ...bare,
  data: bars.map(({ label, note }) => (note ? `${label} {note|${note}}` : label)),
  axisLabel: {
    interval: 0,
    color: INK,
    align: 'left' as const,
    rich: { note: { color: MUTED } },
    overflow: 'break' as const,
    lineHeight: TEXT_LINE,
    fontSize: FONT,
    ...(isNarrow(width)
      ? { ...above, width: width - textWidth(bars) - GAP }
      : { margin: labelWidth(width), width: labelWidth(width) - GAP }),
  },
});

const valueAxis = (bars: Bar[], width: number) => ({
  ...bare,
  position: 'right' as const,
  data: bars.map(({ text }) => text),
  axisLabel: {
    interval: 0,
    color: INK,
    align: 'right' as const,
    lineHeight: TEXT_LINE,
    fontSize: FONT,
    ...(isNarrow(width) ? above : { margin: textWidth(bars) + GAP }),
  },
});

const seriesOption = (plot: SeriesPlot): PlotOption => ({
  ...stepsOption(plot, plot.series.length),
  series: plot.series.map(({ name, tone, values }) => ({
    type: 'bar',
    name,
    stack: 'series',
    color: TONES[tone],
    barMaxWidth: COLUMN_MAX,
    emphasis: { disabled: true },
    data: values,
  })),
});

const lineOption = (plot: LinePlot): PlotOption => ({
  ...stepsOption(plot, plot.series.length),
  series: plot.series.map(({ name, isBefore, values }) => ({
    type: 'line',
    name,
    color: isBefore ? PALE : TONES.plain,
    lineStyle: { width: isBefore ? 1.5 : 2.5, type: isBefore ? 'dashed' : 'solid' },
    symbol: 'circle',
    symbolSize: isBefore ? 0 : 6,
    z: isBefore ? 2 : 3,
    emphasis: { disabled: true },
    data: values,
  })),
});

type Steps = Pick<SeriesPlot, 'steps' | 'currency'>;

/** What plots of steps in time share: the steps below, the scale beside, the names of several above. */
function stepsOption({ steps, currency }: Steps, seriesCount: number): PlotOption {
  const isNamed = seriesCount > 1;
  const whole = (value: number) => formatAmount(minorUnitsOf(value), currency ?? 'USD');
  const exact = (value: unknown) => formatMoney(minorUnitsOf(Number(value)), currency ?? 'USD');
  return {
    grid: { left: 8, right: 8, top: isNamed ? 32 : 12, bottom: 4, outerBoundsMode: 'same' },
    legend: {
      show: isNamed,
      top: 0,
      left: 0,
      icon: 'rect',
      textStyle: { color: INK },
      selectedMode: false,
    },
    tooltip: {
      ...tooltip,
      trigger: 'axis',
      axisPointer: { type: 'none' },
      ...(currency && { valueFormatter: exact }),
    },
    xAxis: {
      type: 'category',
      data: steps,
      axisLine: { lineStyle: { color: LINE } },
      axisTick: { show: false },
      axisLabel: { color: MUTED, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: LINE } },
      axisLabel: { color: MUTED, ...(currency && { formatter: whole }) },
    },
  };
}

/** Drawn with the plot: markup with styles of its own would be refused by the content policy. */
const tooltip = {
  renderMode: 'richText',
  confine: true,
  backgroundColor: 'var(--raised)',
  borderColor: LINE,
  borderWidth: 1,
  textStyle: { color: INK, fontSize: FONT },
} as const;
