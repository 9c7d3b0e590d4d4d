import type { Product } from '@palisade/trade';

/** The address of a step of a renewal (Spec 3 §2). */
export const renewalPath = (
  basePath: string,
  { product, accountId }: { product: Product; accountId: string },
  step: string,
  policyId: string,
): string => `${basePath}/quotes/${product}/${accountId}/renew-quote/${step}?policyId=${policyId}`;
