import type { Currency, Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';

/** The eleven products, in the order of Spec 1 §1. */
export const PRODUCT_CODES = [
  'P100',
  'P100_PRO',
  'P250',
  'P250_S',
  'P_PLUS',
  'PRIME_CLOUD',
  'PRIME_TECH',
  'PRIME_TECH_PLUS',
  'P_ONE',
  'P_ONE_PLUS',
  'PRIME_ONE_TECH',
] as const;

/** The code of a product that is sold. */
export type Product = (typeof PRODUCT_CODES)[number];

/** The code that stands for no product at all; listed in both regions (Spec 1 §1). */
export const NOT_SUPPORTED = 'NotSupported';

/** On whose paper a product is written: admitted or surplus lines in the US, or the UK market. */
export type Market = 'ADMITTED' | 'SURPLUS' | 'UK';

/** What a product is called and where it is sold; region gives its locale and currency. */
export interface ProductFacts {
  readonly name: string;
  readonly region: Region;
  readonly market: Market;
}

/** Name, region and market by product (Spec 1 §1). */
export const PRODUCTS: Readonly<Record<Product, ProductFacts>> = {
  P100: { name: 'Prime 100', region: 'US', market: 'ADMITTED' },
  P100_PRO: { name: 'Prime 100 Pro', region: 'US', market: 'ADMITTED' },
  P250: { name: 'Prime 250', region: 'US', market: 'ADMITTED' },
  P250_S: { name: 'Prime 250 Surplus', region: 'US', market: 'SURPLUS' },
  P_PLUS: { name: 'Prime 250 Excess', region: 'US', market: 'SURPLUS' },
  PRIME_CLOUD: { name: 'PrimeCloud', region: 'US', market: 'ADMITTED' },
  PRIME_TECH: { name: 'Prime Tech', region: 'US', market: 'ADMITTED' },
  PRIME_TECH_PLUS: { name: 'Prime Tech Plus', region: 'US', market: 'SURPLUS' },
  P_ONE: { name: 'Prime One', region: 'UK', market: 'UK' },
  P_ONE_PLUS: { name: 'Prime One Plus', region: 'UK', market: 'UK' },
  PRIME_ONE_TECH: { name: 'Prime One Tech', region: 'UK', market: 'UK' },
};

// The coverage mapping spells P100 with an underscore; both spellings are accepted, one is stored.
const ALIASES: Readonly<Record<string, Product>> = { P_100: 'P100' };

/** The product of a code or alias, or null when it is none (`NotSupported` included). */
export function productOf(code: string): Product | null {
  if (Object.hasOwn(ALIASES, code)) return ALIASES[code] ?? null;
  return PRODUCT_CODES.find((product) => product === code) ?? null;
}

/** The products of the wholesale flow. */
export const WHOLESALE_PRODUCTS: readonly Product[] = ['P100', 'P100_PRO'];

/** Whether a product is a layer above another policy, whose coverages it follows. */
export const isExcess = (product: Product): boolean => product === 'P_PLUS';

const TECH_PRODUCTS: readonly Product[] = ['PRIME_TECH', 'PRIME_TECH_PLUS', 'PRIME_ONE_TECH'];

/** Whether a product covers technology services, and needs their share of the revenue (Spec 3 §1). */
export const coversTech = (product: Product): boolean => TECH_PRODUCTS.includes(product);

/** Admitted products with the surplus lines product that stands in where they are not filed. */
export const SURPLUS_TWINS: Readonly<Partial<Record<Product, Product>>> = {
  P250: 'P250_S',
  PRIME_TECH: 'PRIME_TECH_PLUS',
};

const TWINS = new Map(
  Object.entries(SURPLUS_TWINS).flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as [string, Product][],
  ),
);

/** The same product on the other paper, where there is one. */
export const twinOf = (product: Product): Product | undefined => TWINS.get(product);

/** States in which the admitted products are not filed. */
export const ADMITTED_NOT_FILED: readonly string[] = ['AK', 'HI', 'LA', 'MT'];

/** Whether a product of a market may be sold in a state (null in the United Kingdom). */
export const isFiled = (market: Market, state: string | null): boolean =>
  market !== 'ADMITTED' || state === null || !ADMITTED_NOT_FILED.includes(state);

/** The products of a region, in the order of the table. */
export const productsOfRegion = (region: Region): Product[] =>
  PRODUCT_CODES.filter((product) => PRODUCTS[product].region === region);

/** The products that are paid in a currency. */
export const productsOfCurrency = (currency: Currency): Product[] =>
  PRODUCT_CODES.filter((product) => REGIONS[PRODUCTS[product].region].currency === currency);

// Spec 3 §4: a changed account closes the quotes of others and sends these to underwriting.
const REFERRED_BY_CHANGE: readonly Product[] = ['P250', 'P250_S', 'P_PLUS'];

/** Whether a quote of a product is referred, not closed, when its account changes. */
export const isReferredByChange = (product: Product): boolean =>
  REFERRED_BY_CHANGE.includes(product);
