import { FEATURE_FLAGS, flagFacts, isFeatureFlag } from './feature-flags';

describe('a feature flag', () => {
  it.each([
    ['maintenance-us', { default: false, region: 'US', hasFeature: true }],
    ['maintenance-uk', { default: false, region: 'UK', hasFeature: true }],
    ['uk-environment', { default: false, region: 'UK', hasFeature: true }],
    ['endorsements', { default: true, region: null, hasFeature: true }],
    ['loss-run', { default: false, region: null, hasFeature: true }],
    ['new-agent-experience', { default: false, region: null, hasFeature: false }],
  ] as const)('%s has its facts', (key, expected) => {
    expect(flagFacts(key)).toEqual(expected);
  });

  it('is one of those that are listed', () => {
    expect(Object.keys(FEATURE_FLAGS).every(isFeatureFlag)).toBe(true);
    expect(isFeatureFlag('toString')).toBe(false);
    expect(isFeatureFlag('nothing')).toBe(false);
  });
});
