import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The demo mails to an address, the newest first. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  // By the host that every machine knows: the mailbox is the same for both editions.
  const { PALISADE_URL = 'http://localhost:3000' } = process.env;
  const answer = await page.request.get(`${PALISADE_URL}/dev/mailbox/mails`);
  return ((await answer.json()) as Mail[]).filter(({ to }) => to === address);
}

/** The link of the newest mail with this subject. */
export async function mailedLink(page: Page, address: string, subject: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await mailsTo(page, address)).find((found) => found.subject.includes(subject));
    link = /\/validate\/[0-9a-f-]{36}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
}

/** Waits until so many mails with this subject have come. */
export async function mailsHaveCome(page: Page, address: string, wanted: [string, number]) {
  const [subject, count] = wanted;
  const found = async () =>
    (await mailsTo(page, address)).filter((mail) => mail.subject.includes(subject)).length;
  await expect.poll(found, { timeout: 15_000 }).toBe(count);
}

/** The code that an address was mailed since its newest link, once it is there. */
export async function mailedCode(page: Page, address: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const mails = await mailsTo(page, address);
    const link = mails.findIndex(({ text }) => text.includes('/validate/'));
    const since = mails.slice(0, link < 0 ? undefined : link);
    code = since.map(({ text }) => /code is (\d{6})/.exec(text)?.[1]).find(Boolean) ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return code;
}

/** Opens a mailed link, asks for its code and enters it. */
export async function enterByCode(page: Page, link: string, address: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Send the code by e-mail' }).press('Enter');
  await expect(page.getByText('A code was sent by e-mail')).toBeVisible();
  await page.getByLabel('Security Code').pressSequentially(await mailedCode(page, address));
  await page.keyboard.press('Enter');
}

/** The bell tells a person, without a reload, what somebody else did; opened and closed by keyboard. */
export async function bellTells(page: Page, sentence: string | RegExp): Promise<void> {
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.press('Enter');
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText(sentence).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
}

/** A company of the directory that is small enough to be insured and has no account here yet. */
export async function freeCompany(page: Page, names: readonly string[]): Promise<string> {
  for (const name of names) {
    const isKnown = await page.evaluate(async (search) => {
      const token = sessionStorage.getItem('palisade.accessToken');
      const headers = { authorization: `Bearer ${token}` };
      const query = new URLSearchParams({ search });
      const answer = await fetch(`/api/account/v1/search?${String(query)}`, { headers });
      return ((await answer.json()) as { totalElements: number }).totalElements > 0;
    }, name);
    if (!isKnown) return name;
  }
  throw new Error('Every company of the walk has an account already: npm run reset');
}
