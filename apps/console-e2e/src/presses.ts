import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

/** Calls that change nothing, however they are sent. */
const COMPUTES =
  /\/(calculator|what-if|precheck|rater\/v1\/irpm|rules\/|presets\/\d+\/|address\/verify|validate-password|books\/[^/]+\/test|dislocation|wf\/access)/;

/** What of the pages around a form is neither that form nor sent by a press. */
const BESIDE = /\/(me\/views|me\/preferences|access)$/;

/** How long a call is under way: longer than a double click. */
const UNDER_WAY_MS = 150;

const isWrite = (request: Request): boolean =>
  request.method() !== 'GET' &&
  request.headers().prefer !== 'dry-run' &&
  !COMPUTES.test(request.url()) &&
  !BESIDE.test(request.url());

/** What is sent instead of being done. */
export interface Sent {
  path: string;
  key: string | undefined;
  /** Its end has reached the page; a page that closes before would let it go through. */
  isOver: boolean;
}

/** Lets no write of the page through: each is noted, and ends like a network that is gone. */
export async function stopWrites(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    if (!isWrite(request)) return route.fallback();
    const path = `${request.method()} ${new URL(request.url()).pathname}`;
    const one = { path, key: request.headers()['idempotency-key'], isOver: false };
    sent.push(one);
    await new Promise((resolve) => setTimeout(resolve, UNDER_WAY_MS));
    await route.abort('failed');
    one.isOver = true;
  });
  return sent;
}

/** Fills in what a form asks for and has not: texts by their kind, lists by their first choice. */
export async function fillRequired(page: Page, form: Locator): Promise<void> {
  const fields = form.locator('[aria-required="true"]:visible, input[required]:visible');
  await expect(form.locator('.ant-skeleton')).toHaveCount(0);
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at);
    if (!(await field.isEnabled())) continue;
    const role = await field.getAttribute('role');
    // Its answer is chosen before, where one is asked for.
    if (role === 'radiogroup') continue;
    if (role === 'combobox') await pickFirst(page, field);
    else if ((await field.getAttribute('type')) === 'checkbox') await field.check();
    else if ((await field.inputValue()) === '') await field.fill(await usualText(field));
  }
}

const TEXTS: Record<string, string> = {
  email: 'ada.holder@insured.example',
  tel: '602-555-0142',
  date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  password: 'Quiet-Harbour-42',
};

async function usualText(field: Locator): Promise<string> {
  const isNumber =
    (await field.getAttribute('inputmode')) === 'numeric' ||
    (await field.getAttribute('role')) === 'spinbutton';
  return TEXTS[(await field.getAttribute('type')) ?? ''] ?? (isNumber ? '424242' : 'Pressed twice');
}

async function pickFirst(page: Page, field: Locator): Promise<void> {
  const select = field.locator('xpath=ancestor::*[contains(@class,"ant-select")][last()]');
  if (await select.locator('.ant-select-selection-item, .ant-select-content-value').count()) return;
  await field.click();
  const option = page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
  await option.click();
  // A list to choose several from stays open, and would lie over the button.
  if ((await select.getAttribute('class'))?.includes('multiple')) await field.press('Escape');
}
