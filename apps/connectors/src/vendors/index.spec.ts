import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { vendorOf, vendors } from '.';

describe('the security tools', () => {
  it('are those of the specification', () => {
    const types = vendors().map(({ connectorType }) => connectorType);
    expect([...types].sort()).toEqual([...SECURITY_CONNECTOR_TYPES].sort());
  });

  it.each(SECURITY_CONNECTOR_TYPES)('say how %s is connected', (type) => {
    const { signIn, oauth, origin, description } = vendorOf(type);
    expect(signIn === 'OAUTH').toBe(oauth !== undefined);
    expect(new URL(origin.replace('{region}', 'one')).protocol).toBe('https:');
    expect(description).not.toBe('');
  });
});
