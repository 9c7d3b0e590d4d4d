import { createAccount, newName } from '../accounts';
import { expectOk } from '../policies';
import { answerQuestions, livePremium } from '../quotes';
import { expect, test } from '../test';

test('an admitted quote of Florida, with terms of its own, says who sells it', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/accounts');
  const id = await createAccount(page, newName('Keys Dental'));
  await expectOk(page, 'PUT', `/api/account/v1/${id}`, {
    address1: '4 Harbor Street',
    city: 'Miami',
    state: 'FL',
    zipCode: '33101',
    revenue: 1_200_000,
    naicsCode: '621210',
    noOfEmployeesAll: 12,
    yearEstablished: 1998,
    domainName: `${id}.example`,
  });
  const wizard = `/agency/quotes/P250/${id}/requestQuote`;
  await page.goto(`${wizard}/additional-info`);
  await expect(page.getByText('Save or request a quote first: this is told of it.')).toBeVisible();
  await page.goto(`${wizard}/questions`);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^POPULAR/ })).toBeVisible();
  await page.getByRole('button', { name: 'Custom quote' }).click();
  await expect(page.getByRole('button', { name: /^POPULAR/ })).toHaveCount(0);
  expect(await livePremium(page)).toMatch(/^\$/);

  await expect(page.getByRole('button', { name: 'Request Quote' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Licenses in FL' })).toBeVisible();
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('License number is a required field').first()).toBeVisible();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Key');
  await page.getByLabel('License number').fill('W123456');
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Quote request(s) sent successfully!')).toBeVisible();

  await page.goto(`${wizard}/additional-info`);
  const agent = page.getByRole('region', { name: 'Agent', exact: true });
  await expect(agent.getByText('Rosa Key W123456')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog');
  await note.getByRole('textbox').first().fill('The owner asks for a call.');
  await note.getByRole('button', { name: /^(Save|Add)/ }).click();
  await page.getByRole('button', { name: 'Go to the quote' }).click();
  await expect(page.getByText('The owner asks for a call.')).toBeVisible();
});
