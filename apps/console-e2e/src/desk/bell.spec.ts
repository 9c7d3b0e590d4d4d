import { accountIdOf } from '../accounts';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

const INSURED = 'Alder Creek Logistics';
const REFERRED = { ...GOOD_ANSWERS, pendingLitigation: true };

test('a release rings the bell of the agent, without reload, and the row opens the quote', async ({
  as,
}) => {
  test.slow();
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/dashboard');
  const { id, quoteNumber } = await requestQuote(
    agent,
    await accountIdOf(agent, INSURED),
    REFERRED,
  );
  const sentence = `${INSURED}: quote ${quoteNumber} was released`;
  const bell = agent.getByRole('button', { name: 'Notifications' });
  await bell.click();
  const panel = agent.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: 'See all notifications' })).toBeVisible();
  await expect(panel.getByRole('link', { name: sentence })).toHaveCount(0);

  await underwriter.goto('/admin/dashboard');
  await underwriter.getByRole('button', { name: 'Notifications' }).press('Enter');
  await underwriter
    .getByRole('link', { name: `${INSURED}: quote ${quoteNumber} was referred` })
    .press('Enter');
  await expect(underwriter).toHaveURL(new RegExp(`/admin/quotes/${id}$`));
  await underwriter.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Release terms' }).click();
  const release = underwriter.getByRole('dialog', { name: 'Release terms' });
  await release.getByRole('button', { name: 'Release terms' }).click();
  await expect(underwriter.getByText('Terms released')).toBeVisible();

  const row = panel.getByRole('listitem').filter({ hasText: quoteNumber });
  await expect(row).toHaveClass('unread');
  await expect(agent.getByRole('status').filter({ hasText: 'unread notification' })).toHaveCount(1);
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await row.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  const all = panel.getByRole('button', { name: 'Mark all as read' });
  await all.click();
  await expect(agent.getByRole('status').filter({ hasText: 'read everything' })).toHaveCount(1);
  await expect(row).not.toHaveClass('unread');
  await row.getByRole('link', { name: sentence }).press('Enter');
  await expect(agent).toHaveURL(new RegExp(`/agency/quotes/${id}$`));
  await expect(panel).toBeHidden();
});

test('all notifications stand in the profile, where kinds are switched off', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused();
  await page.getByRole('button', { name: 'Notifications' }).press('Enter');
  await page.getByRole('link', { name: 'See all notifications' }).press('Enter');
  await expect(page).toHaveURL(/\/agency\/profile\?tab=notifications$/);
  const claims = page.getByRole('switch', { name: 'Claims' });
  await expect(claims).toBeChecked();
  await claims.press('Space');
  await expect(claims).not.toBeChecked();
  await page.reload();
  await expect(claims).not.toBeChecked();
  await claims.press('Space');
  await expect(claims).toBeChecked();
});
