import { expect, test } from '../test';

test('an agency moves its clock and sees a quote expire', async ({ as }) => {
  const page = await as('sandbox');
  await page.goto('/agency/manage/clock');
  await expect(page.getByText('For your agency it is')).toBeVisible();
  const move = async (button: string) => {
    const shown = page.getByRole('heading', { level: 2 }).first();
    const before = await shown.textContent();
    await page.getByRole('button', { name: button }).click();
    await expect(shown).not.toHaveText(before ?? '', { timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  };
  await move('A day on');
  await move('A month on');
  await expect(page.getByText('An invoice became overdue')).toBeVisible();
  // The demo quote is good for sixty days from its making.
  const later = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('A date').fill(later);
  await move('Go to this date');
  await page.getByRole('link', { name: 'A quote expired' }).click();
  await expect(page.getByText('Expired', { exact: true }).first()).toBeVisible();

  await page.goto('/agency/manage/clock');
  await page.getByLabel('A date').fill('2026-01-01');
  await page.getByRole('button', { name: 'Go to this date' }).click();
  await expect(page.getByText('A clock only goes forward')).toBeVisible();
});
