import { isUsStateCode } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { BookFinding } from './book-findings';
import { productsOf } from './book-gaps';
import type { Overrides, RateBook, RateTables } from './rate-tables';

/** What a product or a state has differently. */
export interface ScopedOverride {
  readonly table: 'productOverrides' | 'stateOverrides';
  readonly scope: string;
  readonly override: Overrides<RateTables>;
  /** What is rated by it; nothing where the scope is not where the book holds. */
  readonly products: readonly Product[];
}

/** Every override of a book. */
export function overridesOf(book: RateBook): ScopedOverride[] {
  const { region, productOverrides, stateOverrides } = book;
  const isState = (scope: string): boolean => region === 'US' && isUsStateCode(scope);
  return [
    ...Object.entries(productOverrides).map(([scope, override]) => {
      const products = productsOf(region, scope);
      return { table: 'productOverrides' as const, scope, override, products };
    }),
    ...Object.entries(stateOverrides).map(([scope, override]) => {
      const products = isState(scope) ? productsOf(region) : [];
      return { table: 'stateOverrides' as const, scope, override, products };
    }),
  ];
}

/** Why an override can not be laid over the tables. */
export function misfitsOf(one: ScopedOverride, tables: RateTables): BookFinding[] {
  const { table, scope, override, products } = one;
  if (!products.length) return [{ table, detail: `${scope} is not where the book holds.` }];
  return strangersIn(override, tables, []).map((path) => ({
    table,
    detail: `${scope} overrides ${path}, where the tables have no such value.`,
  }));
}

/** Paths of an override where the tables have nothing, or nothing of the kind. */
function strangersIn(value: unknown, base: unknown, way: readonly string[]): string[] {
  if (kindOf(base) !== kindOf(value)) return [way.join('.')];
  if (kindOf(value) !== 'object') return [];
  const [below, rows] = [base as Record<string, unknown>, Object.entries(value as object)];
  return rows.flatMap(([key, inner]) =>
    strangersIn(inner, Object.hasOwn(below, key) ? below[key] : undefined, [...way, key]),
  );
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'points' : typeof value);
