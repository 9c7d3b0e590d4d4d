import type { Locator, Page } from '@playwright/test';
import { newName } from '../accounts';
import type { Person } from '../people';
import { PASSWORD } from '../people';
import { expect, test } from '../test';

const WALK_MS = 90_000;
const API = '**/api/**';
const BACK_MS = 15_000;

interface TypedForm {
  title: string;
  person: Person;
  address: string;
  /** The button that opens it; absent where its address does. */
  open?: string;
  field: string;
  /** Sends it. */
  send?: string;
}

const FORMS: readonly TypedForm[] = [
  {
    title: 'an account',
    person: 'agency',
    address: '/agency/accounts',
    open: 'New account',
    field: 'Name',
  },
  {
    title: 'a claim',
    person: 'agency',
    address: '/agency/claims',
    open: 'New claim',
    field: 'Name',
  },
  {
    title: 'what somebody has to say',
    person: 'agency',
    address: '/agency/dashboard?modal=user-feedback',
    field: 'Feedback',
    send: 'Send',
  },
];

async function openForm(page: Page, { address, open, field }: TypedForm): Promise<Locator> {
  await page.goto(address);
  if (open) await page.getByRole('button', { name: open }).first().press('Enter');
  const input = page.getByRole('dialog').getByLabel(field, { exact: true });
  await expect(input).toBeVisible();
  return input;
}

/** Lets every read of the page be made again, as a look at another window does. */
const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));

for (const form of FORMS) {
  test(`${form.title}: an outage and a lost network keep what was typed`, async ({ as }) => {
    test.setTimeout(WALK_MS);
    const page = await as(form.person);
    const input = await openForm(page, form);
    const typed = newName('Kept');
    await input.fill(typed);
    const address = page.url();

    await page.route(API, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.waitForTimeout(6_000);
    await lookAgain(page);
    const told = page.getByText('Our servers seem to be having trouble. Your screen stays', {
      exact: false,
    });
    await expect(told).toBeVisible({ timeout: BACK_MS });
    await page.unroute(API);
    await expect(told).toHaveCount(0, { timeout: BACK_MS });

    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.', { exact: false })).toHaveCount(0);
    await expect(input).toHaveValue(typed);
    expect(page.url()).toBe(address);
  });

  test(`${form.title}: a page that is loaded again offers what was typed`, async ({ as }) => {
    const page = await as(form.person);
    const typed = newName('Kept');
    await (await openForm(page, form)).fill(typed);
    await page.waitForTimeout(500);
    const input = await openForm(page, form);
    await expect(input).not.toHaveValue(typed);
    await page.getByRole('button', { name: 'Use what I typed' }).press('Enter');
    await expect(input).toHaveValue(typed);
  });
}

test('an ended session is signed in again over the form, and what was sent goes on', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [, , form] = FORMS;
  if (!form?.send) throw new Error('The form is sent by a button.');
  const page = await as('agency');
  const input = await openForm(page, form);
  await input.fill('It is kept.');
  const address = page.url();

  let isEnded = true;
  await page.route(API, (route) => {
    const { pathname } = new URL(route.request().url());
    const isSignIn = pathname.endsWith('/login');
    if (isSignIn) isEnded = false;
    return isEnded ? route.fulfill({ status: 401, body: '{}' }) : route.continue();
  });
  await page.getByRole('button', { name: form.send, exact: true }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Login', exact: true }).press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.getByText('Feedback sent')).toBeVisible();
  expect(page.url()).toContain(new URL(address).pathname);
});
