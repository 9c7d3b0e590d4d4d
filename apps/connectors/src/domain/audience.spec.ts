import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import { hiddenFrom, maySee } from './audience';

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
    expect(maySee({ organizationId: ME, accountType }, about, 'policy.issued.v1')).toBe(expected);
  });

  it.each<[AccountType, string, boolean]>([
    ['AGENCY', 'invoice.created.v1', true],
    ['AGENCY', 'commission.accrued.v1', true],
    ['CUSTOMER', 'payment.settled.v1', true],
    ['CUSTOMER', 'commission.accrued.v1', false],
    ['CUSTOMER', 'agency-bill.paid.v1', false],
    ['DIGITAL', 'invoice.created.v1', false],
    ['DIGITAL', 'payment.settled.v1', false],
    ['DIGITAL', 'commission-statement.finalized.v1', false],
    ['DIGITAL', 'claim.filed.v1', false],
    ['CARRIER', 'invoice.created.v1', false],
    ['CARRIER', 'claim.filed.v1', true],
    ['PREMIUM_PROCESSOR', 'finance.accepted.v1', true],
    ['PREMIUM_PROCESSOR', 'claim.filed.v1', false],
  ])('of a %s is told of %s: %s', (accountType, type, expected) => {
    const everywhere = { agencyId: ME, accountId: ME, carrierId: ME, processorId: ME };
    const about = { ...scopeOf(everywhere), aggregatorIds: [ME] };
    expect(maySee({ organizationId: ME, accountType }, about, type)).toBe(expected);
  });

  it.each<[AccountType, boolean]>([
    ['COWBELL', true],
    ['AGENCY', true],
    ['DIGITAL', true],
    ['CUSTOMER', true],
    ['CARRIER', false],
    ['VENDOR', false],
  ])('of a %s hears the names of people: %s', (accountType, expected) => {
    const hidden = hiddenFrom({ organizationId: ME, accountType }, 'policy.issued.v1');
    expect(hidden).toEqual(expected ? [] : ['contact']);
  });

  it('of an agency hears nothing of who follows it as broker of record', () => {
    const hiddenOf = (accountType: AccountType) =>
      hiddenFrom({ organizationId: ME, accountType }, 'policy.bor-changed.v1');
    expect(hiddenOf('AGENCY')).toEqual(['agent', 'agentEmail']);
    expect(hiddenOf('COWBELL')).toEqual([]);
  });
});
