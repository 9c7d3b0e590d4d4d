import { createAccount, newName } from './accounts';
import { look } from './look';
import { expect, test } from './test';

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
  await page.getByTitle(/^621210/).click();
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
