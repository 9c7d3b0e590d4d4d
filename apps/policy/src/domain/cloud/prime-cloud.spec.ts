import { DomainError } from '@palisade/kernel';
import type { SaidOfCover } from './prime-cloud';
import { checkBoundCover, cloudServicesAmong, namedServices, servicesAtIssue } from './prime-cloud';

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError && [error.status, error.code, error.errors?.[0]?.pointer];
  }
};

describe('the cloud services of a PrimeCloud policy', () => {
  it('are the clouds among the tools, each once, by name', () => {
    expect(cloudServicesAmong(['WIZER', 'MICROSOFT', 'AWS', 'MICROSOFT'])).toEqual([
      'AWS',
      'MICROSOFT',
    ]);
  });

  it('are those that are connected when nobody names them, of this product alone', () => {
    expect(servicesAtIssue('PRIME_CLOUD', ['GSC', 'SOPHOS'])).toEqual(['GSC']);
    expect(servicesAtIssue('P250', ['GSC'])).toBeNull();
  });

  it.each([
    ['named and connected', ['AWS'], ['AWS', 'GSC'], ['AWS']],
    ['not connected', ['AWS'], ['GSC'], [409, 'CLOUD_NOT_CONNECTED', '/cloudServices/0']],
    ['one of two', ['GSC', 'AWS'], ['GSC'], [409, 'CLOUD_NOT_CONNECTED', '/cloudServices/1']],
  ] as const)('%s', (_, named, connected, answer) => {
    expect(refusalOf(() => namedServices(named, connected))).toEqual(answer);
  });
});

describe('what is said of the cover', () => {
  it.each<[string, SaidOfCover, unknown]>([
    ['nothing', {}, undefined],
    ['what was bound', { limit: 1_000_000, endDate: '2027-01-15' }, undefined],
    ['another limit', { limit: 2_000_000 }, [409, 'PRICED_CHANGE', '/limit']],
    ['another end', { endDate: '2027-02-15' }, [409, 'PRICED_CHANGE', '/endDate']],
  ])('%s', (_, said, answer) => {
    const bound = { aggregateLimit: 100_000_000, endDate: '2027-01-15' };
    expect(refusalOf(() => checkBoundCover(said, bound))).toEqual(answer);
  });
});
