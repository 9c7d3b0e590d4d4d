import { expect, test } from '../test';

test('the window of every public page says which one it is', { tag: '@page' }, async ({ as }) => {
  const page = await as('nobody');
  const titles = [
    ['/login', 'Sign in'],
    ['/login-existing', 'Thank you'],
    ['/signup', 'Sign up'],
    ['/signup/unknown', 'Link problem'],
    ['/signup-submitted', 'Thank you for signing up'],
    ['/resend-validation-email', 'Resend validation e-mail'],
    ['/forgot-password', 'Forgot password'],
    ['/password-expired', 'Your password has expired'],
    ['/confirmUser/unknown', 'Set your password'],
    ['/confirmPasswordReset/unknown', 'Reset your password'],
    ['/validate/00000000-0000-4000-8000-000000000000', 'Security Code'],
    ['/maintenance', "We're in Maintenance Mode"],
    ['/unsupported', 'Unsupported browser'],
    ['/application-signed', 'Application signed'],
    ['/sso', 'Signing you in'],
  ];
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect.soft(page, path).toHaveTitle(`${title} · Palisade`);
    await expect.soft(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  }
});

test('the window of a screen says which one it is', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  const titles = [
    ['/agency/profile?tab=details', 'Profile'],
    ['/agency/profile?tab=mfa', 'Profile'],
    ['/agency/accounts', 'Accounts'],
    ['/agency/manage/users', 'Users'],
    ['/agency/manage/teams', 'Teams'],
    ['/agency/manage/account/lookup', 'Account lookup'],
  ];
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect.soft(page, path).toHaveTitle(`${title} · Palisade`);
  }
});
