import type { Locator } from '@playwright/test';
import { call, readyQuote } from '../policies';
import { newAddress } from '../sign-up';
import { pickAction } from '../pick';
import { expect, test } from '../test';
import { enterByCode, mailedLink } from '../walk';

const WALK_MS = 90_000;
const BROKER = 'martha.quill@surplus.example';
const LOUISIANA = {
  address1: '1 Canal Street',
  city: 'New Orleans',
  state: 'LA',
  zipCode: '70112',
  phone: '5045550142',
};

const MONTANA = {
  address1: '12 Canyon Road',
  city: 'Bozeman',
  state: 'MT',
  zipCode: '59715',
  phone: '4065550142',
};
const NOTICES = [
  { place: LOUISIANA, words: 'delivered as surplus lines coverage under the Louisiana' },
  { place: MONTANA, words: 'surplus lines coverage under the laws of Montana' },
];

for (const { place, words } of NOTICES) {
  test(`a surplus lines broker reads and attests the notice of ${place.state} by a mailed link and a code`, async ({
    as,
  }) => {
    test.setTimeout(WALK_MS);
    const agent = await as('agency');
    await agent.goto('/agency/quotes');
    const { companyName, quoteId } = await readyQuote(agent, undefined, {
      product: 'P250_S',
      place,
    });
    await agent.goto(`/agency/quotes/${quoteId}`);
    await pickAction(agent, 'Ask broker to attest');
    const dialog = agent.getByRole('dialog');
    // The only broker of the state is chosen already.
    await expect(dialog.getByTitle(/^Martha Quill/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send notice' }).press('Enter');
    await expect(agent.getByText(`The surplus lines notice was sent to ${BROKER}.`)).toBeVisible();

    const broker = await as('nobody');
    const link = await mailedLink(broker, BROKER, companyName);
    await enterByCode(broker, link, BROKER);
    await expect(broker).toHaveURL(/\/attest-surplus-notice\?agencyName=Harborline/);
    const attest = broker.getByRole('button', { name: 'I Attest' });
    await expect(attest).toBeDisabled();
    await expect(broker.getByRole('region', { name: 'Text of the notice' })).toContainText(words);
    const box = broker.getByRole('checkbox', { name: /^I have read this notice\. Martha Quill, / });
    await box.press('Space');
    await attest.press('Enter');
    await expect(broker.getByText('Your signature has been uploaded')).toBeVisible();

    type Attested = { surplusNoticeAttested: boolean; surplusNotice: object };
    const { body } = await call<Attested>(agent, 'GET', `/api/quote/v1/${quoteId}`);
    expect(body).toMatchObject({
      surplusNoticeAttested: true,
      surplusNotice: { version: `${place.state}-1`, signedBy: 'Martha Quill' },
    });

    const later = await as('nobody');
    await expect(async () => {
      await later.goto(link);
      await expect(later.getByText('This link is not valid any more.')).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(later.getByRole('link', { name: 'Login Here!' })).toBeVisible();
  });
}

test('an agency sends a surplus quote in three steps, the notice of the state the last', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency');
  await agent.goto('/agency/quotes');
  const { quoteId } = await readyQuote(agent, undefined, { product: 'P250_S', place: LOUISIANA });
  await agent.goto(`/agency/quotes/${quoteId}`);
  await pickAction(agent, 'Send quote');
  const dialog = agent.getByRole('dialog', { name: 'Send quote' });
  const next = dialog.getByRole('button', { name: 'Next' });
  // A button takes no second press right after the first, and keys do not wait for it.
  const leadsTo = (step: Locator) =>
    expect(async () => {
      if (!(await step.isVisible())) await next.press('Enter', { timeout: 1_000 });
      await expect(step).toBeVisible({ timeout: 1_000 });
    }).toPass();
  const broker = dialog.getByTitle(/^Martha Quill/);
  const send = dialog.getByRole('button', { name: 'Send Quote' });
  await dialog.getByLabel('First name').fill('');
  await next.press('Enter');
  await expect(dialog.getByText('Please enter Policy Holder First Name.').first()).toBeVisible();
  const email = newAddress('rosa');
  await dialog.getByLabel('First name').fill('Rosa');
  await dialog.getByLabel('Last name').fill('Delgado');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('5045550142');
  await leadsTo(broker);
  await leadsTo(send);
  await expect(send).toBeDisabled();
  await dialog.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(broker).toBeVisible();
  await leadsTo(send);
  await dialog.getByRole('checkbox').check();
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(agent.getByText('Quote request(s) sent successfully!')).toBeVisible();
  type Sent = { customerEmail: string; customerStatus: string; surplusNoticeAttested: boolean };
  const { body } = await call<Sent>(agent, 'GET', `/api/quote/v1/${quoteId}`);
  const sent = { customerEmail: email, customerStatus: 'SENT', surplusNoticeAttested: true };
  expect(body).toMatchObject(sent);
});
