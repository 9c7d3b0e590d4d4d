import { adjustmentOf, type Adjustment, type Coercion } from './adjustment';

const REASON = 'Because.';

it.each<[Pick<Coercion, 'path' | 'requested' | 'applied'>, Omit<Adjustment, 'reason'>]>([
  [
    { path: '/cyberCrimeLimit', requested: 1_000_000, applied: 250_000 },
    { coverage: 'CYBER_CRIME', limits: { requested: 1_000_000, applied: 250_000 } },
  ],
  [
    { path: '/cyberCrimeLimit', requested: 1_000_000, applied: null },
    { coverage: 'CYBER_CRIME', limits: null },
  ],
  [
    { path: '/coverageLimits/EXTORTION', requested: 4_000_000, applied: 1_000_000 },
    { coverage: 'EXTORTION', limits: { requested: 4_000_000, applied: 1_000_000 } },
  ],
  [
    { path: '/optional', requested: 'FULL_SYSTEM_FAILURE', applied: null },
    { coverage: 'FULL_SYSTEM_FAILURE', limits: null },
  ],
  [
    { path: '/isSurplus', requested: 'true', applied: 'false' },
    { coverage: null, limits: null },
  ],
])('tells what became of %j', (coercion, expected) => {
  const adjusted = adjustmentOf({ ...coercion, rule: 'A_RULE', reason: REASON });
  expect(adjusted).toEqual({ ...expected, reason: REASON });
});
