import type { PlainDate } from '@palisade/kernel';
import { addMonths, US_STATES } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import type { BookShelf } from './books/book-shelf';
import { PRODUCT_OPTIONS } from './books/product-options';
import type { RateBook } from './books/rate-tables';

/** A risk as the calculator takes it. */
export type SampleRisk = Record<string, unknown>;

/** What risks are made up for. */
export interface SampleOrder {
  readonly book: RateBook;
  readonly products: readonly Product[];
  readonly effectiveDate: PlainDate;
  readonly seed: number;
}

const STATES = US_STATES.map(({ code }) => code);
const YES_NO = ['YES', 'NO'];
const TERMS = [6, 9, 15, 18];
const RECORDS_MAX = 6_000_000;
const REVENUE_MIN_LOG = 5;

/** Always the same made-up risks for an order: any the products may be bought for. */
export function* sampleRisks(order: SampleOrder): Generator<SampleRisk> {
  const { book, products, effectiveDate, seed } = order;
  const draw = new Draw(seed);
  for (;;) yield riskOf(draw.of(products), book, effectiveDate, draw);
}

const DATES = ['2026-02-03', '2026-11-30', '2027-08-01', '2028-02-29'];

/** Risks of every product, on dates of every book of a shelf. */
export function* everyKindOfRisk(books: BookShelf, seed: number): Generator<SampleRisk> {
  const draw = new Draw(seed);
  for (;;) {
    const product = draw.of(PRODUCT_CODES);
    const effectiveDate = draw.of(DATES);
    const book = books.bookOn(PRODUCTS[product].region, effectiveDate);
    if (book) yield riskOf(product, book, effectiveDate, draw);
  }
}

function riskOf(product: Product, book: RateBook, date: PlainDate, draw: Draw): SampleRisk {
  const { aggLimits, deductibles, waitingHours, retro, attachments } = PRODUCT_OPTIONS[product];
  const isUs = PRODUCTS[product].region === 'US';
  const retentions = book.tables.retention.points.map(([amount]) => Number(amount));
  const aggregateLimit = draw.of(aggLimits);
  return {
    product,
    ...(isUs && { state: draw.of(STATES) }),
    industryCode: draw.of(book.hazards).prefix.padEnd(2, '0'),
    effectiveDate: date,
    ...(draw.chance(0.1) && { endDate: addMonths(date, draw.of(TERMS)) }),
    revenue: revenueOf(PRODUCT_OPTIONS[product].revenueMax, draw),
    ...draw.maybe('yearEstablished', 0.8, () => draw.whole(1900, Number(date.slice(0, 4)))),
    ...draw.maybe('records', 0.7, () => draw.whole(0, draw.of([1_000, 100_000, RECORDS_MAX]))),
    aggregateLimit,
    retention: draw.of(deductibles.length ? deductibles : retentions),
    ...(waitingHours.length && { waitingPeriod: draw.of(waitingHours) }),
    retroActivePeriod: draw.of(retro),
    ...answersOf(book, draw),
    ...(attachments
      ? { attachment: draw.of(attachments) }
      : coveragesOf(product, book, aggregateLimit, draw)),
    isTriaExcluded: draw.chance(0.2),
    ...draw.maybe('brokerFee', 0.3, () => draw.whole(0, 1_000_000) / 100),
    ...draw.maybe('mgaFee', 0.1, () => draw.whole(0, 50_000) / 100),
  };
}

/** As many small insureds as large ones, on a logarithmic scale. */
function revenueOf(most: number, draw: Draw): number {
  return Math.round(10 ** (REVENUE_MIN_LOG + draw.next() * (Math.log10(most) - REVENUE_MIN_LOG)));
}

function answersOf({ tables }: RateBook, draw: Draw): SampleRisk {
  const answered = Object.entries(tables.controls).filter(() => draw.chance(0.7));
  const controls = answered.map(([question, answers]) => {
    const answer = draw.of(Object.keys(answers));
    return [question, question === 'mfaCount' ? Number(answer) : answer];
  });
  const hasScores = draw.chance(0.6);
  return {
    controls: Object.fromEntries(controls) as SampleRisk,
    claimHistory: draw.chance(0.7) ? 0 : draw.whole(1, 5),
    adverseFlags: draw.chance(0.8) ? 0 : draw.whole(1, 5),
    ...(hasScores && {
      companyAggregate: draw.whole(0, 10_000) / 100,
      industryAggregate: draw.whole(40, 70),
    }),
    ...draw.maybe('percentInternationalSales', 0.4, () => draw.whole(0, 100)),
    franchiseSystemConnectivity: draw.of(YES_NO),
  };
}

function coveragesOf(product: Product, book: RateBook, limit: number, draw: Draw): SampleRisk {
  const { tables } = book;
  const optional = Object.keys(tables.optionalCoverages).filter(
    (key) => !key.endsWith('SYSTEM_FAILURE') && draw.chance(0.5),
  );
  const deselected = ['DATA_RESTORATION', 'BUSINESS_INTERRUPTION'].filter(() => draw.chance(0.1));
  const limited = [...optional, 'EXTORTION'].filter(() => draw.chance(0.3));
  const limits = limited.map((key) => [key, Math.round((limit * draw.whole(1, 100)) / 100)]);
  const isTech = PRODUCT_OPTIONS[product].mandatory?.includes('TECH_ENO') ?? false;
  const part = (): number => Math.round((limit * draw.whole(10, 100)) / 100);
  return {
    optional,
    deselected,
    coverageLimits: Object.fromEntries(limits) as SampleRisk,
    endorsements: Object.keys(tables.endorsements).filter(() => draw.chance(0.1)),
    ...(draw.chance(0.5) && {
      cyberCrimeLimit: draw.whole(25_000, 250_000),
      fundTransferYes: draw.whole(1, 3),
    }),
    ...draw.maybe('ransomEventSublimit', 0.1, part),
    ...draw.maybe('extortionThreatSublimit', 0.1, part),
    ...((isTech || draw.chance(0.1)) && { techENOPercentage: draw.whole(1, 100) }),
  };
}

/** Random numbers of a seed (a linear congruence and a mix, 32 bits): the same everywhere. */
class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }

  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  of<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length - 1)];
  }

  /** A field, now and then. */
  maybe(name: string, part: number, value: () => unknown): SampleRisk {
    return this.chance(part) ? { [name]: value() } : {};
  }
}
