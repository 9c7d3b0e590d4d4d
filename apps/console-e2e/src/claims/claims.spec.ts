import { call, inDays, issuePolicy } from '../policies';
import { choose } from '../quotes';
import { pickAction } from '../pick';
import { expect, test } from '../test';

const WALK_MS = 120_000;

test('a claim is saved, asked for what is missing, and filed with its cover', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/policies');
  const { policyNumber, companyName } = await issuePolicy(page);
  await page.goto('/agency/claims');
  await page.getByRole('button', { name: 'New claim' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save progress' }).press('Enter');
  await expect(dialog.getByRole('alert').first()).toContainText('Please select a option');

  await choose(page, 'Policy', `${policyNumber} ${companyName}`);
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada Holder');
  await dialog.getByRole('button', { name: 'Save progress' }).press('Enter');
  await expect(page.getByText('Claim progress saved')).toBeVisible();
  await expect(dialog.getByText('Edit claim')).toBeVisible();

  const contact = dialog.getByRole('radiogroup', { name: 'Is this the right person to contact?' });
  await contact.getByRole('radio', { name: 'No' }).press('Space');
  await dialog.getByLabel('Contact phone').fill('12');
  await dialog.getByRole('button', { name: 'File Claim' }).press('Enter');
  const missing = dialog.getByRole('alert').first();
  await expect(missing).toContainText('Contact name is a required field');
  await expect(missing).toContainText('Phone is not a valid phone number');
  await expect(missing).toContainText('Loss description is a required field');
  await contact.getByRole('radio', { name: 'Yes' }).press('Space');
  await dialog.getByLabel('Loss date').fill(inDays(-2));
  await dialog.getByLabel('Loss description').fill('A stranger read the mail of the bookkeeper.');
  const filing = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'File Claim' }).press('Enter');
  expect((await filing).headers()).toHaveProperty('if-match');
  await expect(page.getByText('Claim successfully filed')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('searchbox').fill(companyName);
  const row = page.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('Filed');
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName);
  await expect(page.locator('.kit-page-number')).toHaveText(/^C-/);
  await expect(page.getByText('The claims team has it')).toBeVisible();
  const cover = page.getByRole('region', { name: 'Cover on the date of the loss' }).first();
  await expect(cover).toContainText('$1,000,000');
  await expect(cover).toContainText('Liability');
  await expect(page.getByRole('button', { name: 'Edit or file' })).toHaveCount(0);
});

test('a claim that is not filed is deleted from its page', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/policies');
  const { id } = await issuePolicy(page);
  await page.goto(`/agency/policies/${id}/claims`);
  await page.getByRole('button', { name: 'New claim' }).press('Enter');
  await page.getByRole('button', { name: 'Save progress' }).press('Enter');
  await expect(page.getByText('Claim progress saved')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Claim not filed yet' }).press('Enter');
  await expect(page).toHaveURL(/\/agency\/claims\//);
  await expect(page.getByText('Not filed yet', { exact: true })).toBeVisible();
  await pickAction(page, 'Delete claim');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await page.route('**/api/claims/v1/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await confirm.click();
  await expect(page.getByText('Failed to delete claim')).toBeVisible();
  await page.unroute('**/api/claims/v1/*');
  await confirm.click();
  await expect(page.getByText('Claim successfully removed')).toBeVisible();
  await expect(page).toHaveURL(/\/agency\/claims$/);
});

test('a policyholder tells of a loss step by step on a telephone, and reads what happens now', async ({
  as,
}) => {
  const page = await as('customer', { viewport: { width: 390, height: 844 } });
  await page.goto('/customer/claims');
  await page.getByRole('button', { name: 'New claim' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  const next = () => dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(dialog.getByText(/^P-26-/)).toBeVisible();
  await next();
  await expect(dialog.getByText('Loss description is a required field').first()).toBeVisible();
  await dialog.getByLabel('Loss date').fill(inDays(-1));
  await dialog.getByLabel('Time of the loss').fill('06:30');
  await dialog.getByLabel('Loss description').fill('An invoice was paid to a stranger.');
  await next();
  const moved = dialog.getByRole('radiogroup', { name: 'Was money moved?' });
  await moved.getByRole('radio', { name: 'Yes' }).press('Space');
  await dialog.getByLabel('From which bank, to which').fill('First Bank, $40,000, yesterday');
  await next();
  await expect(dialog.getByText('Are authorities involved?')).toBeVisible();
  await next();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Rosa Delgado');
  await dialog.getByRole('button', { name: 'File Claim' }).press('Enter');
  await expect(page).toHaveURL(/\/customer\/claims\/[0-9a-f-]{36}$/);
  const now = page.getByRole('region', { name: 'What happens now' });
  await expect(now.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', /^tel:/);
  await expect(now).toContainText('Somebody of the claims team speaks with you by');
  await expect(page.getByText('First Bank, $40,000, yesterday')).toBeVisible();
});

test('who only handles claims begins with them, and reports none', async ({ as }) => {
  const page = await as('vendor');
  await page.goto('/vendor/claims');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New claim' })).toHaveCount(0);
});

test('the claims team opens a file, reserves, pays, closes it with a reason and opens it again', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const agency = await as('agency');
  await agency.goto('/agency/policies');
  const { id: policyId, companyName } = await issuePolicy(agency);
  const notice = {
    policyId,
    isFiled: true,
    name: 'Ada Holder',
    role: 'Owner',
    email: 'ada@holder.example',
    companyName,
    workPhone: '702-555-0134',
    isRightContact: true,
    address: '10 Canyon Road',
    city: 'Las Vegas',
    state: 'NV',
    zipCode: '89101',
    lossDate: inDays(-2),
    incidentNoticed: inDays(-2),
    lossDescription: 'A stranger read the mail of the bookkeeper.',
  };
  const { status, body } = await call<{ claimId: string }>(
    agency,
    'POST',
    '/api/policy/v1/claim',
    notice,
  );
  expect(status, JSON.stringify(body)).toBe(201);

  const page = await as('headOfClaims');
  await page.goto(`/admin/claims/${body.claimId}`);
  await page.getByRole('button', { name: 'Open file' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(page.getByText('No reserve was set yet.')).toBeVisible();

  await page.goto(`/admin/claims/files?search=${encodeURIComponent(companyName)}`);
  await page.getByRole('row').getByRole('link').first().press('Enter');
  const record = page.getByRole('region', { name: 'Claims file' });
  const dialog = page.getByRole('dialog');
  const reserve = async (amount: string, reason: string) => {
    await record.getByRole('button', { name: 'Change reserves' }).press('Enter');
    await dialog.getByLabel('Loss adjustment').fill(amount);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(record.getByRole('row').filter({ hasText: reason })).toBeVisible();
  };
  const choose = (item: string) => pickAction(page, item, record);
  await reserve('2500.10', 'First notice of the forensic firm');
  await expect(record.getByText('$2,500.10').first()).toBeVisible();
  await record.getByRole('button', { name: 'Ask for payment' }).press('Enter');
  await dialog.getByLabel('Loss', { exact: true }).fill('640');
  await dialog.getByLabel('Payee', { exact: true }).fill('Vega Adjusters');
  await dialog.getByRole('button', { name: 'Show the payment' }).press('Enter');
  await expect(dialog.getByText('To be paid: $640.00.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
  const payment = record.getByRole('row').filter({ hasText: 'Vega Adjusters' });
  await expect(payment.getByText('Approved')).toBeVisible();
  await payment.getByRole('button', { name: /Vega Adjusters/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Issue payment' }).press('Enter');
  await dialog.getByRole('button', { name: 'Issue payment' }).press('Enter');
  await expect(payment.getByText('Issued')).toBeVisible();
  await choose('Close file');
  await dialog.getByLabel('Reason').fill('Nothing was taken');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect(record.getByText('Closed without payment')).toBeVisible();
  await choose('Reopen file');
  await dialog.getByLabel('Reason').fill('A third party sues');
  await dialog.getByRole('button', { name: 'Reopen', exact: true }).press('Enter');
  await expect(record.getByText('Reopened', { exact: true })).toBeVisible();
});
