import type { Product } from '@palisade/trade';

/** What a product may be bought with; amounts in whole currency units. */
export interface ProductOptions {
  /** Above it the product is not sold. */
  readonly revenueMax: number;
  readonly aggLimits: readonly number[];
  /** Excess products only. */
  readonly attachments?: readonly number[];
  readonly deductibles: readonly number[];
  readonly waitingHours: readonly number[];
  /** Years; -1 is full prior acts. */
  readonly retro: readonly number[];
  /** Coverages without which the product is not sold. */
  readonly mandatory?: readonly string[];
  readonly quoteValidDays: number;
}

const HOURS = [6, 8, 12, 24];
const RETRO = [1, 2, -1];

export const PRODUCT_OPTIONS: Readonly<Record<Product, ProductOptions>> = {
  P100: {
    revenueMax: 100_000_000,
    aggLimits: [
      50_000, 100_000, 250_000, 500_000, 750_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000,
      5_000_000,
    ],
    deductibles: [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 60,
  },
  P100_PRO: {
    revenueMax: 100_000_000,
    aggLimits: [250_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    deductibles: [2_500, 5_000, 10_000, 25_000, 50_000, 100_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 60,
  },
  P250: {
    revenueMax: 250_000_000,
    aggLimits: [
      1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000,
      5_000_000,
    ],
    deductibles: [10_000, 15_000, 25_000, 50_000, 75_000, 100_000, 250_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 60,
  },
  P250_S: {
    revenueMax: 250_000_000,
    aggLimits: [
      1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 4_500_000,
      5_000_000,
    ],
    deductibles: [10_000, 15_000, 25_000, 50_000, 75_000, 100_000, 250_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 30,
  },
  P_PLUS: {
    revenueMax: 250_000_000,
    aggLimits: [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    attachments: [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    deductibles: [],
    waitingHours: [],
    retro: [-1],
    quoteValidDays: 30,
  },
  PRIME_CLOUD: {
    revenueMax: 100_000_000,
    aggLimits: [250_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000],
    deductibles: [2_500, 5_000, 10_000, 25_000, 50_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 60,
  },
  PRIME_TECH: {
    revenueMax: 100_000_000,
    aggLimits: [500_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    deductibles: [5_000, 10_000, 25_000, 50_000, 100_000],
    waitingHours: HOURS,
    retro: RETRO,
    mandatory: ['TECH_ENO'],
    quoteValidDays: 60,
  },
  PRIME_TECH_PLUS: {
    revenueMax: 250_000_000,
    aggLimits: [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000],
    deductibles: [10_000, 25_000, 50_000, 100_000, 250_000],
    waitingHours: HOURS,
    retro: RETRO,
    mandatory: ['TECH_ENO'],
    quoteValidDays: 30,
  },
  P_ONE: {
    revenueMax: 100_000_000,
    aggLimits: [250_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000],
    deductibles: [1_000, 2_500, 5_000, 10_000, 25_000, 50_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 30,
  },
  P_ONE_PLUS: {
    revenueMax: 250_000_000,
    aggLimits: [1_000_000, 2_000_000, 3_000_000, 5_000_000],
    deductibles: [5_000, 10_000, 25_000, 50_000, 100_000, 250_000],
    waitingHours: HOURS,
    retro: RETRO,
    quoteValidDays: 30,
  },
  PRIME_ONE_TECH: {
    revenueMax: 100_000_000,
    aggLimits: [500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000],
    deductibles: [2_500, 5_000, 10_000, 25_000, 50_000],
    waitingHours: HOURS,
    retro: RETRO,
    mandatory: ['TECH_ENO'],
    quoteValidDays: 30,
  },
};
