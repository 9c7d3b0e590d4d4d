import type { Page } from '@playwright/test';
import { press } from '../keyboard';
import { expectOk, readyQuote } from '../policies';
import { invite, newAddress } from '../sign-up';
import { expect, test } from '../test';
import { enterByCode, mailedLink } from '../walk';

const WALK_MS = 90_000;
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

/** Goes to a field, types, and goes on to the next. */
async function fillAndLeave(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.keyboard.press('Tab');
}

test(
  'the sign-in says what is wrong with a field that is left, and leads to it',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('nobody');
    await page.goto('/login');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
    await fillAndLeave(page, 'Email', 'nora');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password).toHaveAccessibleDescription('');
    await fillAndLeave(page, 'Email', '');
    await expect(email).toHaveAccessibleDescription('Email is a required field');
    await fillAndLeave(page, 'Password', '');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await press(page.getByRole('button', { name: 'Login', exact: true }));
    await expect(email).toBeFocused();
    await fillAndLeave(page, 'Email', 'agent@harborline.example');
    await expect(email).toHaveAccessibleDescription('');
  },
);

test(
  'a link is followed although the field that is left for it has something to say',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('nobody', PHONE);
    await page.goto('/login');
    await page.getByLabel('Password').focus();
    const link = page.getByRole('link', { name: 'Forgot Password' });
    await link.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await fillAndLeave(page, 'Email', '');
    await expect(page.getByText('Please enter a valid Email Address')).toBeVisible();
  },
);

test(
  'a refused sign-in leaves the focus on the button that sent it',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('nobody', PHONE);
    await page.goto('/login');
    await page.getByLabel('Email').fill(newAddress('nobody'));
    await page.getByLabel('Password').fill('wrong-password-1');
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await press(login);
    await expect(page.getByRole('alert').first()).toContainText('Invalid credentials.');
    await expect(login).toBeFocused();
    await expect(login).toBeEnabled();
  },
);

test('a sign-up says what it lacks, field by field', { tag: '@page' }, async ({ as }) => {
  const page = await as('nobody', PHONE);
  await page.goto('/signup');
  const texts = [
    ['Invitation code', 'Invitation code is required'],
    ['Organization', 'Organization name is required'],
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Producer number (NPN)', 'Producer number is required'],
    ['Password', 'Password is required'],
  ];
  for (const [label, text] of texts) {
    await fillAndLeave(page, label, '');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
  }
});

test(
  'who joins learns of missing names and of passwords that differ',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('nobody');
    const email = newAddress('nell');
    const request = { email, reason: 'JOIN', role: 'Producer', by: 'agency' } as const;
    await page.goto(`/${(await invite(page, request)).link}`);
    await fillAndLeave(page, 'First name', '');
    await expect(page.getByText('First name is required')).toBeVisible();
    await fillAndLeave(page, 'Last name', '');
    await expect(page.getByText('Last name is required')).toBeVisible();
    await page.getByLabel('Password', { exact: false }).first().fill('Quiet-Harbour-42');
    await page.getByLabel('Confirm password').fill('Quiet');
    await expect(page.getByText('Passwords must match')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await fillAndLeave(page, 'Confirm password', 'Quiet-Harbour-42');
    await expect(page.getByText('Passwords must match')).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Join' }));
    await expect(page.getByLabel('First name')).toBeFocused();
  },
);

test('a code whose page refuses it leads to the sign-in', { tag: '@page' }, async ({ as }) => {
  test.setTimeout(WALK_MS);
  const [agent, holder] = await Promise.all([as('agency'), as('nobody')]);
  await agent.goto('/agency/quotes');
  const { companyName, quoteId } = await readyQuote(agent);
  const customerEmail = newAddress('hugo');
  await expectOk(agent, 'POST', `/api/quote/v1/send-sign-request/${quoteId}`, {
    customerFirstName: 'Hugo',
    customerLastName: 'Larkspur',
    customerEmail,
    customerPhone: '+16025550142',
  });
  await holder.route('**/api/auth/v1/wf/*/redirect', (route) => route.fulfill({ status: 401 }));
  await enterByCode(holder, await mailedLink(holder, customerEmail, companyName), customerEmail);
  await expect(holder).toHaveURL(/\/login$/);
});

test(
  'a payment page that cannot be read says so in the words of the server',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('nobody');
    await page.goto('/policy/01900000-0000-7000-8000-0000000000ff/accountant-payment');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('this quote')).toHaveCount(0);
  },
);
