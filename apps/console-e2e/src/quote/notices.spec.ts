import type { Locator, Page } from '@playwright/test';
import { call, readyQuote, signAndBind } from '../policies';
import { newAddress } from '../sign-up';
import { pickAction } from '../pick';
import { expect, test } from '../test';
import { enterByCode, mailedLink } from '../walk';
import { showEffort } from '../walk-quote';

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
// The brokers of both states are one person: one after the other asks for a code.
test.describe.configure({ mode: 'default' });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Each state with the percentage of its surplus lines tax, as `SURPLUS_TAXES` has it. */
const NOTICES = [
  {
    place: LOUISIANA,
    words: 'delivered as surplus lines coverage under the Louisiana',
    taxPct: 4.85,
    hasEffort: false,
    viewport: PHONE,
  },
  {
    place: MONTANA,
    words: 'surplus lines coverage under the laws of Montana',
    taxPct: 2.925,
    hasEffort: true,
    viewport: DESK,
  },
];

/** Signed and bound, the policy bears the tax of its state to the cent, on its page too. */
async function expectTaxed(agent: Page, quoteId: string, taxPct: number, more = {}): Promise<void> {
  type Charged = { totalPremium: number; quoteResponse: { surplusLineTax: number } };
  const { body } = await call<Charged>(agent, 'GET', `/api/quote/v1/${quoteId}`);
  const { totalPremium, quoteResponse } = body;
  const tax = Math.round(totalPremium * taxPct) / 100;
  expect(quoteResponse.surplusLineTax).toBeCloseTo(tax, 2);
  const { id } = await signAndBind(agent, quoteId, more);
  await agent.goto(`/agency/policies/${id}`);
  const shown = tax.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(agent.getByText('Surplus lines tax').first()).toBeVisible();
  await expect(agent.getByText(shown, { exact: true }).first()).toBeVisible();
}

for (const { place, words, taxPct, hasEffort, viewport } of NOTICES) {
  const { width } = viewport;
  test(`a surplus lines broker attests the notice of ${place.state} by a mailed link and a code; it is bound and taxed, at ${width}`, async ({
    as,
  }) => {
    test.setTimeout(WALK_MS);
    const agent = await as('agency', { viewport });
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

    const broker = await as('nobody', { viewport });
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
    const effort = { diligentEffort: { basis: 'EXPORT_LIST' } };
    await expectTaxed(agent, quoteId, taxPct, hasEffort ? effort : {});
  });
}

for (const { place, taxPct, hasEffort, viewport: elsewhere } of NOTICES) {
  const viewport = elsewhere === DESK ? PHONE : DESK;
  test(`an agency sends a surplus quote of ${place.state} step by step, the notice the last; it is bound and taxed, at ${viewport.width}`, async ({
    as,
  }) => {
    test.setTimeout(WALK_MS);
    const agent = await as('agency', { viewport });
    await agent.goto('/agency/quotes');
    const { quoteId } = await readyQuote(agent, undefined, { product: 'P250_S', place });
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
    if (hasEffort) await showEffort(dialog);
    await leadsTo(send);
    await expect(send).toBeDisabled();
    await dialog.getByRole('button', { name: 'Previous' }).press('Enter');
    await expect(hasEffort ? dialog.getByLabel('Who answered').first() : broker).toBeVisible();
    await leadsTo(send);
    await dialog.getByRole('checkbox').check();
    await expect(send).toBeEnabled();
    await send.press('Enter');
    await expect(agent.getByText('Quote request(s) sent successfully!')).toBeVisible();
    type Sent = { customerEmail: string; customerStatus: string; surplusNoticeAttested: boolean };
    const { body } = await call<Sent>(agent, 'GET', `/api/quote/v1/${quoteId}`);
    const sent = { customerEmail: email, customerStatus: 'SENT', surplusNoticeAttested: true };
    expect(body).toMatchObject(sent);
    await expectTaxed(agent, quoteId, taxPct);
  });
}
