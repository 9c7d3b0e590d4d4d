import type { Locator, Page } from '@playwright/test';
import { answer, choose, enterDate, press, tick, type } from './keyboard';
import { look } from './look';
import { livePremium } from './quotes';
import { expect } from './test';
import { enterByCode, mailedLink } from './walk';

/** The policyholder of a walk. */
export interface Holder {
  firstName: string;
  email: string;
  phone: string;
}

const YES = [
  'MFA for mail and cloud',
  'MFA for remote access',
  'MFA for administrators',
  'Endpoint detection',
  'Verified bank accounts',
  'Incident response plan',
];
const BROKER = /^Martha Quill/;

/** Looks the company up and makes it an account. */
export async function createAccount(agent: Page, company: string): Promise<void> {
  await agent.goto('/agency/accounts');
  await press(agent.getByRole('button', { name: 'New account' }).first());
  const dialog = agent.getByRole('dialog', { name: 'New account' });
  await type(dialog.getByLabel('Name'), company);
  await choose(dialog.getByLabel('Team'), /./);
  await press(dialog.getByRole('button', { name: 'Search' }));
  await press(agent.getByRole('button', { name: `Pick ${company}` }).first());
  await press(agent.getByRole('button', { name: 'Add Account' }));
  await expect(agent.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Goes through the wizard; answers the amount due that it showed. */
export async function requestQuote(
  agent: Page,
  product: RegExp,
  { isLitigated, startsOn }: { isLitigated: boolean; startsOn?: string },
): Promise<string> {
  await press(agent.getByRole('button', { name: 'Request Quote' }));
  await press(agent.getByRole('button', { name: 'Verify and continue' }));
  await answer(agent.getByRole('radio', { name: product }));
  await press(agent.getByRole('button', { name: 'Continue' }));
  await answerQuestions(agent, isLitigated);
  await press(agent.getByRole('button', { name: 'Continue' }));
  if (startsOn) await enterDate(agent.getByLabel('Effective', { exact: true }), startsOn);
  const shown = await livePremium(agent);
  await press(agent.getByRole('button', { name: 'Request Quote' }));
  return shown;
}

async function answerQuestions(agent: Page, isLitigated: boolean): Promise<void> {
  const groups = agent.getByRole('radiogroup');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    const label = (await group.getAttribute('aria-label')) ?? '';
    const isYes = YES.includes(label) || (isLitigated && label === 'Pending litigation');
    await answer(group.getByRole('radio', { name: isYes ? 'Yes' : 'No', exact: true }));
  }
  await choose(agent.getByLabel('Backups', { exact: true }), /^Weekly$/);
  await choose(agent.getByLabel('Patches', { exact: true }), /^Monthly$/);
  await choose(agent.getByLabel('Prior incidents', { exact: true }), /^Never$/);
}

/** Picks a referral up in the inbox and releases it. */
export async function release(underwriter: Page, company: string, number: string): Promise<void> {
  await underwriter.goto(`/admin/inbox?search=${number}`);
  await look(underwriter, 'walk-inbox');
  await press(underwriter.getByRole('link', { name: company }));
  const record = underwriter.getByRole('region', { name: 'Chosen quote' });
  await press(record.getByRole('button', { name: 'Pick up' }));
  await expect(record.getByText('In review', { exact: true })).toBeVisible();
  await press(record.getByRole('button', { name: 'Release terms' }));
  const dialog = underwriter.getByRole('dialog', { name: 'Release terms' });
  await press(dialog.getByRole('button', { name: 'Release terms' }));
  await expect(underwriter.getByText('Terms released')).toBeVisible();
}

/** What a dialog on surplus paper asks for after the policyholder, step by step. */
export type SurplusStep = 'broker' | 'effort' | 'notice';

/**
 * Sends the application; on surplus paper with the broker that the agency is licensed through, in most
 * states with a diligent effort, and in some with the notice that this broker has acknowledged.
 */
export async function sendForSignature(
  agent: Page,
  holder: Holder,
  steps: readonly SurplusStep[] = [],
): Promise<void> {
  await press(agent.getByRole('button', { name: 'Send for signature' }));
  const dialog = agent.getByRole('dialog', { name: 'Send for signature' });
  await type(dialog.getByLabel('First Name'), holder.firstName);
  await type(dialog.getByLabel('Last Name'), 'Holder');
  await type(dialog.getByLabel('Email Address'), holder.email);
  await type(dialog.getByLabel('Phone Number'), holder.phone);
  if (steps.includes('broker')) await chooseBroker(dialog);
  if (steps.includes('effort')) await showEffort(dialog);
  if (steps.includes('notice')) await attestNotice(dialog);
  await press(dialog.getByRole('button', { name: 'Send for signature' }));
  await expect(agent.getByText(`The application was sent to ${holder.email}`)).toBeVisible();
  const sent = agent.getByText(`Sent to ${holder.firstName} Holder, ${holder.email}, on`);
  await expect(sent).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Send again' })).toBeVisible();
}

/** The second step of a dialog on surplus paper. */
async function chooseBroker(dialog: Locator): Promise<void> {
  await press(dialog.getByRole('button', { name: 'Next' }));
  await choose(dialog.getByLabel('Surplus lines broker'), BROKER);
}

/** The next one, where the state asks that three admitted insurers declined. */
export async function showEffort(dialog: Locator): Promise<void> {
  await press(dialog.getByRole('button', { name: 'Next' }));
  await choose(dialog.getByLabel('Why this risk may go to surplus lines'), /^Admitted insurers/);
  for (const [at, insurer] of ['Oakline', 'Pinecrest', 'Elmway'].entries()) {
    const row = dialog.getByRole('group', { name: `Insurer ${at + 1}` });
    await type(row.getByLabel('Insurer', { exact: true }), insurer);
    await type(row.getByLabel('Who answered'), 'Ida Moss');
    await enterDate(row.getByLabel('Declined on'), '2026-01-12');
    await type(row.getByLabel('Reason'), 'No appetite for this class.');
  }
}

/** The last one, where the state has a notice: it is read in full before its box is ticked. */
async function attestNotice(dialog: Locator): Promise<void> {
  await press(dialog.getByRole('button', { name: 'Next' }));
  await expect(dialog.getByRole('region', { name: 'Text of the notice' })).toContainText(
    /surplus lines coverage under/,
  );
  await tick(dialog.getByRole('checkbox', { name: /I have read this notice\. Martha Quill/ }));
}

/** Reads, attests and signs by the mailed link. */
export async function sign(policyholder: Page, holder: Holder, name: string): Promise<void> {
  const { email, firstName } = holder;
  await enterByCode(policyholder, await mailedLink(policyholder, email, 'Review & sign'), email);
  const submit = policyholder.getByRole('button', { name: 'Sign application' });
  await expect(submit).toBeDisabled();
  await look(policyholder, `walk-${name}-sign`);
  await tick(policyholder.getByLabel(/attest to it/));
  await type(policyholder.getByLabel('Name', { exact: true }), `${firstName} Holder`);
  await type(policyholder.getByLabel('Title'), 'Owner');
  await type(policyholder.getByLabel(/your signature/), `${firstName} Holder`);
  await press(submit);
  await expect(policyholder.getByText('Your signed application is on file')).toBeVisible();
  await look(policyholder, `walk-${name}-signed`);
}

/**
 * Binds a signed quote, which issues its policy; the broker and the notice of a state stand in their
 * steps already where they were given when it was sent.
 */
export async function bindQuote(agent: Page, name: string, hasNotice = false): Promise<void> {
  await press(agent.getByRole('button', { name: 'Bind', exact: true }));
  const dialog = agent.getByRole('dialog', { name: 'Bind' });
  await expect(dialog.getByLabel('First Name')).not.toHaveValue('');
  if (name === 'surplus') {
    await look(agent, 'walk-bind');
    await chooseBroker(dialog);
  }
  if (hasNotice) {
    await press(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByText(BROKER)).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByRole('checkbox', { name: /I have read this notice/ })).toBeChecked();
  }
  await press(dialog.getByRole('button', { name: 'Bind quote' }));
  await expect(agent.getByText('The quote is bound.')).toBeVisible();
  await expect(agent.getByText(/^(Issued|In force)$/).first()).toBeVisible({ timeout: 15_000 });
  await look(agent, `walk-${name}-issued`);
}

/** The number of the quote that a page is about. */
export const numberOf = async (page: Page): Promise<string> =>
  (await page.locator('.kit-page-number').textContent()) ?? '';

/** What the quote that a page is about comes to with its taxes. */
export const amountDue = async (page: Page): Promise<string> => {
  const lines = page.locator('.kit-amounts-due').filter({ hasText: 'Total with taxes' });
  return (await lines.locator('dd').first().textContent()) ?? '';
};
