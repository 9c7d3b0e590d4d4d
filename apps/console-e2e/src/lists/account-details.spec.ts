import { createAccount, newName } from '../accounts';
import { look } from '../look';
import { call } from '../policies';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { pick, pickAction } from '../pick';
import { expect, test } from '../test';

test('a company that nobody knows is told of by the form alone, until it can be quoted', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  const name = newName('Lone Mesa');
  const id = await createAccount(page, name);
  await page.goto(`/agency/accounts/${id}`);
  await expect(page.getByRole('button', { name: 'Request Quote' })).toBeDisabled();
  await page.getByRole('link', { name: 'The revenue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit details' })).toBeVisible();
  await expect(page.getByLabel('Revenue', { exact: true })).toBeFocused();
  await page.keyboard.type('1200000');
  await page.getByLabel('Domain', { exact: true }).fill('gmail.com');
  await page.getByLabel('NAICS code').fill('6212');
  await pick(page, /^621210/);
  await page.getByLabel('Employees').fill('12');
  await page.getByLabel('Year established').fill('1998');
  await look(page, 'account-edit');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(
    page.getByText('Invalid Domain! Try a different domain name.').first(),
  ).toBeVisible();
  await page.getByLabel('Domain', { exact: true }).fill(`https://${id}.example/`);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Quote' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Firmographics' }).click();
  await expect(page.getByText(/^Typed,/).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('button', { name: 'A complete policyholder contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Add policy holder' });
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Stone');
  await contact.getByLabel('Email address').fill('ada@lone-mesa.example');
  await contact.getByLabel('Phone number').fill('602 555 0142');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Policy holder contact updated')).toBeVisible();

  await page.goto(
    `/agency/accounts/${id}?modal=social-engineering-questions&modalData=${encodeURIComponent(JSON.stringify({ accountId: id }))}`,
  );
  const questions = page.getByRole('dialog', { name: 'Social engineering questions' });
  await expect(questions.getByRole('radiogroup')).toHaveCount(3);
  for (const group of await questions.getByRole('radiogroup').all()) {
    await group.getByText('No', { exact: true }).click();
  }
  await questions.getByRole('button', { name: 'Save' }).click();
  const reasons = page.getByRole('dialog', { name: 'Social Engineering Unavailable' });
  await expect(reasons.getByText('Changes of bank accounts are not verified.')).toBeVisible();
  await reasons.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'Security answers' }).click();
  await expect(page.getByText(/3 answers, by /)).toBeVisible();
});

test('a quoted client: its revenue closes quotes in every browser, its name is for staff to change', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/accounts');
  const name = newName('Quoted Mesa');
  const id = await createAccount(page, name);
  const facts = {
    domainName: `${id}.example`,
    naicsCode: '621210',
    revenue: 1_200_000,
    noOfEmployeesAll: 12,
    yearEstablished: 1998,
    ownershipType: 'Private',
  };
  expect((await call(page, 'PUT', `/api/account/v1/${id}`, facts)).status).toBe(200);
  // Quoting learns of the facts a moment later.
  let referred = { id: '', quoteNumber: '', status: '' };
  await expect(async () => {
    referred = await requestQuote(page, id);
  }).toPass();
  const closed = await requestQuote(page, id, GOOD_ANSWERS, { product: 'PRIME_CLOUD' });
  const staff = await as('admin');
  await staff.goto(`/admin/quotes/${referred.id}`);
  await expect(staff.getByText('Ready').first()).toBeVisible();

  await page.goto(`/agency/accounts/${id}/edit`);
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable();
  await page.getByLabel('Revenue', { exact: true }).fill('2400000');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Invalidate Quotes' });
  await expect(question).toContainText(`${referred.quoteNumber} (Prime 250) is referred`);
  await expect(question).toContainText(`${closed.quoteNumber} (PrimeCloud) becomes invalid`);
  await question.getByRole('button', { name: 'Continue' }).press('Enter');
  const told = page.getByRole('dialog', { name: 'Quotes invalidated' });
  await expect(told).toContainText(`${referred.quoteNumber} (Prime 250) is with an underwriter`);
  await expect(told).toContainText(`${closed.quoteNumber} (PrimeCloud) is invalid`);
  await told.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(staff.getByText('Referred').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Quotes' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: closed.quoteNumber });
  await expect(row).toContainText('No longer valid');

  // What concerns no quote is confirmed by what the form calls it.
  await page.goto(`/agency/accounts/${id}/edit`);
  await page.getByLabel('Trades as').fill('Mesa');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm account detail changes' });
  await expect(confirm).toContainText('Trades as');
  await confirm.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByText('Account Details Updated Successfully.')).toBeVisible();

  await pickAction(page, 'Ask for another name');
  const wish = page.getByRole('dialog', { name: 'Ask for another name' });
  await wish.getByLabel('New name').fill(`${name} Renamed`);
  await wish.getByLabel('Why it is called differently').fill('Its owners renamed it.');
  await wish.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(page.getByText(`Another name is asked for: ${name} Renamed`)).toBeVisible();
  await staff.goto('/admin/accounts?filter=NAME+REQUESTS');
  await staff.getByRole('link', { name, exact: true }).press('Enter');
  await staff.getByRole('button', { name: 'Decide on the name' }).press('Enter');
  const decision = staff.getByRole('dialog', { name: 'Decide on the name' });
  await decision.getByText('Approve: the client is called so from now on').click();
  await decision.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} Renamed` })).toBeVisible();
  await expect(page.getByText(`The name ${name} Renamed was approved`)).toBeVisible();
});
