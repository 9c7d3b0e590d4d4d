import { assertStaff } from './staff-only';

it('lets the provider in', () => {
  expect(() => assertStaff({ accountType: 'COWBELL' })).not.toThrow();
});

it.each(['AGENCY', 'CUSTOMER', 'VENDOR', 'CARRIER', 'RE_INSURER'] as const)(
  'keeps %s out',
  (accountType) => {
    const refused = { code: 'FORBIDDEN', status: 403 };
    expect(() => assertStaff({ accountType })).toThrow(expect.objectContaining(refused));
  },
);
