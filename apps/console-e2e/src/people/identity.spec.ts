import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { Mailbox } from '../mailbox';
import { fillLogin, invite, NEW_PASSWORD } from '../sign-up';
import { expect, test } from '../test';

const STEP_MS = 30_000;

const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Invites a person nobody else signs in as to open an agency. */
const inviteAgency = (page: Page, email: string): Promise<{ link: string; code: string }> =>
  invite(page, { email, reason: 'SIGN_UP', role: 'Agency Admin', by: 'admin' });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, NEW_PASSWORD);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
}

test('a person signs up from the mailed link, and later in with an authenticator app', async ({
  page,
  complaints,
}) => {
  test.slow();
  expect(complaints).toEqual([]);
  const email = `lena.${Date.now()}@larkspur.example`;
  const mailbox = new Mailbox(page);

  const { link, code } = await inviteAgency(page, email);
  await page.goto(`/${link}`);
  await page.getByLabel('Invitation code').fill(code);
  await page.getByLabel('Organization').fill('Larkspur Insurance');
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Larkspur');
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Producer number is required')).toBeVisible();
  await page.getByLabel('Producer number (NPN)').fill('10234599');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for signing up' })).toBeVisible();

  await signIn(page, email);
  await expect(page.getByRole('link', { name: 'Resend Validation Email' })).toBeVisible();
  await page.goto(`/${await mailbox.link(email, 'signup-validation')}`);
  await expect(page).toHaveURL(/\/agency\/dashboard$/);

  await page.goto('/agency/profile?tab=mfa');
  await page.getByRole('button', { name: 'Enable by authenticator app' }).click();
  const secret = (await page.locator('.mfa-secret code').innerText()).replaceAll(' ', '');
  await page.getByLabel('First code').fill(codeOf(secret, -1));
  await page.getByLabel('Next code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(page.getByText('MFA Enabled!')).toBeVisible();
  await expect(page.getByText('On, by authenticator app')).toBeVisible();

  await signOut(page);
  await signIn(page, email);
  const field = page.getByLabel('Code');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  await field.fill(codeOf(secret, 1));
  await page.getByLabel('Remember this device').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/agency\/dashboard$/);

  // A remembered device comes back without password and code.
  await signOut(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/agency\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('link', { name: 'Reset MFA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Multi Factor Authentication' });
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('An e-mail has been sent to reset the MFA.')).toBeVisible();
  await page.goto(`/${await mailbox.link(email, 'confirmMfaReset')}`);
  await expect(
    page.getByText(
      'Multi Factor Authentication has been reset. You can now login without MFA settings.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Login Here!' }).click();
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
});

test('a colleague joins, keeps a picture, proves by e-mail, and ends all sessions', async ({
  page,
  complaints,
}) => {
  test.slow();
  expect(complaints).toEqual([]);
  const email = `jo.${Date.now()}@larkspur.example`;
  const mailbox = new Mailbox(page);
  const { link, code } = await inviteAgency(page, email);
  const token = link.split('/')[1];
  const data = {
    invitationCode: code,
    organization: 'Larkspur Claims',
    npn: '10234599',
    firstName: 'Jo',
    lastName: 'Larkspur',
    password: NEW_PASSWORD,
    accountType: 'AGENCY',
  };
  await page.request.post(`/api/auth/v1/signup?validationToken=${token}`, { data });
  await page.goto(`/${await mailbox.link(email, 'signup-validation')}`);
  await expect(page).toHaveURL(/\/agency\/dashboard$/);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const drawn = { width: 400, height: 300, channels: 3 as const, background: '#1f6feb' };
  const buffer = await sharp({ create: drawn }).png().toBuffer();
  const file = { name: 'picture.png', mimeType: 'image/png', buffer };
  await page.setInputFiles('input[type=file]', file);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  await expect(page.getByAltText('Your picture')).toBeVisible();

  await page.getByRole('button', { name: 'Edit details' }).click();
  const details = page.getByRole('dialog', { name: 'Edit details' });
  await details.getByLabel('Middle name').fill('Lee');
  await details.getByLabel('Telephone').fill('+44 7911 123456');
  await page.keyboard.press('Tab');
  await expect(details.getByText('Phone is not a valid phone number')).toBeVisible();
  await details.getByLabel('Telephone').fill('(212) 555-0123');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+1 (212) 555-0123')).toBeVisible();
  await expect(page.getByText('JLL', { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'MFA' }).click();
  await page.getByRole('button', { name: 'Enable by e-mail' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`, { exact: false })).toBeVisible();
  await page.getByLabel('Code').fill(await mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('On, by e-mail')).toBeVisible();

  await signOut(page);
  await signIn(page, email);
  const sent = 'We sent you the 6 digits by e-mail. They are good for 10 minutes.';
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(sent);
  await mailbox.code(email);
  await page.getByRole('button', { name: 'Ask for a new code' }).click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await page.getByLabel('Code').fill(await mailbox.code(email));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/agency\/dashboard$/);

  await page.goto('/agency/profile?tab=devices');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
});
