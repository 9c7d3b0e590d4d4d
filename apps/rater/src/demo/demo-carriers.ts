import { US_STATES } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import type { NewCarrierProfile } from '../carriers/carriers.service';

/** The carrier of the demo data, Northwall Specialty; its id is fixed in every service. */
const NORTHWALL_ID = '01900000-0000-7000-8000-000000000007';

const profile = (number: number, name: string, market: Market): NewCarrierProfile => ({
  id: `01900000-0000-7000-8300-${String(number).padStart(12, '0')}`,
  carrierId: NORTHWALL_ID,
  name,
  code: `NWS-${number}`,
  products: PRODUCT_CODES.filter((product) => PRODUCTS[product].market === market),
  states: market === 'UK' ? [] : US_STATES.map(({ code }) => code),
  isSurplus: market === 'SURPLUS',
  priority: number,
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
});

export const DEMO_CARRIERS: readonly NewCarrierProfile[] = [
  profile(1, 'Northwall Insurance Company', 'ADMITTED'),
  profile(2, 'Northwall Specialty Lines', 'SURPLUS'),
  profile(3, 'Northwall Insurance UK', 'UK'),
];
