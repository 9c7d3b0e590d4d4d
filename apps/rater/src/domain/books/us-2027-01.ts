import type { RateBookExtension } from './rate-tables';

/** The book of 2026 with a general rate change; its overrides are inherited and added to. */
export const US_2027_01: RateBookExtension = {
  id: 'cyber-us',
  version: 'US-2027-01',
  region: 'US',
  effectiveFrom: '2027-01-01',
  effectiveTo: null,
  extends: 'US-2026-01',
  overrides: { rateChangeFactor: '1.03', hazard: { 5: '1.75' } },
  productOverrides: {},
  stateOverrides: { NY: { hazard: { 5: '1.85' } } },
};
