import { press } from '../keyboard';
import { call } from '../policies';
import { pick } from '../pick';
import { expect, test } from '../test';

interface Setting {
  title: string;
  autoClear: object | null;
}

test('staff say what quotes must meet, and take it back', async ({ as }) => {
  const page = await as('admin');
  const title = `Backup report ${Date.now()}`;
  await page.goto('/admin/manage/subjectivities');
  await page.getByRole('button', { name: 'Add subjectivity' }).click();
  const form = page.getByRole('dialog', { name: 'Add subjectivity' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Text').fill('A report of the last restore from a backup.');
  await form.getByLabel('Score that clears it').press('ArrowDown');
  await pick(page, 'Network security');
  await form.getByLabel('Least score (0 to 100)').fill('70');
  await form.getByLabel('State').fill('Wyoming');
  await pick(page, 'Wyoming');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Subjectivity saved')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('WY');
  await expect(row).toContainText('Before binding');
  const path = '/api/quote/v1/subjectivity/settings';
  const titlesFor = async (state: string) =>
    (await call<Setting[]>(page, 'GET', `${path}?state=${state}`)).body.map(
      (setting) => setting.title,
    );
  expect(await titlesFor('WY')).toContain(title);
  const { body: saved } = await call<Setting[]>(page, 'GET', path);
  expect(saved.find((setting) => setting.title === title)?.autoClear).toEqual({
    connector: 'SCAN',
    metric: 'networkSecurity',
    gte: 70,
  });
  expect(await titlesFor('AZ')).not.toContain(title);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Subjectivity deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});
