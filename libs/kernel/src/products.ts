import type { Region } from './regions';

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

/** The products of a region, in the order of the table. */
export const productsOfRegion = (region: Region): Product[] =>
  PRODUCT_CODES.filter((product) => PRODUCTS[product].region === region);
