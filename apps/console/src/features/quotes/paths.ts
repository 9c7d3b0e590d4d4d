import type { Product } from '@palisade/trade';

/** The address of a step of a new quote (Spec 3 §2). */
export const wizardPath = (
  basePath: string,
  product: Product,
  accountId: string,
  step: string,
): string => `${basePath}/quotes/${product}/${accountId}/requestQuote/${step}`;
