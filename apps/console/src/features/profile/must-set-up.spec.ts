import type { CurrentUser } from '../../lib/api-types';
import { mustSetUpMfa } from './must-set-up';

const AGENCY = { id: 'a', accountType: 'AGENCY', enforceMfa: true };
const STAFF = { id: 's', accountType: 'COWBELL', enforceMfa: true };
const free = (account: object) => ({ ...account, enforceMfa: false });

describe('the second factor must be set up', () => {
  it.each([
    ['where the account asks for it', 'NONE', AGENCY, AGENCY, true],
    ['not with one in use', 'GOOGLE', AGENCY, AGENCY, false],
    ['not where nobody asks', 'NONE', free(AGENCY), free(AGENCY), false],
    ['not by staff inside of an account', 'NONE', AGENCY, STAFF, false],
    ['by staff at home', 'NONE', STAFF, STAFF, true],
    [
      'by an agent inside of an account that asks',
      'NONE',
      AGENCY,
      free({ ...AGENCY, id: 'b' }),
      true,
    ],
  ])('%s', (_, mfaType, account, home, expected) => {
    expect(mustSetUpMfa({ mfaType, account, home } as unknown as CurrentUser)).toBe(expected);
  });
});
