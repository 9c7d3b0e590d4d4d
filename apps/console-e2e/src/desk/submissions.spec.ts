import { expect, type Page } from '@playwright/test';
import { createAccount, newName } from '../accounts';
import { expectOk } from '../policies';
import { answerQuestions } from '../quotes';
import { test } from '../test';

const dialog = (page: Page) => page.getByRole('dialog');
const choose = async (page: Page, label: string, option: string | RegExp): Promise<void> => {
  await dialog(page).getByLabel(label).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
};
const menu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name }).click();
};

test('a submission is sent in, given out, certified, quoted in its cart and declined', async ({
  as,
}) => {
  test.slow();
  const agency = await as('agency');
  const name = newName('Intake Dental');
  await agency.goto('/agency/accounts');
  const accountId = await createAccount(agency, name);
  await expectOk(agency, 'PUT', `/api/account/v1/${accountId}`, {
    revenue: 1_200_000,
    naicsCode: '621210',
    noOfEmployeesAll: 12,
    yearEstablished: 1998,
    domainName: `${accountId}.example`,
  });
  await agency.goto('/agency/submissions');
  const download = agency.waitForEvent('download');
  await agency.getByRole('button', { name: 'Blank application' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Application for cyber insurance.pdf');
  await agency.getByRole('button', { name: 'New submission' }).first().click();
  await dialog(agency).getByLabel('Account', { exact: true }).fill(name);
  await agency.locator('.ant-select-item-option').filter({ hasText: name }).click();
  await dialog(agency).getByRole('button', { name: 'Send in' }).click();
  await expect(agency.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(agency.getByText('It waits for somebody of the provider')).toBeVisible();
  const id = new URL(agency.url()).pathname.split('/').at(-1)!;

  const staff = await as('admin');
  await staff.goto(`/admin/submissions?search=${encodeURIComponent(name)}`);
  await staff.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  await menu(staff, 'Assign');
  await choose(staff, 'Assigned', /@/);
  await dialog(staff).getByRole('button', { name: 'Assign' }).click();
  await expect(staff.getByText('Submissions assigned')).toBeVisible();
  await expect(staff.getByText('In progress').first()).toBeVisible();

  // The page of the agency follows without a reload.
  await expect(agency.getByText('In progress').first()).toBeVisible();
  await menu(agency, 'Certify');
  await dialog(agency).getByRole('checkbox').check();
  await dialog(agency).getByRole('button', { name: 'Certify' }).click();
  await expect(agency.getByText('Submission certified')).toBeVisible();

  await agency.getByRole('button', { name: 'Request quote' }).click();
  await expect(agency).toHaveURL(new RegExp(`/verify-submission\\?submissionId=${id}`));
  await expect(agency.getByText('Certified').first()).toBeVisible();
  await agency.goto(
    `/agency/quotes/P250/${accountId}/requestQuote/submissions-questions?submissionId=${id}`,
  );
  await answerQuestions(agency);
  await agency.getByRole('button', { name: 'Continue' }).click();
  await expect(agency).toHaveURL(/submissions-quote/);
  await agency.getByRole('button', { name: /^POPULAR/ }).click();
  await agency.getByRole('button', { name: 'Add to cart' }).click();
  await expect(agency.getByRole('button', { name: /Cart.*1/ })).toBeVisible();
  await agency.goto(`/agency/submissions/${id}`);
  await agency.getByRole('button', { name: /Cart.*1/ }).click();
  await dialog(agency).getByRole('button', { name: /^Send/ }).click();
  await expect(agency.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(agency.getByText('Quoted').first()).toBeVisible();

  await menu(staff, 'Decline');
  await choose(staff, 'Declination Reason', 'Another reason');
  await dialog(staff).getByLabel('Fill-in option').fill('No longer wanted');
  await dialog(staff).getByLabel('Reason Description').fill('The client asked elsewhere.');
  await dialog(staff).getByRole('button', { name: 'Decline' }).click();
  await expect(staff.getByText('Submission declined')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Why it was closed' })).toContainText(
    'No longer wanted',
  );
  await expect(staff.getByText('declined the submission')).toBeVisible();
  await expect(agency.getByText('Declined').first()).toBeVisible();
});

test('a submission is not viable, taken up again, completed or deleted', async ({ as }) => {
  const page = await as('admin');
  const name = newName('Intake Farm');
  await page.goto('/admin/submissions?modal=submission-create');
  await dialog(page).getByLabel('Account name').fill(name);
  await dialog(page).getByLabel('Agency').fill('Harborline');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Harborline' }).first().click();
  await dialog(page).getByRole('button', { name: 'Send in' }).click();
  await expect(page.getByText('Not matched yet')).toBeVisible();
  await menu(page, 'Mark as not viable');
  await dialog(page).getByLabel('Note').fill('There is no such company.');
  await dialog(page).getByRole('button', { name: 'Mark' }).click();
  await expect(page.getByText('Submission marked non-viable')).toBeVisible();
  await menu(page, 'Take up again');
  await expect(page.getByText('In progress').first()).toBeVisible();
  await menu(page, 'Match or rename');
  await dialog(page).getByLabel('Account name').fill(`${name} Ltd`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} Ltd`);
  await menu(page, 'Mark as not viable');
  await dialog(page).getByLabel('Note').fill('Still none.');
  await dialog(page).getByRole('button', { name: 'Mark' }).click();
  await menu(page, 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Submission deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
});

test('a mail of an agent is a submission, one of somebody unknown becomes one by hand', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/admin/submissions?search=Alder+Creek');
  await page.getByRole('row').filter({ hasText: 'Alder Creek' }).getByRole('link').first().click();
  const mail = page.getByRole('region', { name: 'Message' });
  await expect(mail).toContainText('please quote Alder Creek Logistics');
  await page.goto('/admin/submissions/mails');
  const unknown = page.getByRole('row').filter({ hasText: 'Do you insure bakeries?' });
  await expect(unknown).toContainText('Unknown sender');
  await expect(page.getByRole('row').filter({ hasText: 'Out of the office' })).toContainText(
    'Automatic reply',
  );
  await unknown.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Make a submission of it' }).click();
  await expect(dialog(page)).toContainText('two people and four ovens');
  await dialog(page).getByLabel('Account name').fill('Winter and Sons');
  await dialog(page).getByLabel('Agency').fill('Harborline');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Harborline' }).first().click();
  await dialog(page).getByRole('button', { name: 'Send in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Winter and Sons');
  await expect(mail).toContainText('four ovens');
});
