import { measuredBy } from './security-controls';

describe('what meets a condition', () => {
  it.each([
    ['networkSecurity', 'SCAN'],
    ['MFA_FOR_ADMINISTRATORS', 'TOOL'],
    ['CONNECTED', 'CLOUD'],
  ] as const)('%s is measured by %s', (metric, connector) => {
    expect(measuredBy(metric)).toBe(connector);
  });
});
