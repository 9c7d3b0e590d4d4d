import { PRODUCT_CODES } from '@palisade/trade';
import type { NewTreatyRequest } from '../treaties/treaties.dto';

/** Northwall Specialty and Deepkeel Re; their ids are fixed in every service. */
const CARRIER_ID = '01900000-0000-7000-8000-000000000007';
const REINSURER_ID = '01900000-0000-7000-8000-000000000010';

/** Its cessions in the history of the demo refer to it. */
export const DEMO_TREATY_ID = '01900000-0000-7000-8000-000000000301';

/** The quota share of the demo, over all that the carrier writes. */
export const DEMO_TREATY: NewTreatyRequest = {
  carrierId: CARRIER_ID,
  reinsurerId: REINSURER_ID,
  products: [...PRODUCT_CODES],
  effectiveFrom: '2020-01-01',
  effectiveTo: '2040-01-01',
  cededPct: 40,
  cedingCommissionPct: 27.5,
};
