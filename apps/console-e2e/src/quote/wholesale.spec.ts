import { expect, type Page } from '@playwright/test';
import { createAccount, newName, RED_ROCK_DENTAL } from '../accounts';
import { call, expectOk } from '../policies';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { newAddress } from '../sign-up';
import { test } from '../test';
import { enterByCode, mailedLink } from '../walk';

const dialog = (page: Page) => page.getByRole('dialog');
const menu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const newClient = async (page: Page, name: string): Promise<string> => {
  await page.goto('/agency/accounts');
  const id = await createAccount(page, name);
  await expectOk(page, 'PUT', `/api/account/v1/${id}`, {
    revenue: 1_200_000,
    naicsCode: '621210',
    noOfEmployeesAll: 12,
    yearEstablished: 1998,
    domainName: `${id}.example`,
  });
  return id;
};

/** The facts of the client reach the quotes a moment after they were saved. */
const requested = async (page: Page, accountId: string, change: object = {}): Promise<string> => {
  let id = '';
  await expect(async () => {
    ({ id } = await requestQuote(page, accountId, GOOD_ANSWERS, change));
  }).toPass();
  return id;
};

test('a wholesale quote is reviewed, corrected, verified and asked to be bound', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  const accountId = await newClient(page, newName('Wholesale Press'));
  const id = await requested(page, accountId, { product: 'P100' });
  await page.goto(`/agency/quotes/${id}`);
  await menu(page, 'Wholesale quote review');
  await expect(page).toHaveURL(/wholesale-review/);
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Palisade Factors' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Third Party Coverages' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();

  const revenue = page.getByLabel('Revenue', { exact: true });
  await revenue.fill('1300000');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog(page)).toContainText('You have unsaved changes, are you sure');
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(save).toBeDisabled();
  await revenue.fill('1400000');
  await save.click();
  await expect(
    page.getByText('Quote succesfully updated. Please review coverages.').first(),
  ).toBeVisible({ timeout: 40_000 });

  const ask = page.getByRole('button', { name: 'Request to bind' });
  await expect(ask).toBeDisabled();
  await page.getByRole('checkbox', { name: /I have verified/ }).click();
  await expect(page.getByText(/^Verified on/)).toBeVisible();
  await ask.click();
  await dialog(page).getByLabel('First name').fill('Rosa');
  await dialog(page).getByLabel('Last name').fill('Delgado');
  await dialog(page).getByLabel('Email').fill('rosa@press.example');
  await dialog(page).getByLabel('Phone').fill('7025550134');
  await dialog(page).getByRole('button', { name: 'Request To Bind' }).click();
  await expect(dialog(page)).toContainText('Request Sent');
  await dialog(page).getByRole('button').last().click();
  await expect(page.getByText('The request has been sent.').first()).toBeVisible();
  await page.goto('/agency/submissions/requests-to-bind');
  await expect(page.getByRole('row').filter({ hasText: 'Wholesale Press' }).first()).toBeVisible();
});

test('a retail agent gets a wholesale quote by mail, reads it and asks to bind it', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  const name = newName('Retail Press');
  const id = await requested(page, await newClient(page, name), { product: 'P100' });
  await page.goto(`/agency/quotes/${id}`);
  // Nobody asks to bind what the agency has not verified.
  await menu(page, 'Wholesale quote review');
  await page.getByRole('checkbox', { name: /I have verified/ }).click();
  await expect(page.getByText(/^Verified on/)).toBeVisible();
  await page.goto(`/agency/quotes/${id}`);
  await menu(page, 'Send quote request');
  const email = newAddress('ruth');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(dialog(page).getByText('Agency name is a required field').first()).toBeVisible();
  await dialog(page).getByLabel('Agency name').fill('Corner Agency');
  await dialog(page).getByLabel('First name').fill('Ruth');
  await dialog(page).getByLabel('Last name').fill('Small');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Phone').fill('7025550134');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByText('Quote request(s) sent successfully!')).toBeVisible();
  await expect(page.getByText('Ruth Small, Corner Agency').first()).toBeVisible();

  const agent = await as('nobody');
  await enterByCode(agent, await mailedLink(agent, email, name), email);
  await expect(agent).toHaveURL(/request-to-bind\/P100/);
  await agent.getByLabel('First name').fill('Rosa');
  await agent.getByLabel('Last name').fill('Delgado');
  await agent.getByLabel('Email').fill('rosa@press.example');
  await agent.getByLabel('Phone').fill('7025550134');
  await agent.getByRole('button', { name: 'Request To Bind' }).press('Enter');
  await expect(async () => {
    const { body } = await call<{ wraRequestToBind: boolean }>(page, 'GET', `/api/quote/v1/${id}`);
    expect(body.wraRequestToBind).toBe(true);
  }).toPass();
  await agent.goto(`/quote/${RED_ROCK_DENTAL}/request-to-bind/P100`);
  await expect(agent.getByRole('dialog')).toContainText('not able to view this quote');
});

test('an underwriter has a risk looked at again and decides on the maximum of all cover', async ({
  as,
}) => {
  test.slow();
  const agency = await as('agency');
  const accountId = await newClient(agency, newName('Reassessed Mill'));
  const id = await requested(agency, accountId);
  const page = await as('underwriter');
  await page.goto(`/admin/quotes/${id}`);
  await menu(page, 'Maximum of all cover');
  await dialog(page).getByLabel('Reason').fill('Reinsured beyond it.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Decision saved')).toBeVisible();
  await menu(page, 'Reassess risk');
  await dialog(page).getByRole('button', { name: 'Reassess' }).press('Enter');
  await expect(page.getByText('Risk reassessed')).toBeVisible();
  await expect(page.getByText(/had the risk looked at again/).first()).toBeVisible();
});

test('the questions of three coverages are answered on the page of an indication', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  const accountId = await newClient(page, newName('Answered Mill'));
  const { mfaAdmin: _, ...securityQuestions } = GOOD_ANSWERS;
  const id = await requested(page, accountId, { securityQuestions });
  await page.goto(`/agency/quotes/${id}`);
  await expect(page.getByText('Indication').first()).toBeVisible();
  await menu(page, 'Security questions');
  await expect(dialog(page).getByRole('radiogroup').first()).toBeVisible();
  for (const group of await dialog(page).getByRole('radiogroup').all()) {
    await group.getByRole('radio', { name: 'No', exact: true }).check();
  }
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Security questions updated')).toBeVisible();
  // What the answers do not allow is said, with what it would need.
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).getByRole('button').last().click();
  await page.getByRole('tab', { name: 'Security questions' }).click();
  await expect(page.getByText('Tested failover').locator('..')).toContainText('No');
});
