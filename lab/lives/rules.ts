import { built } from '../built';

type Kernel = typeof import('@palisade/kernel');
type Trade = typeof import('@palisade/trade');
type Money = typeof import('../../apps/policy/src/domain/money/charges');
type Layers = typeof import('../../apps/policy/src/domain/cancellation/layers');
type Returns = typeof import('../../apps/policy/src/domain/cancellation/return-premium');
type PolicyLifecycle = typeof import('../../apps/policy/src/domain/lifecycle/policy-status');
type InvoiceLines = typeof import('../../apps/billing/src/domain/invoice-lines');
type InvoiceLifecycle = typeof import('../../apps/billing/src/domain/invoice-status');
type Credit = typeof import('../../apps/billing/src/domain/credit');
type Postings = typeof import('../../apps/billing/src/domain/postings');
type PremiumPart = typeof import('../../apps/billing/src/domain/premium-part');
type Release = typeof import('../../apps/commissions/src/domain/release');

/** The pure rules of the services that handle the money of a policy. */
export const loadRules = () => ({
  ...built<Kernel>('libs/kernel/src/index.js'),
  ...built<Trade>('libs/trade/src/index.js'),
  ...built<Money>('apps/policy/src/domain/money/charges.js'),
  ...built<Layers>('apps/policy/src/domain/cancellation/layers.js'),
  ...built<Returns>('apps/policy/src/domain/cancellation/return-premium.js'),
  ...built<PolicyLifecycle>('apps/policy/src/domain/lifecycle/policy-status.js'),
  ...built<InvoiceLines>('apps/billing/src/domain/invoice-lines.js'),
  ...built<InvoiceLifecycle>('apps/billing/src/domain/invoice-status.js'),
  ...built<Credit>('apps/billing/src/domain/credit.js'),
  ...built<Postings>('apps/billing/src/domain/postings.js'),
  ...built<PremiumPart>('apps/billing/src/domain/premium-part.js'),
  releasable: built<Release>('apps/commissions/src/domain/release.js').releasable,
});

/** These rules. */
export type Rules = ReturnType<typeof loadRules>;
