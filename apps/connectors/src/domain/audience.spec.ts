import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import { maySee, maySeeContacts } from './audience';

const ME = '01900000-0000-7000-8000-000000000001';

describe('a webhook', () => {
  it.each<[AccountType, Parameters<typeof scopeOf>[0] & { aggregatorIds?: string[] }, boolean]>([
    ['COWBELL', {}, true],
    ['AGENCY', { agencyId: ME }, true],
    ['AGENCY', { accountId: ME }, false],
    ['CUSTOMER', { accountId: ME }, true],
    ['CUSTOMER', { agencyId: ME }, false],
    ['CARRIER', { carrierId: ME }, true],
    ['CARRIER', { agencyId: ME }, false],
    ['DIGITAL', { aggregatorIds: [ME] }, true],
    ['DIGITAL', { agencyId: ME }, false],
    ['PREMIUM_PROCESSOR', { processorId: ME }, true],
    ['PREMIUM_PROCESSOR', { carrierId: ME }, false],
    ['VENDOR', { vendorIds: [ME] }, true],
    ['VENDOR', { processorId: ME }, false],
    ['CLUSTER', { agencyId: ME }, false],
    ['RE_INSURER', { carrierId: ME }, false],
    ['MSSP', { accountId: ME }, false],
  ])('of a %s about %j: %s', (accountType, scope, expected) => {
    const about = { aggregatorIds: [], ...scopeOf(scope), ...scope };
    expect(maySee({ organizationId: ME, accountType }, about)).toBe(expected);
  });

  it.each<[AccountType, boolean]>([
    ['COWBELL', true],
    ['AGENCY', true],
    ['DIGITAL', true],
    ['CUSTOMER', true],
    ['CARRIER', false],
    ['VENDOR', false],
  ])('of a %s hears the names of people: %s', (accountType, expected) => {
    expect(maySeeContacts({ organizationId: ME, accountType })).toBe(expected);
  });
});
