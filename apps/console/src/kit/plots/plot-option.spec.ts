import {
  plotHeight,
  plotOption,
  type Bar,
  type BarsPlot,
  type LinePlot,
  type SeriesPlot,
} from './plot-option';

const bar = (patch: Partial<Bar>): Bar => ({
  key: 'a',
  label: 'Network',
  from: 0,
  to: 10,
  tone: 'plain',
  text: '10',
  ...patch,
});
const bars = (...patches: Partial<Bar>[]): BarsPlot => ({ kind: 'bars', bars: patches.map(bar) });

const WIDE = { width: 900, font: 'Inter', isStill: false };
const NARROW = { ...WIDE, width: 300 };

/** What a test reads of an option. */
interface Drawn {
  animation: boolean;
  xAxis: { max: number };
  yAxis: { data: string[]; axisLabel: { inside?: boolean } }[];
  series: { name?: string; color?: string; data: unknown[] }[];
}
const drawn = (...[data, place]: Parameters<typeof plotOption>): Drawn =>
  plotOption(data, place) as unknown as Drawn;

describe('bars', () => {
  it.each<[string, Partial<Bar>, number, number]>([
    ['from nothing', { from: 0, to: 10 }, 0, 10],
    ['a step up from where the last one ended', { from: 10, to: 25 }, 10, 15],
    ['a step down to where the next one begins', { from: 25, to: 5 }, 5, 20],
    ['no change', { from: 5, to: 5 }, 5, 0],
  ])('draws %s', (_, patch, start, length) => {
    const [space, values] = drawn(bars(patch), WIDE).series;
    expect(space?.data).toEqual([start]);
    expect(values?.data).toMatchObject([{ value: length }]);
  });

  it.each([
    ['plain', 'var(--link)'],
    ['good', 'var(--good)'],
    ['waiting', 'var(--waiting)'],
    ['lost', 'var(--lost)'],
  ] as const)('draws %s in %s of the theme', (tone, color) => {
    const [, values] = drawn(bars({ tone }), WIDE).series;
    expect(values?.data).toMatchObject([{ itemStyle: { color } }]);
  });

  it('says label, note and value at the axes', () => {
    const { yAxis } = drawn(bars({ note: '× 1.2', text: '+$5.00' }, { label: 'Cloud' }), WIDE);
    expect(yAxis.map(({ data }) => data)).toEqual([
      ['Network {note|× 1.2}', 'Cloud'],
      ['+$5.00', '10'],
    ]);
  });

  it('marks only bars that have something to compare with', () => {
    const [, , markers] = drawn(bars({ marker: 40 }, {}), WIDE).series;
    expect(markers?.data).toEqual([
      [40, 0],
      ['-', 1],
    ]);
  });

  it('ends its scale at the largest value or marker, or where it is told to', () => {
    expect(drawn(bars({ to: 10 }, { from: 30, to: 20 }), WIDE).xAxis.max).toBe(30);
    expect(drawn(bars({ to: 10, marker: 40 }), WIDE).xAxis.max).toBe(40);
    expect(drawn({ ...bars({ to: 10 }), max: 100 }, WIDE).xAxis.max).toBe(100);
  });

  it('has its words above the bars where there is little room', () => {
    const inside = (place: typeof WIDE) =>
      drawn(bars({}), place).yAxis.map(({ axisLabel }) => axisLabel.inside);
    expect(inside(WIDE)).toEqual([undefined, undefined]);
    expect(inside(NARROW)).toEqual([true, true]);
    expect(plotHeight(bars({}, {}), NARROW.width)).toBeGreaterThan(plotHeight(bars({}, {}), 900));
  });
});

describe('series', () => {
  const calls: SeriesPlot = {
    kind: 'series',
    steps: ['Mon', 'Tue'],
    series: [
      { name: 'Succeeded', tone: 'plain', values: [3, 4] },
      { name: 'Failed', tone: 'lost', values: [0, 1] },
    ],
    text: '8 calls',
  };

  it('stacks its named values in the colours of the theme', () => {
    expect(drawn(calls, WIDE).series).toMatchObject([
      { name: 'Succeeded', color: 'var(--link)', stack: 'series', data: [3, 4] },
      { name: 'Failed', color: 'var(--lost)', stack: 'series', data: [0, 1] },
    ]);
  });
});

it('draws the time before as a paler line below', () => {
  const earned: LinePlot = {
    kind: 'line',
    steps: ['May', 'Jun'],
    series: [
      { name: 'This year', isBefore: false, values: [3, 4] },
      { name: 'The year before', isBefore: true, values: [1, 2] },
    ],
    text: '',
  };
  expect(drawn(earned, WIDE).series).toMatchObject([
    { type: 'line', name: 'This year', color: 'var(--link)', data: [3, 4], z: 3 },
    { type: 'line', name: 'The year before', color: 'var(--line-strong)', data: [1, 2], z: 2 },
  ]);
});

it('says amounts as money at the axis and beside the pointer', () => {
  const earned: SeriesPlot = {
    kind: 'series',
    currency: 'GBP',
    steps: ['May'],
    series: [{ name: 'Earned', tone: 'plain', values: [1200.5] }],
    text: '',
  };
  const { yAxis, tooltip } = plotOption(earned, WIDE) as {
    yAxis: { axisLabel: { formatter: (value: number) => string } };
    tooltip: { valueFormatter: (value: unknown) => string };
  };
  expect(yAxis.axisLabel.formatter(1200)).toBe('£1,200');
  expect(tooltip.valueFormatter(1200.5)).toBe('£1,200.50');
});

it.each([true, false])('moves unless reduced motion is asked for: %s', (isStill) => {
  expect(drawn(bars({}), { ...WIDE, isStill }).animation).toBe(!isStill);
});
