import type { Page, Route } from '@playwright/test';
import type { Person } from '../people';
import { fillRequired, stopWrites } from '../presses';
import { PRESSED_FORMS } from '../pressed-forms';
import type { DemoRows, PressedForm } from '../pressed-forms/form';
import { sessionOf } from '../sessions';
import { expect, test } from '../test';

/** How long what can be taken back waits. */
const UNDO_MS = 5000;

const { PALISADE_URL = 'http://localhost:3000' } = process.env;

let rows: DemoRows;

test.beforeAll(async () => {
  const read = async <T>(person: Person, address: string): Promise<T> => {
    const token = (await sessionOf(person)).tab['palisade.accessToken'];
    const answer = await fetch(`${PALISADE_URL}/api/${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as T;
  };
  interface Row {
    [field: string]: string;
  }
  const first = async (person: Person, address: string, field = 'id'): Promise<string> => {
    const { content } = await read<{ content: Row[] }>(person, address);
    return content.find((row) => row[field])?.[field] ?? '';
  };
  rows = {
    readyQuote: await first('agency', 'quote/v1/search?status=READY'),
    draftQuote: await first('agency', 'quote/v1/search?status=DRAFT'),
    referredQuote: await first('underwriter', 'quote/v1/search?status=REFERRED'),
    sentQuote: await first('customer', 'quote/v1/search?status=READY'),
    policy: await first('agency', 'policy/v1/search?search=Red+Rock'),
    claim: await first('agency', 'claims/v1/search?status=UN_FILED', 'claimId'),
    user: await first('agency', 'auth/v1/users?search=agent'),
    book: await first('admin', 'rater/v1/books'),
    submission: await first('admin', 'account/v1/submission/search?status=NEW'),
    invoice: await first('admin', 'billing/v1/search?filter=outstanding%20balances'),
  };
});

for (const form of PRESSED_FORMS) {
  const title = `${form.name}: two presses send it once, the next attempt under the same key`;
  // What costs money is tried with every `npm test`, the others by the sweep.
  test(title, { tag: form.isMoney ? [] : ['@sweep'] }, async ({ inBrowserOf }) => {
    const page = await inBrowserOf(form.person);
    for (const [address, change] of Object.entries(form.answers ?? {})) {
      await page.route(
        (url) => matches(address, url.pathname),
        (route) => answer(route, change),
      );
    }
    const sent = await stopWrites(page);
    await page.goto(form.path(rows));
    const button = await readyButton(page, form);
    sent.length = 0;
    await button.dblclick();
    await expect.poll(() => sent.length, { timeout: UNDO_MS + 5000 }).toBe(1);
    const again = form.isUndoable ? page.getByRole('button', { name: 'Try again' }) : button;
    await expect(again).toBeEnabled();
    expect(sent).toHaveLength(1);
    // By the keyboard, because the notice of the failure may lie over the button.
    await again.press('Enter');
    await expect.poll(() => sent.filter(({ isOver }) => isOver).length).toBe(2);
    if (form.hasNoKey) return;
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });
}

const matches = (address: string, pathname: string): boolean =>
  new RegExp(`^${address.replaceAll('*', '[^/]+')}$`).test(pathname);

async function answer(route: Route, change: (known: never) => unknown): Promise<void> {
  const known: unknown = await route
    .fetch()
    .then((response) => response.json() as unknown)
    .catch(() => ({}));
  await route.fulfill({ json: change(known as never) });
}

/** The button of a form that has all that it asks for. */
async function readyButton(page: Page, { prepare, button, isModal, isBare }: PressedForm) {
  const place = isModal ? page.getByRole('dialog') : page.locator('body');
  if (isModal) await expect(place).toBeVisible();
  const usual = () => {
    const scope = page.getByRole('dialog').or(page.locator('main')).last();
    return scope.locator('.ant-btn-primary, .button.primary').last();
  };
  const found = () => (button ? place.getByRole('button', { name: button }).first() : usual());
  if (!isBare) {
    await expect(found()).toBeVisible();
    await fillRequired(page, place);
  }
  if (prepare) await prepare(page);
  return found();
}
