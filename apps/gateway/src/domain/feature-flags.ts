import type { Region } from '@palisade/kernel';

/** Every feature flag with its state before anybody switched it (Spec 1 §3). */
export const FEATURE_FLAGS = {
  'maintenance-global': false,
  'maintenance-us': false,
  'maintenance-uk': false,
  'uk-environment': false,
  'language-selector': false,
  'prime-one-variants': false,
  'prime-tech-variants': false,
  endorsements: true,
  'flat-cancel': true,
  'undo-cancelled-policy': true,
  'revert-revision': false,
  'remember-device': true,
  'broker-loss-runs': false,
  'claims-diary': false,
  'claims-questions': false,
  'loss-run': false,
  'free-date-selection-underwriters': false,
  'dynamic-forms-all-products': false,
  'submissions-view': true,
  'new-agent-experience': false,
} as const;

export type FeatureFlagKey = keyof typeof FEATURE_FLAGS;

/** The flags whose feature there is: switching any other changes nothing yet. */
const WITH_FEATURE: readonly FeatureFlagKey[] = [
  'maintenance-global',
  'maintenance-us',
  'maintenance-uk',
  'uk-environment',
  'language-selector',
  'endorsements',
  'flat-cancel',
  'undo-cancelled-policy',
  'revert-revision',
  'remember-device',
  'broker-loss-runs',
  'claims-diary',
  'claims-questions',
  'loss-run',
  'submissions-view',
];

/** The flags that are about one edition alone. */
const OF_REGION: Partial<Record<FeatureFlagKey, Region>> = {
  'maintenance-us': 'US',
  'maintenance-uk': 'UK',
  'uk-environment': 'UK',
};

/** Whether a text names a flag. */
export const isFeatureFlag = (key: string): key is FeatureFlagKey =>
  Object.hasOwn(FEATURE_FLAGS, key);

/** What is known of a flag without its state. */
export interface FlagFacts {
  /** The state before anybody switched it. */
  default: boolean;
  /** The edition that it is about; null for both. */
  region: Region | null;
  /** False while the platform has no such feature: switching it changes nothing. */
  hasFeature: boolean;
}

export const flagFacts = (key: FeatureFlagKey): FlagFacts => ({
  default: FEATURE_FLAGS[key],
  region: OF_REGION[key] ?? null,
  hasFeature: WITH_FEATURE.includes(key),
});
