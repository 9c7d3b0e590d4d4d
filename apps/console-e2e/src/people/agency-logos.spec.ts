import sharp from 'sharp';
import { look } from '../look';
import { expectOk, readyQuote } from '../policies';
import { newAddress } from '../sign-up';
import { expect, test } from '../test';
import { enterByCode, mailedLink } from '../walk';

const VIEWS = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const;

test('an agency uploads both logos, crops them, and takes one away; who signs sees the other', async ({
  as,
}) => {
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

  const { quoteId } = await readyQuote(agency);
  const email = newAddress('ada');
  await expectOk(agency, 'POST', `/api/quote/v1/send-sign-request/${quoteId}`, {
    customerFirstName: 'Ada',
    customerLastName: 'Holder',
    customerEmail: email,
    customerPhone: '+16025550142',
  });
  const holder = await as('nobody');
  await enterByCode(holder, await mailedLink(holder, email, 'Review & sign'), email);
  const logo = holder.getByRole('img', { name: 'Your agency: Harborline' });
  for (const [width, colorScheme] of VIEWS) {
    await holder.setViewportSize({ width, height: 800 });
    await holder.emulateMedia({ colorScheme });
    await expect(logo).toBeInViewport({ ratio: 1 });
  }
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await look(holder, 'sign-with-logo');
});
