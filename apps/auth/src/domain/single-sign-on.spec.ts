import { ROLES } from './roles/roles';
import { checkAttempt, checkIssuer, checkSettingsKeeper, provenEmail } from './single-sign-on';

describe('single sign-on', () => {
  const now = new Date('2026-03-18T12:00:00.000Z');
  const attempt = { organizationId: 'a', verifier: 'v', nonce: 'n' };

  it('takes back only attempts that still live', () => {
    const expires = now.getTime();
    expect(() => checkAttempt({ ...attempt, expires: expires + 1 }, now)).not.toThrow();
    expect(() => checkAttempt({ ...attempt, expires }, now)).toThrow('did not let you in');
  });

  it('believes an address that the provider has proven', () => {
    expect(provenEmail({ email: 'Ida@Harbor.example', email_verified: true })).toBe(
      'ida@harbor.example',
    );
  });

  it.each([
    [{ email: 'a@b.example', email_verified: false }],
    [{ email: 'a@b.example', email_verified: 'true' }],
    [{ email: 'a@b.example' }],
    [{ email_verified: true }],
    [{ email: ['a@b.example'], email_verified: true }],
  ])('does not believe %j', (identity) => {
    expect(() => provenEmail(identity)).toThrow('did not let you in');
  });

  it.each([
    ['http://id.example', false, true],
    ['http://id.example', true, false],
    ['https://id.example', true, true],
  ])('asks %s in production (%s): %s', (issuer, isProduction, isFine) => {
    const check = (): void => checkIssuer(issuer, isProduction);
    if (isFine) expect(check).not.toThrow();
    else expect(check).toThrow('https');
  });

  it('is set by the Super Admin of the provider, and by no other role', () => {
    const keepers = ROLES.filter((role) => isLetThrough(() => checkSettingsKeeper(role)));
    expect(keepers.map(({ accountType, name }) => [accountType, name])).toEqual([
      ['COWBELL', 'Super Admin'],
    ]);
    const inside = { accountType: 'AGENCY', name: 'Super Admin in AGENCY' } as const;
    expect(isLetThrough(() => checkSettingsKeeper(inside))).toBe(false);
    expect(isLetThrough(() => checkSettingsKeeper(null))).toBe(false);
  });
});

function isLetThrough(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
