import fs from 'node:fs';
import path from 'node:path';
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

test('every file of the console that sends is among the forms that are pressed twice', () => {
  const source = path.join(__dirname, '../../../console/src');
  const sends = /useSubmit\(|useFormSubmission<|<FormModal<|<ConfirmModal$|<HolderDialog$/m;
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('kit/'))
    .filter((file) => sends.test(fs.readFileSync(path.join(source, file), 'utf8')));
  const pressed = new Set(PRESSED_FORMS.map(({ file }) => file));
  expect(files.filter((file) => !pressed.has(file) && !(file in ELSEWHERE))).toEqual([]);
});

const BY_ANOTHER_ROW = 'its dialog is that of another row';
const SENDS_NOTHING = 'it leads to another page';
const BY_FILE = 'a file is chosen, nothing is pressed';
const SWITCH = 'a second press of a switch says the opposite';
const BY_HOOK = 'it sends by the same hook as the others; a row of its own is still to be written';
const MUST_DIFFER =
  'its form is complete only after some twenty answers; it sends by the same hook';
const ONCE = 'it sends once in the life of an account, and then leads on';
const READS = 'it hands a file to the browser and changes nothing';
const NO_DEMO = 'the demo data has no such row; it sends by the same hook as the others';

/** Files that send and are no row of the table, and why. */
const ELSEWHERE: Record<string, string> = {
  'features/commissions/download-modal.tsx': READS,
  'features/commissions/waiting-payment.tsx': NO_DEMO,
  'features/accounts/details/invalidate-quotes-modal.tsx': BY_ANOTHER_ROW,
  'pages/accounts/answers-view.tsx': MUST_DIFFER,
  'pages/quotes/wizard/verify-step.tsx': ONCE,
  'features/quotes/binding/holder-dialog.tsx': BY_ANOTHER_ROW,
  'features/policies/endorsements/endorsement-next.tsx': BY_ANOTHER_ROW,
  'features/users/user-actions.ts': BY_ANOTHER_ROW,
  'features/accounts/account-create-modal.tsx': SENDS_NOTHING,
  'features/quotes/builder/cancel-modal.tsx': SENDS_NOTHING,
  'features/quotes/builder/requote-unavailable-modal.tsx': SENDS_NOTHING,
  'features/quotes/additional/additional-insured-modal.tsx': BY_HOOK,
  'features/quotes/actions/use-further-quotes.tsx': BY_HOOK,
  'features/submissions/use-submission-actions.ts': BY_HOOK,
  'pages/wholesale/request-panel.tsx': ONCE,
  'pages/quotes/indication-page.tsx': BY_HOOK,
  'features/quotes/indication/appetite-modal.tsx': BY_HOOK,
  'pages/quotes/batch-page.tsx': BY_FILE,
  'features/rater/book-tables.tsx': BY_FILE,
  'features/notices/notice-sentence.tsx': SENDS_NOTHING,
  'features/notices/subscriptions-card.tsx': SWITCH,
  'features/profile/picture-card.tsx': BY_FILE,
  'features/profile/reports-card.tsx': NO_DEMO,
  'features/agencies/logos/logo-fields.tsx': BY_FILE,
  'features/agencies/logos/logo-crop-modals.tsx': NO_DEMO,
  'features/bulk/bulk-upload-modal.tsx': BY_FILE,
  'features/bulk/upload-progress.tsx': NO_DEMO,
  'features/submissions/mail-modals.tsx': BY_HOOK,
  'pages/submissions/mails-page.tsx': BY_HOOK,
  'features/quotes/indication/batch-state.tsx': NO_DEMO,
  'features/documents/upload-modal.tsx': BY_FILE,
  'features/profile/picture-crop-modal.tsx': NO_DEMO,
  'features/rater/book-cases.tsx': NO_DEMO,
  'features/rater/book-dislocation.tsx': NO_DEMO,
  'features/rater/new-book-modal.tsx': NO_DEMO,
  'features/rater/preset-delete-modal.tsx': NO_DEMO,
  'features/sso/sso-settings-modal.tsx': NO_DEMO,
  'features/entering/entered-banner.tsx': NO_DEMO,
  'features/billing/agency-bill-modal.tsx': BY_FILE,
  'features/billing/financer-modal.tsx': BY_HOOK,
  'features/clock/new-clock.tsx': BY_HOOK,
  'features/payments/installment-plan.tsx': BY_HOOK,
  'pages/quotes/wizard/use-saving.ts': BY_HOOK,
  'features/payments/saved-methods.tsx': NO_DEMO,
};

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
