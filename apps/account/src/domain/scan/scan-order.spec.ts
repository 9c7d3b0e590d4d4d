import type { FactSource } from '../client-facts';
import { scannedDomain } from './scan-order';

const account = (source: FactSource, domainName: string | null = 'own.test') => ({
  domainName,
  factOrigins: { domainName: { source, at: '2026-01-01T00:00:00.000Z', by: null } },
});

describe('scannedDomain', () => {
  it.each([
    ['typed', account('TYPED'), {}, true, 'own.test'],
    ['attested before', account('AGENT_ATTESTED'), {}, true, 'own.test'],
    ['attested now', account('DIRECTORY'), { isDomainAttested: true }, true, 'own.test'],
    ['of which nothing is asked outside', account('DIRECTORY'), {}, false, 'own.test'],
    ['of a directory', account('DIRECTORY'), {}, true, 'DOMAIN_NOT_ATTESTED'],
    ['that is not known', account('TYPED', null), { isDomainAttested: true }, true, 'NO_DOMAIN'],
  ])('a domain %s', (_, known, request, asks, expected) => {
    const scan = (): string => {
      try {
        return scannedDomain(known, request, () => asks);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(scan()).toBe(expected);
  });
});
