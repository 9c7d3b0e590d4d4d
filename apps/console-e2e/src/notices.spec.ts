import { call, readyQuote } from './policies';
import { expect, test } from './test';
import { enterByCode, mailedLink } from './walk';

const WALK_MS = 90_000;
const BROKER = 'martha.quill@surplus.example';
const LOUISIANA = {
  address1: '1 Canal Street',
  city: 'New Orleans',
  state: 'LA',
  zipCode: '70112',
  phone: '5045550142',
};

test('a surplus lines broker attests by a mailed link and a code', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency');
  await agent.goto('/agency/quotes');
  const { companyName, quoteId } = await readyQuote(agent, undefined, {
    product: 'P250_S',
    place: LOUISIANA,
  });
  await agent.goto(`/agency/quotes/${quoteId}`);
  await agent.getByRole('button', { name: 'More actions' }).press('Enter');
  await agent.getByRole('menuitem', { name: 'Ask broker to attest' }).press('Enter');
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
  await broker.getByRole('checkbox').press('Space');
  await attest.press('Enter');
  await expect(broker.getByText('Your signature has been uploaded')).toBeVisible();

  type Attested = { surplusNoticeAttested: boolean };
  const { body } = await call<Attested>(agent, 'GET', `/api/quote/v1/${quoteId}`);
  expect(body.surplusNoticeAttested).toBe(true);

  const later = await as('nobody');
  await expect(async () => {
    await later.goto(link);
    await expect(later.getByText('This link is not valid any more.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(later.getByRole('link', { name: 'Login Here!' })).toBeVisible();
});
