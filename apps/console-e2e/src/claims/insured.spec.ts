import { RED_ROCK_DENTAL } from '../accounts';
import { PEOPLE } from '../people';
import { expectOk } from '../policies';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

test('a policyholder sees its company and its agency, attests and signs a quote', async ({
  as,
}) => {
  test.slow();
  const agent = await as('agency');
  await agent.goto('/agency/quotes');
  // It has a Prime 250: a second one would be sent to nobody.
  const { id, quoteNumber } = await requestQuote(agent, RED_ROCK_DENTAL, GOOD_ANSWERS, {
    product: 'PRIME_CLOUD',
  });
  const holder = {
    customerFirstName: 'Rosa',
    customerLastName: 'Delgado',
    customerEmail: PEOPLE.customer.email,
    customerPhone: '+17025550134',
  };
  await expectOk(agent, 'POST', `/api/quote/v1/send-sign-request/${id}`, holder);

  const insured = await as('customer');
  await insured.goto(PEOPLE.customer.landing);
  await insured.getByRole('link', { name: 'Your company' }).press('Enter');
  await expect(insured.getByRole('heading', { name: 'Red Rock Dental' })).toBeVisible();
  const agency = insured.getByRole('region', { name: 'Your agency' });
  await expect(agency).toContainText('Harborline Insurance Partners (my agent)');
  await expect(insured.getByRole('button', { name: 'More actions' })).toHaveCount(0);

  await insured.getByRole('link', { name: 'Quotes' }).press('Enter');
  await insured.getByRole('link', { name: quoteNumber }).press('Enter');
  await insured.getByRole('button', { name: 'Review & Sign' }).press('Enter');
  const dialog = insured.getByRole('dialog', { name: 'Named insured attestation' });
  const accept = dialog.getByRole('button', { name: 'OK' });
  await expect(accept).toBeDisabled();
  await dialog.getByRole('checkbox').press('Space');
  await accept.press('Enter');
  await expect(insured).toHaveURL(new RegExp(`/customer/quotes/${id}/sign/PRIME_CLOUD$`));
  await insured.getByLabel('Name', { exact: true }).fill('Rosa Delgado');
  await insured.getByLabel('Title').fill('Owner');
  await insured.getByLabel(/your signature/).fill('Rosa Delgado');
  await insured.getByRole('button', { name: 'Sign application' }).press('Enter');
  await expect(insured.getByText('Your signed application is on file')).toBeVisible();
  await agent.goto(`/agency/quotes/${id}`);
  await expect(agent.getByText('Signed').first()).toBeVisible();
});
