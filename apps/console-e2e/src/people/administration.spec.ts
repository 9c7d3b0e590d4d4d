import type { Locator, Page } from '@playwright/test';
import { pick } from '../pick';
import { expect, test } from '../test';
import { newName } from '../accounts';
import { Mailbox } from '../mailbox';
import { invite, newAddress } from '../sign-up';

const WALK_MS = 90_000;

test('an admin invites a person, moves the person to a team, and removes both', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  const [team, lastName] = [newName('Team'), newName('Falk')];
  await page.goto('/agency/manage/teams');
  await page.getByRole('button', { name: 'Add team' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Name is a required field').first()).toBeVisible();
  await dialog.getByLabel('Name').fill(team);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Team added successfully')).toBeVisible();

  await page.goto('/agency/manage/users');
  await page.getByRole('button', { name: 'Add user' }).press('Enter');
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(`ida.${Date.now()}@harborline.example`);
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByLabel('Role').press('ArrowDown');
  await dialog.getByLabel('Role').fill('Producer');
  await pick(page, 'Producer', { exact: true });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Phone is not a valid phone number').first()).toBeVisible();
  await dialog.getByLabel('Phone').fill('(555) 123-4567');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('User successfully added')).toBeVisible();

  await page.getByRole('searchbox').fill(lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('Main Team');
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await choose('Move teams');
  await dialog.getByLabel('Team to').press('Backspace');
  await dialog.getByLabel('Team to').fill(team);
  await pick(page, team, { exact: true });
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByText('Teams moved')).toBeVisible();
  await expect(row).toContainText(team);
  await choose('Resend invitation');
  await dialog.getByRole('button', { name: 'Resend' }).press('Enter');
  await expect(page.getByText('Invitation resent')).toBeVisible();
  await choose('Delete');
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('User Removed Successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an invitation that waits is sent again and revoked', async ({ as }) => {
  const page = await as('agency');
  const email = newAddress('jo', 'harborline.example');
  const { link } = await invite(page, { email, reason: 'JOIN', role: 'Producer', by: 'agency' });
  await page.goto('/agency/manage/users');
  await page.getByRole('button', { name: 'Open invitations' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open invitations');
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await choose('Send again');
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).press('Enter');
  await expect(page.getByText('Invitation resent')).toBeVisible();
  const mailbox = new Mailbox(page);
  await expect.poll(() => mailbox.link(email, 'signup')).not.toBe(link);
  await choose('Revoke');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  await expect(row).toHaveCount(0);
});

/** Opens the question whether everybody of an account needs a second factor. */
async function askOfMfa(page: Page) {
  await page.getByRole('button', { name: 'MFA settings' }).press('Enter');
  const dialog = page.getByRole('dialog');
  // A key does not wait for a button by itself, and this one is off until an account is chosen.
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(async () => {
    await dialog.getByLabel('Account', { exact: true }).fill('Bluecoast');
    await pick(page, 'Bluecoast Agency');
    await expect(next).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await next.press('Enter');
  return { dialog, needed: dialog.getByLabel('Everyone at Bluecoast Agency needs') };
}

/** Turns the switch and saves: keys wait neither for a switch that is set anew nor for a button. */
async function turn({ dialog, needed }: { dialog: Locator; needed: Locator }, isNeeded: boolean) {
  await needed.press('Enter');
  await expect(needed).toBeChecked({ checked: isNeeded });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeEnabled();
  await save.press('Enter');
}

test('staff have everybody of an account need a second factor, and lift it', async ({ as }) => {
  const [page, other] = await Promise.all([as('admin'), as('admin')]);
  await page.goto('/admin/manage/users');
  await other.goto('/admin/manage/users');
  const late = await askOfMfa(other);
  await expect(late.needed).toBeVisible();
  // Ends as it began, whatever that was: a second try finds what the first one left.
  const wasNeeded = await late.needed.isChecked();
  for (const isNeeded of [!wasNeeded, wasNeeded, !wasNeeded]) {
    const { dialog, needed } = await askOfMfa(page);
    await expect(needed).toBeChecked({ checked: !isNeeded });
    await turn({ dialog, needed }, isNeeded);
    await expect(page.getByText('MFA settings saved').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }

  await turn(late, !wasNeeded);
  const notice = late.dialog.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await notice.getByRole('button', { name: 'Take theirs' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(late.needed).toBeChecked({ checked: !wasNeeded });
  await turn(late, wasNeeded);
  await expect(other.getByText('MFA settings saved')).toBeVisible();
});

test('a key is made, shown once, called with, and its call is on record', async ({
  as,
  baseURL,
}) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  const name = newName('Key');
  await page.goto('/agency/manage/api-keys');
  await page.getByRole('button', { name: 'Create key' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Scopes').fill('account:view');
  await pick(page, 'account:view', { exact: true });
  await dialog.getByRole('button', { name: 'Create' }).press('Enter');
  await expect(dialog.getByText('Your API key')).toBeVisible();
  const partOf = async (part: string) =>
    (await dialog.locator(`[data-part="${part}"] code`).textContent()) ?? '';
  const [id, secret] = [await partOf('id'), await partOf('secret')];
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText(secret)).toHaveCount(0);

  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const token = await page.request.post(`${baseURL}/api/auth/v1/oauth/token`, { form });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const search = `${baseURL}/api/account/v1/search?size=1`;
  expect((await page.request.get(search, { headers })).status()).toBe(200);
  const quotes = `${baseURL}/api/quote/v1/search?size=1`;
  expect((await page.request.get(quotes, { headers })).status()).toBe(403);

  await expect(async () => {
    await page.goto(`/agency/manage/api-activity?apiClientId=${id}`);
    const calls = page.getByRole('region', { name: 'Calls', exact: true });
    await expect(calls).toContainText('/api/account/v1/search', { timeout: 2_000 });
    await expect(calls).toContainText('403');
  }).toPass();
  await page.goto('/agency/manage/api-keys');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('API key deleted')).toBeVisible();
  const refused = await page.request.post(`${baseURL}/api/auth/v1/oauth/token`, { form });
  expect(refused.status()).toBe(401);
});

test('staff enter an agency, are shown to be there, and return', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /Profile menu/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Enter account' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account', { exact: true }).fill('Kingsgate');
  await pick(page, 'Kingsgate Brokers');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
  await expect(page.getByText("You're entering Kingsgate Brokers.")).toBeVisible();
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
  const banner = page.getByText('Avery Stone, you are in the account Kingsgate Brokers.');
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('link', { name: 'Users' }).first().press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Callum Reid' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Nora Vale' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Return to Palisade' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(banner).toHaveCount(0);
});
