import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { countOf, newName } from '../accounts';
import { PEOPLE } from '../people';
import { expect, test } from '../test';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments?: { name: string; type: string }[];
}

const { PALISADE_URL = 'http://localhost:3000' } = process.env;
const MAILS = `${PALISADE_URL}/dev/mailbox/mails`;

/** The mail of a report, once it has come. */
async function reportMail(page: Page, email: string, name: string): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const mails = (await (await page.request.get(MAILS)).json()) as Mail[];
    found = mails.find(({ to, subject }) => to === email && subject.startsWith(`${name}:`));
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  return found!;
}

const rowOfReport = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function pickOf(page: Page, name: string, action: string) {
  const button = page.getByRole('button', { name: `Actions for ${name}` });
  await button.press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('a list is mailed each month, once at once, under another name, and no more', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  const { email } = PEOPLE.agency;
  const name = newName('Owed to us');
  await page.goto('/agency/policies?unpaid=true');
  await expect(countOf(page)).toContainText('polic');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Each week or month by mail…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this list by mail' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: 'Each month, on the first' }).check();
  await expect(dialog.getByText(email)).toBeVisible();
  // By now the list is that of the team, which is chosen after the first answer.
  await expect(page.locator('.kit-list-table')).toHaveAttribute('aria-busy', 'false');
  const shown = Number.parseInt((await countOf(page).textContent()) ?? '', 10);
  await dialog.getByRole('button', { name: 'Send from now on' }).click();
  await expect(page.getByText(/The first report comes on \w+ 0?1, \d{4}/)).toBeVisible();

  await page.goto('/agency/profile?tab=reports');
  const row = rowOfReport(page, name);
  await expect(row).toContainText('Policies');
  await expect(row).toContainText('Each month, on the first');
  await expect(row).toContainText('None yet');
  await pickOf(page, name, 'Send now');
  await expect(page.getByText('The report is on its way')).toBeVisible();
  const mail = await reportMail(page, email, name);
  expect(mail.text).toContain(`number of rows: ${shown}`);
  expect(mail.text).toContain('/agency/policies?unpaid=true');
  expect(mail.attachments?.map(({ type }) => type.split('/').pop()?.slice(-5))).toEqual([
    'pdf',
    'sheet',
  ]);
  const [pdf, book] = await Promise.all(
    [0, 1].map(async (at) => {
      const answer = await page.request.get(`${MAILS}/${mail.id}/files/${at}`);
      return answer.body();
    }),
  );
  expect(String(pdf?.subarray(0, 5))).toBe('%PDF-');
  const sheet = Object.values(read(book).Sheets)[0]!;
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet);
  expect(rows).toHaveLength(shown);
  expect(rows.every(({ Due }) => Number(Due) > 0)).toBe(true);
  await expect(row).toContainText(shown === 1 ? '1 row' : `${shown} rows`, { timeout: 15_000 });

  await pickOf(page, name, 'Rename or change how often');
  const edit = page.getByRole('dialog', { name: 'Rename or change how often' });
  await edit.getByLabel('Name').fill(`${name} weekly`);
  await edit.getByRole('radio', { name: 'Each week, on Monday' }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOfReport(page, `${name} weekly`)).toContainText('Each week, on Monday');
  await pickOf(page, `${name} weekly`, 'Delete report');
  const ask = page.getByRole('dialog', { name: 'Delete report' });
  await ask.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('Report deleted')).toBeVisible();
  await expect(rowOfReport(page, name)).toHaveCount(0);
});

test('a mail leads to what was mailed, and a name is taken once', async ({ as }) => {
  const page = await as('underwriter');
  const name = newName('Referred');
  await page.goto('/admin/quotes?status=REFERRED');
  const ask = async () => {
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Each week or month by mail…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send this list by mail' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Send from now on' }).click();
    return dialog;
  };
  const dialog = await ask();
  await expect(page.getByText(/The first report comes on/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const again = await ask();
  await expect(again.getByText('You have a report with this name already.').first()).toBeVisible();
  await page.goto('/admin/profile?tab=reports');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\?.*status=REFERRED/);
});
