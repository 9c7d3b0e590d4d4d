import type { Product } from '@palisade/trade';
import type { AutoClear, SubjectivityOwner, SubjectivityStage } from './subjectivities';

/** A condition that a product brings with it, whatever the settings say. */
export interface ProductCondition {
  code: string;
  title: string;
  text: string;
  stage: SubjectivityStage;
  owner: SubjectivityOwner;
  evidence: string[];
  autoClear: AutoClear;
  dueDays: null;
}

/** PrimeCloud insures what runs with a cloud provider: one of them must show how it is kept. */
const CLOUD_CONNECTED: ProductCondition = {
  code: 'CLOUD_CONNECTED',
  title: 'Connected cloud provider',
  text: 'Connect AWS, Google Workspace, Google Security Command Center or Microsoft 365.',
  stage: 'issue',
  owner: 'insured',
  evidence: [],
  autoClear: { connector: 'CLOUD', metric: 'CONNECTED', gte: 1 },
  dueDays: null,
};

/** The conditions that a product brings with it. */
export const conditionsOfProduct = (product: Product): readonly ProductCondition[] =>
  product === 'PRIME_CLOUD' ? [CLOUD_CONNECTED] : [];
