import { BASE_TABLES_2026 } from './base-tables-2026';
import { COVERAGE_TABLES_2026 } from './coverage-tables-2026';
import { UK_IRPM } from './irpm-plans-2026';
import { SIC_HAZARDS } from './sic-hazards';
import type { RateBook } from './rate-tables';

// Amounts in pounds sterling. Every number is a proposal of this project, not a filed rate.
export const UK_2026_01: RateBook = {
  id: 'cyber-uk',
  version: 'UK-2026-01',
  region: 'UK',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  hazards: SIC_HAZARDS,
  tables: {
    ...BASE_TABLES_2026,
    ...COVERAGE_TABLES_2026,
    irpm: UK_IRPM,
    baseRate: {
      points: [
        [0, '300'],
        [250_000, '380'],
        [500_000, '480'],
        [1_000_000, '690'],
        [2_500_000, '1150'],
        [5_000_000, '1800'],
        [10_000_000, '2900'],
        [25_000_000, '5600'],
        [50_000_000, '9200'],
        [100_000_000, '15200'],
        [250_000_000, '28500'],
      ],
      decimals: 2,
    },
    techBaseRate: {
      points: [
        [0, '0'],
        [250_000, '550'],
        [500_000, '800'],
        [1_000_000, '1250'],
        [2_500_000, '2300'],
        [5_000_000, '3900'],
        [10_000_000, '6600'],
        [25_000_000, '13000'],
        [50_000_000, '21500'],
        [100_000_000, '35000'],
      ],
      decimals: 2,
    },
    retention: {
      points: [
        [1_000, '1.08'],
        [2_500, '1.04'],
        [5_000, '1.00'],
        [10_000, '0.95'],
        [25_000, '0.87'],
        [50_000, '0.80'],
        [100_000, '0.72'],
        [250_000, '0.60'],
      ],
    },
    stateRelativity: {},
    productFactor: { P_ONE: '1.00', P_ONE_PLUS: '1.05', PRIME_ONE_TECH: '1.00' },
    minimumPremium: { P_ONE: '350', P_ONE_PLUS: '750', PRIME_ONE_TECH: '1000' },
    iptRate: '0.12',
  },
  productOverrides: {},
  stateOverrides: {},
};
