import type { AccountType } from '@palisade/kernel';
import { shownFields } from './user-rules';

const PRODUCER = { canBeContact: true, needsAgencies: true };
const TECHNICIAN = { canBeContact: false, needsAgencies: false };
const DESK_ROLE = { canBeContact: true, needsAgencies: false };

const shown = (
  viewer: AccountType,
  accountType: AccountType,
  role: typeof PRODUCER | undefined,
): string[] =>
  Object.entries(shownFields({ viewer, accountType, role }))
    .filter(([, isShown]) => isShown)
    .map(([name]) => name);

describe('the form of a person', () => {
  it.each([
    ['COWBELL', 'COWBELL', PRODUCER, ['slackHandle', 'primaryContact', 'billingContact']],
    ['COWBELL', 'COWBELL', TECHNICIAN, ['slackHandle']],
    ['COWBELL', 'AGENCY', PRODUCER, ['primaryContact', 'billingContact', 'agencies']],
    ['AGENCY', 'AGENCY', DESK_ROLE, ['primaryContact', 'billingContact']],
    ['AGENCY', 'AGENCY', undefined, ['primaryContact', 'billingContact', 'agencies']],
    ['CARRIER', 'CARRIER', PRODUCER, ['billingContact']],
    ['MSSP', 'MSSP', PRODUCER, ['primaryContact', 'agencies']],
    ['MSSP', 'MSSP', TECHNICIAN, []],
    ['CUSTOMER', 'CUSTOMER', PRODUCER, ['primaryContact']],
  ] as const)('of %s for %s with a role of %j shows %j', (viewer, accountType, role, expected) => {
    expect(shown(viewer, accountType, role)).toEqual(expected);
  });
});
