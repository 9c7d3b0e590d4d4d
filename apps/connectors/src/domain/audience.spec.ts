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
    ['CARRIER', { carrierId: ME }, true],
    ['CARRIER', { agencyId: ME }, false],
    ['DIGITAL', { aggregatorIds: [ME] }, true],
    ['DIGITAL', { agencyId: ME }, false],
    ['PREMIUM_PROCESSOR', { processorId: ME }, true],
    ['VENDOR', { vendorIds: [ME] }, true],
    ['MSSP', { accountId: ME }, false],
  ])('of a %s about %j: %s', (accountType, scope, expected) => {
    const about = { aggregatorIds: [], ...scopeOf(scope), ...scope };
    expect(maySee({ organizationId: ME, accountType }, about)).toBe(expected);
  });

  it('of a carrier hears no names of people', () => {
    const ofType = (accountType: AccountType) => ({ organizationId: ME, accountType });
    expect(maySeeContacts(ofType('CARRIER'))).toBe(false);
    expect(maySeeContacts(ofType('AGENCY'))).toBe(true);
  });
});
