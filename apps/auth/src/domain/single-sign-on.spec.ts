import { checkAttempt, checkIssuer, provenEmail } from './single-sign-on';

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
});
