import type { Page } from '@playwright/test';
import { Mailbox } from '../mailbox';
import { PASSWORD } from '../people';
import { call, expectOk, readyQuote } from '../policies';
import { fillLogin, newAddress, NEW_PASSWORD } from '../sign-up';
import { expect, test } from '../test';

const WALK_MS = 120_000;

/** Whose addresses an agent of the demo agency may be invited under. */
const HARBORLINE = 'harborline.example';

/** The demo organisation that asks everybody for a second factor. */
const FAIRBANK = '01900000-0000-7000-8000-000000000013';

async function choosePassword(page: Page, button: string): Promise<void> {
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Path of the newest mailed invitation. */
const invitation = (page: Page, email: string): Promise<string> =>
  new Mailbox(page).link(email, 'signup');

async function roleId(page: Page, accountType: string, role: string): Promise<string> {
  const path = `/api/auth/v1/roles/${accountType}`;
  const { body } = await call<{ id: string; name: string }[]>(page, 'GET', path);
  return body.find(({ name }) => name === role)?.id ?? '';
}

test('an expired password is changed by the mailed link', async ({ page, complaints }) => {
  test.setTimeout(WALK_MS);
  expect(complaints).toEqual([]);
  const email = 'treaties@northwall.example';
  await page.goto('/login');
  await fillLogin(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/password-expired$/);
  await expect(page.getByRole('heading', { name: 'Your password has expired' })).toBeVisible();
  await page.goto(`/${await new Mailbox(page).link(email, 'confirmPasswordReset')}`);
  await choosePassword(page, 'Save Password');
  await expect(page).toHaveURL(/\/carrier\/dashboard$/);
});

test('a forgotten password is reset by the mailed link, once', async ({ page, complaints }) => {
  test.setTimeout(WALK_MS);
  expect(complaints).toEqual([]);
  const email = 'producer@harborline.example';
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('An e-mail has been sent.')).toBeVisible();
  const link = `/${await new Mailbox(page).link(email, 'confirmPasswordReset')}`;
  await page.goto(link);
  await choosePassword(page, 'Save Password');
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
  await page.goto(link);
  await expect(page.getByText("The reset link you're using has expired")).toBeVisible();
});

test('who is invited to an organisation that asks for it sets up a second factor first', async ({
  as,
  page,
  complaints,
}) => {
  test.setTimeout(WALK_MS);
  expect(complaints).toEqual([]);
  const admin = await as('admin');
  await admin.goto('/admin/dashboard');
  const email = newAddress('iris');
  const person = { firstName: 'Iris', lastName: 'Holt', email, accountId: FAIRBANK };
  const role = await roleId(admin, 'CARRIER', 'Carrier Admin');
  await expectOk(admin, 'POST', '/api/auth/v1/users', { ...person, roleId: role });

  const mailbox = new Mailbox(page);
  await page.goto(`/${await mailbox.link(email, 'confirmUser')}`);
  await choosePassword(page, 'Save Password');
  const dialog = page.getByRole('dialog', { name: 'Multi-Factor Authentication Not Enabled' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle('Multi-Factor Authentication Not Enabled · Palisade');
  expect((await call(page, 'GET', '/api/auth/v1/users/me/accounts')).status).toBe(403);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Set Up MFA' }).click();
  await expect(page).toHaveURL(/\/carrier\/profile\?tab=mfa$/);
  await expect(page.getByRole('tab')).toHaveText(['MFA']);
  await page.getByRole('button', { name: 'Enable by e-mail' }).click();
  await page.getByLabel('Code').fill(await mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('On, by e-mail')).toBeVisible();
  await page.goto('/carrier/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a colleague joins by the mailed invitation, and is led to sign in by the next', async ({
  as,
  page,
  complaints,
}) => {
  test.setTimeout(WALK_MS);
  expect(complaints).toEqual([]);
  const agent = await as('agency');
  await agent.goto('/agency/dashboard');
  const email = newAddress('ben');
  const request = { email, reason: 'JOIN', accountType: 'AGENCY' };
  const invite = async () =>
    expectOk(agent, 'POST', '/api/auth/v1/signup/invitations', {
      ...request,
      roleId: await roleId(agent, 'AGENCY', 'Producer'),
    });
  await invite();
  await page.goto(`/${await invitation(page, email)}`);
  await page.getByLabel('First name').fill('Ben');
  await page.getByLabel('Last name').fill('Larkspur');
  await choosePassword(page, 'Join');
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
  await page.goto('/logout');

  const first = await invitation(page, email);
  await invite();
  await expect.poll(() => invitation(page, email)).not.toBe(first);
  await page.goto(`/${await invitation(page, email)}`);
  await expect(page.getByText('You already have a login. Sign in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillLogin(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
});

/** A producer with a login sells with a licence of the client's state alone. */
async function licensed(
  page: Page,
  { accountId, agentEmail }: { accountId: string; agentEmail: string },
): Promise<void> {
  const account = await call<{ state: string }>(page, 'GET', `/api/account/v1/${accountId}`);
  const search = encodeURIComponent(agentEmail);
  const found = await call<{ content: { id: string }[] }>(
    page,
    'GET',
    `/api/auth/v1/users?search=${search}`,
  );
  const license = {
    agentId: found.body.content[0]?.id,
    state: account.body.state,
    number: 'AZ 771203',
    expirationDate: '2030-12-31',
    activeResidentState: true,
  };
  // The person is known there a moment later.
  await expect(() => expectOk(page, 'POST', '/api/agency/v1/agent/license', license)).toPass();
}

test('a quote leads its policyholder and its agent to a login, and back to the quote', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [agent, holder, other] = await Promise.all([as('agency'), as('nobody'), as('nobody')]);
  await agent.goto('/agency/dashboard');
  const [customerEmail, agentEmail] = [newAddress('hana'), newAddress('omar', HARBORLINE)];
  const named = { agentFirstName: 'Omar', agentLastName: 'Larkspur', agentEmail };
  const { accountId, quoteId } = await readyQuote(agent, named);
  const customer = { customerFirstName: 'Hana', customerLastName: 'Larkspur', customerEmail };
  const request = { quoteId, accountId, customerPhone: '+16025550143', ...customer };
  const send = () => expectOk<{ sent: object[] }>(agent, 'POST', '/api/quote/v1/send', request);
  await send();
  const quotePage = `/quote/${quoteId}/request-to-bind/P250`;
  const landings = [
    { page: holder, email: customerEmail, landing: quotePage, known: 'to see your quote' },
    {
      page: other,
      email: agentEmail,
      landing: `/agency/quotes/${quoteId}`,
      known: 'to see the quote that was shared',
    },
  ];
  const joined: string[] = [];
  for (const { page, email, landing } of landings) {
    joined.push(await invitation(page, email));
    await page.goto(`/${joined.at(-1)}`);
    await choosePassword(page, 'Join');
    await expect(page).toHaveURL(landing);
    await page.goto('/logout');
  }
  await licensed(agent, { accountId, agentEmail });
  await expect(async () => expect((await send()).sent).toHaveLength(1)).toPass();
  for (const [index, { page, email, landing, known }] of landings.entries()) {
    await expect.poll(() => invitation(page, email)).not.toBe(joined[index]);
    await page.goto(`/${await invitation(page, email)}`);
    await expect(page.getByText(`You already have a login. Sign in ${known}`)).toBeVisible();
    await fillLogin(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(landing);
  }
});
