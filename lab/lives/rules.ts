import { createRequire } from 'node:module';
import { inRoot } from '../../tools/workspace.mjs';

const load = createRequire(__filename);
const built = (path) => load(inRoot(`dist/swc/${path}.js`));

/** The pure rules of the services that handle the money of a policy. */
export const loadRules = () => ({
  ...built('libs/kernel/src/index'),
  ...built('libs/trade/src/index'),
  ...built('apps/policy/src/domain/money/charges'),
  ...built('apps/policy/src/domain/cancellation/layers'),
  ...built('apps/policy/src/domain/cancellation/return-premium'),
  ...built('apps/policy/src/domain/lifecycle/policy-status'),
  ...built('apps/billing/src/domain/invoice-lines'),
  ...built('apps/billing/src/domain/invoice-status'),
  ...built('apps/billing/src/domain/credit'),
  ...built('apps/billing/src/domain/postings'),
  ...built('apps/billing/src/domain/premium-part'),
  releasable: built('apps/commissions/src/domain/release').releasable,
});
