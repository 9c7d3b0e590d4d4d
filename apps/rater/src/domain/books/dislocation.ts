import type { MinorUnits } from '@palisade/kernel';

/** A risk rated by two books. */
export interface Dislocated {
  readonly state: string | null;
  readonly industry: string;
  readonly before: MinorUnits;
  readonly after: MinorUnits;
}

/** How many risks change by how much: above `from` percent, up to and with `to`; 0 to 0 stay. */
export interface DislocationBin {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

/** The risks of a state or an industry together. */
export interface DislocationGroup {
  readonly key: string;
  readonly count: number;
  readonly before: MinorUnits;
  readonly after: MinorUnits;
  /** Of the premium together, in percent. */
  readonly percent: number;
}

/** What another book would do to a portfolio. */
export interface DislocationReport {
  readonly count: number;
  readonly before: MinorUnits;
  readonly after: MinorUnits;
  readonly percent: number;
  readonly winners: number;
  readonly losers: number;
  readonly bins: readonly DislocationBin[];
  readonly states: readonly DislocationGroup[];
  readonly industries: readonly DislocationGroup[];
}

/** Zero stands twice: between the two is who pays the same. */
const BOUNDS = [-25, -15, -10, -5, -1, 0, 0, 1, 5, 10, 15, 25];
const UNCHANGED = BOUNDS.lastIndexOf(0);
const SECTOR_DIGITS = 2;
const PLACES = 100;

interface Sum {
  count: number;
  before: number;
  after: number;
}

/** Adds up what a book would change, risk by risk. */
export class Dislocation {
  private readonly all: Sum = { count: 0, before: 0, after: 0 };
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private readonly states = new Map<string, Sum>();
  private readonly industries = new Map<string, Sum>();
  private winners = 0;
  private losers = 0;

  add(risk: Dislocated): void {
    const { state, industry, before, after } = risk;
    this.counts[binOf(changeOf(before, after))]++;
    if (after < before) this.winners++;
    if (after > before) this.losers++;
    addTo(this.all, risk);
    if (state) addTo(sumIn(this.states, state), risk);
    addTo(sumIn(this.industries, industry.slice(0, SECTOR_DIGITS)), risk);
  }

  report(): DislocationReport {
    const { count, before, after } = this.all;
    return {
      count,
      before,
      after,
      percent: percentOf(before, after),
      winners: this.winners,
      losers: this.losers,
      bins: this.counts.map((risks, at) => ({
        from: at === 0 ? null : BOUNDS[at - 1],
        to: at === BOUNDS.length ? null : BOUNDS[at],
        count: risks,
      })),
      states: groupsOf(this.states),
      industries: groupsOf(this.industries),
    };
  }
}

function addTo(sum: Sum, { before, after }: Dislocated): void {
  sum.count++;
  sum.before += before;
  sum.after += after;
}

function sumIn(sums: Map<string, Sum>, key: string): Sum {
  const known = sums.get(key);
  if (known) return known;
  const sum = { count: 0, before: 0, after: 0 };
  sums.set(key, sum);
  return sum;
}

/** Those who save most first. */
const groupsOf = (sums: ReadonlyMap<string, Sum>): DislocationGroup[] =>
  [...sums]
    .map(([key, sum]) => ({ key, ...sum, percent: percentOf(sum.before, sum.after) }))
    .sort((a, b) => a.percent - b.percent || (a.key < b.key ? -1 : 1));

function binOf(percent: number): number {
  if (percent === 0) return UNCHANGED;
  const at = BOUNDS.findIndex((bound) => percent <= bound);
  return at < 0 ? BOUNDS.length : at;
}

/** In percent; a premium of nothing changes by nothing. */
const changeOf = (before: number, after: number): number =>
  before === 0 ? 0 : (100 * (after - before)) / before;

/** To two places. */
const percentOf = (before: number, after: number): number =>
  Math.round(changeOf(before, after) * PLACES) / PLACES;
