/** Every feature flag with its state before anybody switched it (Spec 1 §3). */
export const FEATURE_FLAGS = {
  'maintenance-global': false,
  'maintenance-us': false,
  'maintenance-uk': false,
  'uk-environment': false,
  'language-selector': false,
  'prime-one-variants': false,
  'prime-tech-variants': false,
  endorsements: false,
  'flat-cancel': false,
  'undo-cancelled-policy': false,
  'revert-revision': false,
  'remember-device': true,
  'broker-loss-runs': false,
  'claims-diary': false,
  'claims-questions': false,
  'loss-run': false,
  'free-date-selection-underwriters': false,
  'dynamic-forms-all-products': false,
  'submissions-view': false,
  'new-agent-experience': false,
} as const;

export type FeatureFlagKey = keyof typeof FEATURE_FLAGS;

/** Whether a text names a flag. */
export const isFeatureFlag = (key: string): key is FeatureFlagKey =>
  Object.hasOwn(FEATURE_FLAGS, key);
