import sharp from 'sharp';
import { expect, test } from '../test';

test('an agency uploads both logos, crops them, and takes one away', async ({ as }) => {
  test.slow();
  const agency = await as('agency');
  await agency.goto('/agency/manage/agency');
  const picture = { width: 400, height: 200, channels: 3, background: '#1f6feb' } as const;
  const buffer = await sharp({ create: picture }).png().toBuffer();
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  for (const kind of ['small', 'medium']) {
    const group = agency.getByRole('group', { name: new RegExp(`${kind} logo`, 'i') });
    const input = group.locator('input[type=file]');
    const max = kind === 'small' ? 50 : 150;
    await input.setInputFiles({ ...file, buffer: Buffer.alloc(max * 1024 + 1) });
    await expect(agency.getByText(`${max}kb max.`, { exact: true })).toBeVisible();
    await input.setInputFiles(file);
    const dialog = agency.getByRole('dialog', { name: `Crop ${kind} logo` });
    await dialog.getByRole('button', { name: 'Zoom out' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(group.getByRole('img')).toBeVisible();
  }
  await agency.getByRole('button', { name: 'Remove small logo' }).press('Enter');
  await expect(agency.getByRole('button', { name: 'Remove small logo' })).toBeHidden();
  await expect(agency.getByRole('img', { name: 'Medium logo' })).toBeVisible();
});
