import type { AccountType } from '@palisade/kernel';
import { losesAllAccounts, shownFields } from './user-rules';

const shown = (viewer: AccountType, accountType: AccountType, roleName?: string): string[] =>
  Object.entries(shownFields({ viewer, accountType, roleName }))
    .filter(([, isShown]) => isShown)
    .map(([name]) => name);

describe('the form of a person', () => {
  it.each([
    ['COWBELL', 'COWBELL', 'Underwriter', ['slackHandle', 'primaryContact', 'billingContact']],
    ['COWBELL', 'COWBELL', 'Technician', ['slackHandle']],
    ['COWBELL', 'AGENCY', 'Producer', ['primaryContact', 'billingContact', 'agencies']],
    ['AGENCY', 'AGENCY', undefined, ['primaryContact', 'billingContact', 'agencies']],
    ['CARRIER', 'CARRIER', 'Carrier Admin', ['billingContact']],
    ['MSSP', 'MSSP', 'MSSP Admin', ['primaryContact', 'agencies']],
    ['MSSP', 'MSSP', 'Technician', []],
    ['CUSTOMER', 'CUSTOMER', 'Account Admin', ['primaryContact']],
  ] as const)('of %s for %s as %s shows %j', (viewer, accountType, role, expected) => {
    expect(shown(viewer, accountType, role)).toEqual(expected);
  });
});

describe('the removal of a person', () => {
  it.each([
    ['Agency Admin', true],
    ['Producer', false],
  ])('as %s ends all access: %s', (role, expected) => {
    expect(losesAllAccounts(role)).toBe(expected);
  });
});
