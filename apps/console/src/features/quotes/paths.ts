import type { Region } from '@palisade/kernel';
import type { Product } from '@palisade/trade';

/** What is quoted most in each region; the wizard lets another be chosen. */
export const USUAL_PRODUCT: Readonly<Record<Region, Product>> = { US: 'P250', UK: 'P_ONE' };

/** The address of a step of a new quote (Spec 3 §2). */
export const wizardPath = (
  basePath: string,
  product: Product,
  accountId: string,
  step: string,
): string => `${basePath}/quotes/${product}/${accountId}/requestQuote/${step}`;

/** The same for a quote that is made for a submission. */
export const forSubmission = (path: string, submissionId: string | null): string =>
  submissionId ? `${path}?submissionId=${submissionId}` : path;

/** What is told of a saved quote: contact, insureds, agent, notes and files. */
export const infoPath = (
  basePath: string,
  { product, accountId, id }: { product: Product; accountId: string; id: string },
): string => `${wizardPath(basePath, product, accountId, 'additional-info')}?quoteId=${id}`;

/** The facts of a client, to be corrected on the way to a quote, which then goes on. */
export const correctPath = (basePath: string, product: Product, accountId: string): string =>
  `${basePath}/accounts/${accountId}/edit?product=${product}`;
