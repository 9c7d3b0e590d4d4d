import { percentile } from '../faults/figures';
import type { IssuedFlows } from './flow';
import type { CallTimes } from './lists';
import type { Pair, Spread } from './measure';
import type { MessageFigures } from './messages';
import type { PaintFigures } from './paint';
import type { PaperFigures } from './papers';
import type { QuoteTimes } from './quote-time';
import type { HomeFigures } from './homes';
import type { SearchTimes } from './search';
import type { StartFigures } from './empty-apps';
import type { Row } from './table';
import type { UploadFigures } from './uploads';

const ratio = (value: number): string => `${value.toFixed(2)}x`;
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const row = (
  id: keyof typeof WHAT,
  target: string,
  [measured, isReached]: [measured: string, isReached: boolean | undefined],
): Row => ({
  id,
  what: WHAT[id],
  target,
  measured,
  isReached,
});

const WHAT = {
  P8: 'gateway, processor time a request, of a bare undici proxy',
  P13: 'create with event and record, of the same rows prepared by hand',
  P14: 'account to issue through the gateway, four at once',
  P15: 'SQL round trips of a flow, all services, events included',
  P16: 'list p95 with many rows, of 10,000 rows; every sort and filter',
  P18: 'a list of quotes with its total, time in the database, of its rows alone',
  P19: 'a home of a year through the gateway, p95, in reads of one policy by its id',
  P20: 'search through the gateway, p95, in reads of one account by its id',
  P22: 'outbox relay, of amqplib with quorum confirms',
  P23: 'commit to effect at 100/s, p95, of NOTIFY and amqplib',
  P24: 'consumer with inbox, of one that only acknowledges',
  P26: 'packet of a policy, processor time, of its lines by pdfkit alone; longest stall of 20',
  P27: 'cold start of all services, of 11 bundled empty ones',
  P28: 'memory of all services idle, of 11 bundled empty ones',
  P29: 'largest part of a home painted, cold, on a slow machine and network, of a bare page',
  P30: 'upload of accounts as CSV to its last row, of COPY of the same rows',
  P33: 'known account to its price through the gateway, p95, in reads of that quote by its id',
};

export function gatewayRows({ gateway, bare }: Record<'gateway' | 'bare', Spread>): Row[] {
  const times = gateway.median / bare.median;
  const detail = `${whole(gateway.median)} and ${whole(bare.median)} us`;
  return [row('P8', '<= 3.0x', [`${ratio(times)} (${detail})`, times <= 3])];
}

export function createRows({ ours, raw }: Pair): Row[] {
  const share = ours / raw;
  const detail = `${whole(ours)} and ${whole(raw)}/s`;
  return [row('P13', '>= 0.55x', [`${ratio(share)} (${detail})`, share >= 0.55])];
}

export function flowRows({ trips, byDatabase, perSecond }: IssuedFlows): Row[] {
  const parts = Object.entries(byDatabase)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${whole(count)}`);
  return [
    row('P14', '>= 0.20x of raw SQL', [`${perSecond.toFixed(1)} flows/s, no raw twin`, undefined]),
    row('P15', '<= 30', [`${whole(trips)} (${parts.join(', ')})`, trips <= 30]),
  ];
}

/** Calls that are fast either way are not judged by their ratio: that is noise of the clock. */
const NOTICEABLE_MS = 20;

export function listRows(
  results: readonly CallTimes[],
  rows: number,
): { rows: Row[]; worst: string[] } {
  const judged = results.map((one) => ({ ...one, times: one.large / one.small }));
  const slow = judged.filter(({ times, large }) => times > 1.6 && large > NOTICEABLE_MS);
  const ratios = judged.map(({ times }) => times);
  const worst = slow
    .toSorted((a, b) => b.large - a.large)
    .map(({ url, small, large }) => `${url} ${small.toFixed(0)} to ${large.toFixed(0)} ms`);
  const measured =
    `${whole(rows)} rows: median ${ratio(percentile(ratios, 50))}; ` +
    `${results.length - slow.length} of ${results.length} calls within, ${slow.length} above`;
  return { rows: [row('P16', '<= 1.6x', [measured, slow.length === 0])], worst };
}

export function searchRows(results: readonly SearchTimes[], rows: number): Row[] {
  const shown = results.map(
    ({ reader, text, search, read }) =>
      `${text} by ${reader} ${ratio(search / read)} (${search.toFixed(0)} and ${read.toFixed(0)} ms)`,
  );
  const isReached = results.every(({ search, read }) => search <= 10 * read);
  return [row('P20', '<= 10x', [`${whole(rows)} accounts: ${shown.join('; ')}`, isReached])];
}

export function homeRows({ homes, total }: HomeFigures, rows: number): Row[] {
  const shown = homes.map(
    ({ reader, home, read }) =>
      `${reader} ${ratio(home / read)} (${home.toFixed(0)} and ${read.toFixed(0)} ms)`,
  );
  const isReached = homes.every(({ home, read }) => home <= 10 * read);
  const times = (total.rows + total.total) / total.rows;
  const detail = `${total.rows.toFixed(1)} and ${total.total.toFixed(1)} ms, counted up to 10,000`;
  return [
    row('P18', '<= 2x', [`${whole(rows)} quotes: ${ratio(times)} (${detail})`, times <= 2]),
    row('P19', 'a home <= 10x', [`${whole(rows)} quotes: ${shown.join('; ')}`, isReached]),
  ];
}

export function paintRows(figures: PaintFigures, rows: number): Row[] {
  const { kilobytes, reference, homes } = figures;
  const shown = homes.map(
    ({ reader, paint, figures: stand }) =>
      `${reader} ${ratio(paint / reference)} (${paint.toFixed(2)} s, figures ${stand.toFixed(2)} s)`,
  );
  const measured = `${whole(rows)} quotes, beside ${reference.toFixed(2)} s for a page of ${whole(kilobytes)} KB: ${shown.join(
    '; ',
  )}`;
  return [row('P29', '<= 1.6x', [measured, homes.every(({ paint }) => paint <= 1.6 * reference)])];
}

export function uploadRows(figures: UploadFigures): Row[] {
  const { rows, megabytes, uploadMs, copyMs, grownMb } = figures;
  const times = uploadMs / copyMs;
  const measured =
    `${whole(rows)} rows, ${megabytes.toFixed(1)} MB: ${ratio(times)} ` +
    `(${(uploadMs / 1_000).toFixed(1)} s and ${whole(copyMs)} ms), memory + ${whole(grownMb)} MB`;
  return [row('P30', '<= 60x, 150 MB', [measured, times <= 60 && grownMb <= 150])];
}

export function priceRows({ indicated, priced, read }: QuoteTimes): Row[] {
  const shown = (ms: number): string => `${ratio(ms / read)} (${ms.toFixed(0)} ms)`;
  const measured =
    `indication ${shown(indicated)}, priced quote ${shown(priced)}; ` +
    `a read ${read.toFixed(1)} ms`;
  const isReached = indicated <= 5 * read && priced <= 10 * read && priced <= 300;
  return [row('P33', 'indication <= 5x; quote <= 10x, 300 ms', [measured, isReached])];
}

export function messageRows({ relay, consumer, latency }: MessageFigures): Row[] {
  const share = ({ ours, raw }: Pair): number => ours / raw;
  const rates = ({ ours, raw }: Pair): string =>
    `${ratio(ours / raw)} (${whole(ours)} and ${whole(raw)}/s)`;
  const times = share(latency);
  const shown = `${ratio(times)} (${latency.ours.toFixed(1)} and ${latency.raw.toFixed(1)} ms)`;
  return [
    row('P22', '>= 0.25x', [rates(relay), share(relay) >= 0.25]),
    row('P23', '<= 5x', [shown, times <= 5]),
    row('P24', '>= 0.30x', [rates(consumer), share(consumer) >= 0.3]),
  ];
}

export function paperRows({ ours, bare, pages, stallMs }: PaperFigures): Row[] {
  const times = ours.median / bare.median;
  const ms = ({ median }: Spread): string => (median / 1_000).toFixed(1);
  const measured =
    `${ratio(times)} (${ms(ours)} and ${ms(bare)} ms, ${pages} pages), ` +
    `longest stall ${whole(stallMs)} ms`;
  return [row('P26', '<= 2x, 50 ms', [measured, times <= 2 && stallMs <= 50])];
}

export function startRows({ empty, ours }: StartFigures): Row[] {
  const [time, memory] = [ours.seconds / empty.seconds, ours.megabytes / empty.megabytes];
  const times = `${ours.seconds.toFixed(1)} and ${empty.seconds.toFixed(1)} s`;
  const sizes = `${whole(ours.megabytes)} and ${whole(empty.megabytes)} MB`;
  return [
    row('P27', '<= 3x', [`${ratio(time)} (${times})`, time <= 3]),
    row('P28', '<= 1.8x', [`${ratio(memory)} (${sizes})`, memory <= 1.8]),
  ];
}
