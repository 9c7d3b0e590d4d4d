import { accountIdOf } from '../accounts';
import { chooseItem, press, reach } from '../keyboard';
import { look } from '../look';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

// Within the authority of the demo underwriter, which a dentist is not.
const INSURED = 'Alder Creek Logistics';
const REFERRED = { ...GOOD_ANSWERS, pendingLitigation: true };

test('an underwriter works through the inbox by keyboard alone', async ({ as }) => {
  test.slow();
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/quotes');
  const accountId = await accountIdOf(agent, INSURED);
  const first = await requestQuote(agent, accountId, REFERRED);
  const second = await requestQuote(agent, accountId, REFERRED);

  await underwriter.goto('/admin/inbox?search=Alder+Creek');
  const rows = underwriter.locator('tr.kit-list-row');
  await expect(rows.filter({ hasText: first.quoteNumber })).toBeVisible();
  await expect(rows.filter({ hasText: second.quoteNumber })).toContainText(/litigation/i);
  const count = await rows.count();
  await underwriter.keyboard.press('j');
  await underwriter.keyboard.press('Enter');
  const record = underwriter.getByRole('region', { name: 'Chosen quote' });
  await expect(record.getByText(`1 of ${count}`)).toBeVisible();
  await underwriter.keyboard.press('j');
  await expect(record.getByText(`2 of ${count}`)).toBeVisible();
  await underwriter.keyboard.press('k');
  await expect(record.getByText(`1 of ${count}`)).toBeVisible();
  await look(underwriter, 'inbox-record');

  const heading = record.getByRole('link', { name: /^Quote / });
  const number = (await heading.textContent())?.match(/Q-\d+-\d+/)?.[0] ?? '';
  const snooze = record.getByRole('button', { name: 'Snooze' });
  await chooseItem(snooze, underwriter.getByRole('menuitem', { name: 'For 3 days' }));
  await expect(underwriter.getByText('Snoozed. It comes back by itself.')).toBeVisible();
  await expect(record.getByText('No longer in this view')).toBeVisible();
  await press(record.getByRole('button', { name: 'Next' }));
  await expect(record.getByText(`1 of ${count - 1}`)).toBeVisible();

  await press(record.getByRole('button', { name: 'Back to list' }));
  await expect(rows).toHaveCount(count - 1);
  await press(underwriter.getByRole('link', { name: /^Snoozed/ }));
  const aside = rows.filter({ hasText: number });
  await reach(aside.getByRole('link'));
  await underwriter.keyboard.press('x');
  const bar = underwriter.getByRole('region', { name: 'Chosen rows' });
  await expect(bar.getByText('1 chosen')).toBeVisible();
  await press(bar.getByRole('button', { name: 'Bring back' }));
  const dialog = underwriter.getByRole('dialog', { name: 'Bring back' });
  await press(dialog.getByRole('button', { name: 'Bring back' }));
  await expect(aside).toHaveCount(0);
  await underwriter.goBack();
  await expect(rows).toHaveCount(count);
});

test('a record of the inbox has its way back on a telephone', { tag: '@page' }, async ({ as }) => {
  const page = await as('underwriter', { viewport: { width: 390, height: 800 } });
  await page.goto('/admin/inbox');
  const rows = page.locator('tr.kit-list-row');
  await rows.first().getByRole('link').click();
  const record = page.getByRole('region', { name: 'Chosen quote' });
  await expect(record.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(rows.first()).toBeHidden();
  await record.getByRole('button', { name: 'Back to list' }).click();
  await expect(rows.first()).toBeVisible();
});
