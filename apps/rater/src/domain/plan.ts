import type { Currency, Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { Market, Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { HazardMap } from './books/hazard-of';
import { hazardMap } from './books/hazard-of';
import { mergeTables } from './books/merge-tables';
import type { ProductOptions } from './books/product-options';
import { PRODUCT_OPTIONS } from './books/product-options';
import type { IrpmPlan, RateBook, RateTables } from './books/rate-tables';
import type { CompiledTables } from './compile-tables';
import { compileTables } from './compile-tables';
import type { QuickTables } from './quick/quick-tables';
import { quickTables } from './quick/quick-tables';

/** The rate book for one product and state, looked up and merged once, ready to rate with. */
export interface Plan extends CompiledTables {
  readonly book: RateBook;
  readonly product: Product;
  readonly region: Region;
  readonly market: Market;
  readonly currency: Currency;
  readonly options: ProductOptions;
  readonly tables: RateTables;
  readonly irpm: IrpmPlan;
  readonly hazards: HazardMap;
  /** Every choice that the tables have a factor for, whatever the product offers. */
  readonly rated: Pick<ProductOptions, 'waitingHours' | 'retro'> & {
    readonly retentions: readonly number[];
  };
  /** The coverages of the core package that are not mandatory. */
  readonly deselectable: ReadonlySet<string>;
  /** Undefined where only the exact engine can rate by these tables. */
  readonly quick: QuickTables | undefined;
}

/** Merges the overrides of product and state, in this order, and prepares every table. */
export function compilePlan(book: RateBook, product: Product, state: string | null): Plan {
  const forProduct = mergeTables(book.tables, book.productOverrides[product]);
  const tables = mergeTables(forProduct, state === null ? undefined : book.stateOverrides[state]);
  const { region, market } = PRODUCTS[product];
  const { plans: irpmPlans, byState } = tables.irpm;
  const irpmName = market === 'SURPLUS' ? 'surplus' : ((state && byState[state]) ?? 'default');
  const compiled = compileTables(tables, { version: book.version, product, state });
  return {
    book,
    product,
    region,
    market,
    currency: REGIONS[region].currency,
    options: PRODUCT_OPTIONS[product],
    tables,
    irpm: irpmPlans[irpmName],
    hazards: hazardMap(book.hazards),
    rated: {
      retentions: numbersOf(compiled.curves.retention.points),
      waitingHours: numbersOf(compiled.factors.waitingPeriod),
      retro: numbersOf(compiled.factors.retroPeriod),
    },
    deselectable: optionalCore(tables),
    ...compiled,
    quick: quickTables(compiled, tables),
  };
}

const numbersOf = (table: ReadonlyMap<string, unknown>): number[] => [...table.keys()].map(Number);

const optionalCore = ({ coreCoverages }: RateTables): ReadonlySet<string> =>
  new Set(Object.keys(coreCoverages).filter((coverage) => !coreCoverages[coverage].mandatory));
