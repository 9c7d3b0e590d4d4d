import { accountIdOf } from '../accounts';
import { choose, requestQuote } from '../quotes';
import { expect, test } from '../test';

test('a quote that is marked lost is taken back, then really lost, also when the page is left', async ({
  as,
}) => {
  test.slow();
  const [agent, colleague] = await Promise.all([as('agency'), as('agency')]);
  await agent.goto('/agency/quotes');
  const accountId = await accountIdOf(agent, 'Alder Creek Logistics');
  const { id, quoteNumber } = await requestQuote(agent, accountId);
  const writes: string[] = [];
  agent.on('request', (request) => {
    if (request.url().includes('/quote/v1/lost/')) writes.push(request.method());
  });
  const markLost = async () => {
    await agent.getByRole('button', { name: 'More actions' }).click();
    await agent.getByRole('menuitem', { name: 'Mark lost' }).click();
    await choose(agent, 'Loss reason', 'Price is High');
    const dialog = agent.getByRole('dialog', { name: 'Lost quote' });
    await dialog.getByLabel('Reason description').fill('Another market was cheaper.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const lost = (page: typeof agent) => page.getByRole('main').getByText('Lost', { exact: true });

  await agent.goto(`/agency/quotes/${id}`);
  await markLost();
  await expect(lost(agent)).toBeVisible();
  await agent.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(agent.getByText('Undone. Nothing was changed.')).toBeVisible();
  await expect(lost(agent)).toHaveCount(0);
  // The notice went with the focus in it.
  await expect(agent.getByRole('main')).toBeFocused();

  await markLost();
  await expect(lost(agent)).toBeVisible();
  const notice = agent.getByRole('status').filter({ hasText: 'Quote Lost Reason Saved' });
  await expect(notice).toContainText(quoteNumber);
  await agent.keyboard.press('Control+z');
  await expect(lost(agent)).toHaveCount(0);

  await markLost();
  expect(writes).toEqual([]);
  // The page is left before the five seconds are over.
  await agent.goto('/agency/accounts');
  await colleague.goto(`/agency/quotes/${id}`);
  await expect(lost(colleague)).toBeVisible();
  await expect(colleague.getByText('Another market was cheaper.')).toBeVisible();
});
