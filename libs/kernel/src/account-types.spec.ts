import {
  ACCOUNT_TYPE_PATHS,
  ACCOUNT_TYPES,
  accountTypeOfJumpPath,
  accountTypeOfPath,
  isAccountType,
} from './account-types';

describe('account types', () => {
  it.each([
    ['COWBELL', '/admin', '/admin/dashboard', null],
    ['DIGITAL', '/da', '/da/dashboard', 'da'],
    ['MSSP', '/mssp', '/mssp/dashboard', 'mssp'],
    ['CARRIER', '/carrier', '/carrier/dashboard', 'carrier'],
    ['VENDOR', '/vendor', '/vendor/claims', 'vendor'],
    ['CLUSTER', '/cluster', '/cluster/dashboard', 'cluster'],
    ['AGENCY', '/agency', '/agency/dashboard', 'admin/agencies'],
    ['CUSTOMER', '/customer', '/customer/dashboard', 'accounts'],
    ['RE_INSURER', '/reinsurer', '/reinsurer/dashboard', 'reinsurer'],
    ['PREMIUM_PROCESSOR', '/premiumprocessor', '/premiumprocessor/dashboard', 'premiumprocessor'],
  ] as const)('%s lives below %s and lands on %s', (type, area, landing, jumpPath) => {
    expect(ACCOUNT_TYPE_PATHS[type]).toEqual({ area, landing, jumpPath });
  });

  it('are ten', () => {
    expect(ACCOUNT_TYPES).toHaveLength(10);
  });

  it.each([
    ['/agency', 'AGENCY'],
    ['/agency/manage/tags', 'AGENCY'],
    ['/agencyx/manage', null],
    ['/da/dashboard', 'DIGITAL'],
    ['/login', null],
  ])('own the path %s: %s', (path, type) => {
    expect(accountTypeOfPath(path)).toBe(type);
  });

  it.each([
    ['admin/agencies', 'AGENCY'],
    ['accounts', 'CUSTOMER'],
    ['admin', null],
    ['agency', null],
  ])('are found by the jump path %s: %s', (jumpPath, type) => {
    expect(accountTypeOfJumpPath(jumpPath)).toBe(type);
  });

  it.each([
    ['AGENCY', true],
    ['agency', false],
    ['ADMIN', false],
  ])('recognise %s: %s', (text, expected) => {
    expect(isAccountType(text)).toBe(expected);
  });
});
