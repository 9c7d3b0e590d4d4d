import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { plotHeight, plotOption, type PlotData } from './plot-option';

register([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
]);

export interface PlotDrawing {
  show: (data: PlotData) => void;
  stop: () => void;
}

/** Draws into a box, as wide as the box is, until it is stopped. */
export function startDrawing(box: HTMLElement): PlotDrawing {
  const chart = init(box, null, { renderer: 'svg', width: box.clientWidth || 1, height: 1 });
  let shown: PlotData | undefined;
  let drawnWidth = 0;
  const draw = () => {
    const width = box.clientWidth;
    // Within a closed tab there is no room yet.
    if (!shown || width === 0) return;
    const height = plotHeight(shown, width);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.style.height = `${height}px`;
    chart.resize({ width, height });
    const place = { width, font: getComputedStyle(box).fontFamily, isStill };
    // What the layout of another width set must not stay: words above the bars or beside them.
    chart.setOption(plotOption(shown, place), { notMerge: width !== drawnWidth });
    drawnWidth = width;
  };
  const observer = new ResizeObserver(() => {
    if (box.clientWidth !== drawnWidth) draw();
  });
  observer.observe(box);
  return {
    show: (data) => {
      shown = data;
      draw();
    },
    stop: () => {
      observer.disconnect();
      chart.dispose();
    },
  };
}
