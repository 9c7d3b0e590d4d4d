import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Answers that lead to no referral. */
export const GOOD_ANSWERS = {
  mfaCloud: true,
  mfaRemote: true,
  mfaAdmin: true,
  edrDeployed: true,
  backupFrequency: 'WEEKLY',
  claimHistory: 0,
  isVerifyingBankAccounts: true,
  pastCyberIncident: false,
  lossInBusinessIncome: false,
  civilOrCriminalAction: false,
  securityBreachRequiringNotification: false,
  pendingLitigation: false,
};

/** Requests a quote by the API as the person who is signed in on this page; answers its id. */
export async function requestQuote(
  page: Page,
  accountId: string,
  answers: object = GOOD_ANSWERS,
  change: object = {},
): Promise<{ id: string; quoteNumber: string; status: string }> {
  const request = { accountId, product: 'P250', securityQuestions: answers, ...change };
  const keys = [randomUUID(), randomUUID()];
  const { status, body } = await page.evaluate(postQuote, { request, keys });
  expect(status, body).toBe(200);
  const { sent } = JSON.parse(body) as {
    sent: { id: string; quoteNumber: string; status: string }[];
  };
  return sent[0]!;
}

/** Runs in the page: only the browser knows every host name of the console. */
async function postQuote({ request, keys }: { request: { accountId: string }; keys: string[] }) {
  const post = (path: string, body: object, key: string | undefined) =>
    fetch(`/api/quote/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sessionStorage.getItem('palisade.accessToken')}`,
        'content-type': 'application/json',
        'idempotency-key': key ?? '',
      },
      body: JSON.stringify(body),
    });
  const draft = (await (await post('', request, keys[0])).json()) as { id: string };
  const path = `/cart/account/${request.accountId}/submit`;
  const answer = await post(path, { quoteIds: [draft.id] }, keys[1]);
  return { status: answer.status, body: await answer.text() };
}

const YES = [
  'MFA for mail and cloud',
  'MFA for remote access',
  'MFA for administrators',
  'Endpoint detection',
  'Verified bank accounts',
  'Incident response plan',
];

/** Answers every security question: good controls, and no history. */
export async function answerQuestions(page: Page): Promise<void> {
  const groups = page.getByRole('radiogroup');
  // The first visit loads the account and the form.
  await expect(groups.first()).toBeVisible({ timeout: 20_000 });
  for (const group of await groups.all()) {
    const isYes = YES.includes((await group.getAttribute('aria-label')) ?? '');
    await group.getByRole('radio', { name: isYes ? 'Yes' : 'No', exact: true }).check();
  }
  for (const [label, text] of [
    ['Backups', 'Weekly'],
    ['Patches', 'Monthly'],
    ['Prior incidents', 'Never'],
  ] as const) {
    await choose(page, label, text);
  }
}

/** Takes an option of a select by its text; again where the list moved away under the pointer. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  const list = page.locator('.ant-select-dropdown:visible');
  const option = list
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${text.replace('$', '\\$')}$`) });
  await option.click();
  await expect(async () => {
    if (await list.count()) await option.click({ timeout: 1_000 });
    await expect(list).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

/** The live premium of the builder, once it follows the last change. */
export async function livePremium(page: Page): Promise<string> {
  const panel = page.getByRole('complementary', { name: 'Premium' });
  await expect(panel.locator('[aria-busy="false"] .quote-price')).toBeVisible();
  return ((await panel.locator('.quote-price').textContent()) ?? '').replace(/^[^$£]*/, '');
}
