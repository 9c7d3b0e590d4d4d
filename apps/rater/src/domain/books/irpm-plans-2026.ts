import { IRPM_CHARACTERISTICS } from '@palisade/trade';
import type { IrpmPlan, IrpmRules } from './rate-tables';

const plan = (overall: number, each: number): IrpmPlan => ({
  overallMinPct: -overall,
  overallMaxPct: overall,
  characteristics: Object.fromEntries(
    IRPM_CHARACTERISTICS.map((name) => [name, { min: -each, max: each }]),
  ),
});
const PLANS = {
  default: plan(25, 5),
  plan40: plan(40, 10),
  none: plan(0, 0),
  surplus: plan(40, 10),
};

/** United States: the plan of an admitted policy is its state's, of a surplus one the same for all. */
export const US_IRPM: IrpmRules = {
  plans: PLANS,
  byState: {
    AL: 'plan40',
    AK: 'default',
    AZ: 'plan40',
    AR: 'default',
    CA: 'default',
    CO: 'plan40',
    CT: 'default',
    DE: 'default',
    DC: 'default',
    FL: 'default',
    GA: 'plan40',
    HI: 'none',
    ID: 'plan40',
    IL: 'default',
    IN: 'plan40',
    IA: 'plan40',
    KS: 'plan40',
    KY: 'plan40',
    LA: 'default',
    ME: 'plan40',
    MD: 'default',
    MA: 'default',
    MI: 'default',
    MN: 'plan40',
    MS: 'plan40',
    MO: 'plan40',
    MT: 'plan40',
    NE: 'plan40',
    NV: 'plan40',
    NH: 'default',
    NJ: 'default',
    NM: 'plan40',
    NY: 'default',
    NC: 'default',
    ND: 'plan40',
    OH: 'plan40',
    OK: 'plan40',
    OR: 'plan40',
    PA: 'default',
    RI: 'plan40',
    SC: 'default',
    SD: 'plan40',
    TN: 'plan40',
    TX: 'plan40',
    UT: 'plan40',
    VT: 'plan40',
    VA: 'default',
    WA: 'default',
    WV: 'plan40',
    WI: 'plan40',
    WY: 'plan40',
  },
};

/** United Kingdom: one plan. */
export const UK_IRPM: IrpmRules = { plans: { default: PLANS.default }, byState: {} };
