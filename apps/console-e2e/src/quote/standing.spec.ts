import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, newName, RED_ROCK_DENTAL } from '../accounts';
import { look } from '../look';
import { choose, requestQuote } from '../quotes';
import { pickAction } from '../pick';
import { expect, test } from '../test';

const stands = (page: Page, status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first();

/** Tells by the API what makes an account quotable. */
async function tellFacts(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(putFacts, { id, idempotencyKey: randomUUID() });
  expect(status).toBe(200);
}

/** Runs in the page: only the browser knows every host name of the console. */
async function putFacts({ id, idempotencyKey }: { id: string; idempotencyKey: string }) {
  const answer = await fetch(`/api/account/v1/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${sessionStorage.getItem('palisade.accessToken')}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({
      naicsCode: '621210',
      revenue: 1_200_000,
      noOfEmployeesAll: 12,
      yearEstablished: 1998,
    }),
  });
  return answer.status;
}

test('an account is lost, taken back, lost again and opened by a quote; staff decline and delete', async ({
  as,
}) => {
  test.slow();
  const agent = await as('agency');
  await agent.goto('/agency/accounts');
  const id = await createAccount(agent, newName('Standing Works'));
  await tellFacts(agent, id);
  const markLost = async () => {
    await pickAction(agent, 'Mark lost');
    await choose(agent, 'Loss reason', 'Price is High');
    const dialog = agent.getByRole('dialog', { name: 'Mark account lost' });
    await dialog.getByLabel('Reason description').fill('Another market was cheaper.');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(stands(agent, 'Lost')).toBeVisible();
  };

  await agent.goto(`/agency/accounts/${id}`);
  await markLost();
  await agent.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(agent.getByText('Undone. Nothing was changed.')).toBeVisible();
  await expect(stands(agent, 'Open')).toBeVisible();
  await markLost();
  // The page is left before the five seconds are over.
  await agent.goto('/agency/accounts');
  await agent.goto(`/agency/accounts/${id}`);
  await expect(stands(agent, 'Lost')).toBeVisible();
  await look(agent, 'account-lost');
  await requestQuote(agent, id);
  await expect(async () => {
    await agent.reload();
    await expect(stands(agent, 'Quoted')).toBeVisible({ timeout: 2000 });
  }).toPass();

  const staff = await as('admin');
  await staff.goto(`/admin/accounts/${id}`);
  await pickAction(staff, 'Decline');
  const decline = staff.getByRole('dialog', { name: 'Decline account' });
  await look(staff, 'account-decline');
  await choose(staff, 'Declination Reason', 'Poor Controls');
  await decline.getByLabel('Reason description').fill('No backups.');
  await decline.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(staff.getByText('Account Declined Successfully!')).toBeVisible();
  await staff.goto('/admin/accounts');
  await staff.goto(`/admin/accounts/${id}`);
  await expect(stands(staff, 'Declined')).toBeVisible();
  await pickAction(staff, 'Undecline');
  await staff.getByRole('dialog').getByRole('button', { name: 'Undecline' }).press('Enter');
  await expect(staff.getByText('Account undeclined')).toBeVisible();
  await expect(stands(staff, 'Open')).toBeVisible();
  await pickAction(staff, 'Delete');
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(staff.getByText('Account Deleted Successfully!')).toBeVisible();
  await agent.goto(`/agency/accounts/${id}`);
  await expect(agent.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  const about = encodeURIComponent(JSON.stringify({ accountId: RED_ROCK_DENTAL }));
  await staff.goto(`/admin/accounts?modal=account-decline&modalData=${about}`);
  await choose(staff, 'Declination Reason', 'Poor Controls');
  await decline.getByLabel('Reason description').fill('No backups.');
  await decline.getByRole('button', { name: 'Decline' }).press('Enter');
  const refusal = 'An account with a policy in force cannot be declined.';
  await expect(staff.getByText(refusal).first()).toBeVisible({ timeout: 12_000 });
});
