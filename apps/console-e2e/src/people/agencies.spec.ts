import type { Locator, Page } from '@playwright/test';
import { newName } from '../accounts';
import { Mailbox } from '../mailbox';
import { newAddress, NEW_PASSWORD } from '../sign-up';
import { pick } from '../pick';
import { expect, test } from '../test';

const WALK_MS = 120_000;

const find = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.press('ArrowDown');
  await field.fill(text);
  await pick(page, text);
};

test('staff take an agency in on its own terms, and its admin joins and enters a licence', async ({
  as,
  page,
}) => {
  test.setTimeout(WALK_MS);
  const admin = await as('admin');
  const [name, email] = [newName('Larkspur Agency'), newAddress('dana')];
  await admin.goto('/admin/manage/agencies');
  await admin.getByRole('button', { name: 'Add agency' }).first().press('Enter');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(dialog.getByText('NPN is a required field').first()).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('NPN').fill('1234567');
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Last name').fill('Reed');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('(702) 555-0134');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(admin.getByText('Agency successfully added!')).toBeVisible();

  await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
  await admin.getByLabel('Commission').fill('17.5');
  await admin.getByRole('switch', { name: 'Agency billed' }).press('Enter');
  await admin.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(admin.getByText('Agency saved')).toBeVisible();

  await admin.goto(`/admin/manage/agencies?search=${encodeURIComponent(name)}`);
  const row = admin.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('17.5 %');
  await expect(row).toContainText('Agency billed');
  const choose = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
    await admin.getByRole('menuitem', { name: action }).press('Enter');
  };
  // Its contact is invited with it.
  await page.goto(`/${await new Mailbox(page).link(email, 'confirmUser')}`);
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL(/\/agency\/dashboard/);

  await page.goto('/agency/manage/agency');
  await expect(page.getByText('17.5 %')).toBeVisible();
  await expect(page.getByLabel('Commission')).toHaveCount(0);

  await page.goto('/agency/manage/licences/agent');
  await page.getByRole('button', { name: 'Add license' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'Add agent license' });
  await form.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(form.getByText('State field is required').first()).toBeVisible();
  const agent = form.getByLabel('Agent', { exact: true });
  await agent.fill('Dana');
  await pick(page, /^Dana Reed/);
  await find(page, form.getByLabel('State', { exact: true }), 'Texas');
  await form.getByLabel('License #').fill('TX 778899');
  await form.getByLabel('Expiration date').fill('2099-12-31');
  await form.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByText('License added')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'TX 778899' })).toContainText('Dana Reed');

  await choose('Delete agency');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(admin.getByText('Agency deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an aggregator makes an agency of its own, which no cluster sees', async ({ as }) => {
  const page = await as('da');
  const name = newName('Rowan Agency');
  await page.goto('/da/manage');
  await page.getByRole('link', { name: 'Agencies' }).first().press('Enter');
  await page.getByRole('button', { name: 'Add agency' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('NPN').fill('7654321');
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('Last name').fill('Rowan');
  await dialog.getByLabel('Email').fill(newAddress('ida'));
  await dialog.getByLabel('Phone').fill('(702) 555-0136');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByText('Agency successfully added!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Commission')).toHaveCount(0);

  await page.goto(`/da/manage/agencies?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('7654321');
  const staff = await as('admin');
  await staff.goto(`/admin/manage/agencies?search=${encodeURIComponent(name)}`);
  await expect(staff.getByRole('row').filter({ hasText: name })).toBeVisible();
  const cluster = await as('cluster');
  await cluster.goto(`/cluster/manage/agencies?search=${encodeURIComponent(name)}`);
  await expect(cluster.getByText('Nothing matches your search')).toBeVisible();
});
