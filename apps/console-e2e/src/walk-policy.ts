import type { Page } from '@playwright/test';
import { answer, choose, chooseItem, enterDate, openTab, press, tick, type } from './keyboard';
import { look } from './look';
import { expect } from './test';
import { enterByCode, mailedLink } from './walk';
import type { Holder } from './walk-quote';

/** Pays all that is due by the mailed link. */
export async function pay(
  policyholder: Page,
  { email }: Holder,
  due: string,
  name: string,
): Promise<void> {
  const link = await mailedLink(policyholder, email, 'Pay the premium');
  await enterByCode(policyholder, link, email);
  await expect(policyholder.getByText(due).first()).toBeVisible();
  await look(policyholder, `walk-${name}-pay`);
  await answer(policyholder.getByRole('radio', { name: 'Credit Card' }));
  await press(policyholder.getByRole('button', { name: 'Go on to the card' }));
  const consent = policyholder.getByRole('dialog', { name: 'Leaving the platform' });
  await tick(consent.getByRole('checkbox'));
  await press(consent.getByRole('button', { name: 'Continue' }));
  await type(policyholder.getByLabel('Card number'), '4242 4242 4242 4242');
  await type(policyholder.getByLabel('Expires'), '12/40');
  await type(policyholder.getByLabel('Security code (CVC)'), '123');
  await press(policyholder.getByRole('button', { name: `PAY IN FULL ${due}` }));
  await expect(policyholder.getByText('Thank you for making payment for Policy#')).toBeVisible();
  await expect(async () => {
    const download = policyholder.waitForEvent('download', { timeout: 2_000 });
    await press(policyholder.getByRole('button', { name: 'Download receipt' }));
    expect((await download).suggestedFilename()).toMatch(/^Receipt .*\.pdf$/);
  }).toPass();
  await look(policyholder, `walk-${name}-paid`);
}

/** Opens the policy of a company from the list. */
export async function openPolicy(agent: Page, company: string): Promise<void> {
  await agent.goto(`/agency/policies?search=${encodeURIComponent(company)}`);
  await press(agent.getByRole('link', { name: /^P-/ }).first());
  await expect(agent.locator('.kit-page-number')).toHaveText(/^P-/);
}

/** Raises the limit of the policy that is open, which is priced before it is saved, and sends it. */
export async function endorse(agent: Page, limit: RegExp, name: string): Promise<void> {
  await press(agent.getByRole('button', { name: 'Endorse', exact: true }));
  const dialog = agent.getByRole('dialog', { name: /^Endorse policy/ });
  await choose(dialog.getByLabel('Limit', { exact: true }), limit);
  await expect(dialog.getByText('Due for the rest of the term')).toBeVisible();
  await look(agent, `walk-${name}-endorse`);
  await press(dialog.getByRole('button', { name: 'Save endorsement' }));
  const next = agent.getByRole('dialog', { name: /^Endorsement Q-/ });
  await expect(next.getByText('can be bound once the insured has signed it')).toBeVisible();
  await press(next.getByRole('button', { name: 'Open the quote' }));
  await press(agent.getByRole('button', { name: 'Send for signature' }));
  const request = agent.getByRole('dialog', { name: 'Send for signature' });
  await expect(request.getByLabel('First Name')).not.toHaveValue('');
  await press(request.getByRole('button', { name: 'Send for signature' }));
  await expect(agent.getByText('The application was sent to')).toBeVisible();
}

/** The change of the policy that is open has become its second revision. */
export async function expectEndorsed(agent: Page, name: string): Promise<void> {
  await openTab(agent.getByRole('tablist'), 'Revisions');
  const revisions = agent.getByRole('region', { name: 'Revisions' }).last();
  await expect(revisions.getByRole('row').nth(2)).toContainText('2 Endorsement');
  await look(agent, `walk-${name}-revisions`);
}

/** Reports and files a loss, which finds its cover. */
export async function fileClaim(agent: Page, lossDate: string, name: string): Promise<void> {
  await openTab(agent.getByRole('tablist'), 'Claims');
  await press(agent.getByRole('button', { name: 'New claim' }));
  const dialog = agent.getByRole('dialog');
  await type(dialog.getByLabel('Loss description'), 'A stranger read the mail of the bookkeeper.');
  await enterDate(dialog.getByLabel('Loss date'), lossDate);
  const contact = dialog.getByRole('radiogroup', { name: 'Is this the right person to contact?' });
  await answer(contact.getByRole('radio', { name: 'Yes' }));
  await press(dialog.getByRole('button', { name: 'File Claim' }));
  await expect(agent.getByText('Claim successfully filed')).toBeVisible();
  await press(agent.getByRole('link', { name: /^C-/ }));
  const cover = agent.getByRole('region', { name: 'Cover on the date of the loss' }).first();
  await expect(cover).toContainText('Liability');
  await look(agent, `walk-${name}-claim`);
}

/** The agency asks for the end of the policy that is open; the underwriter approves. */
export async function cancel(
  agent: Page,
  underwriter: Page,
  policyId: string,
  name: string,
): Promise<void> {
  await chooseItem(
    agent.getByRole('button', { name: 'More actions' }),
    agent.getByRole('menuitem', { name: 'Request cancellation' }),
  );
  const dialog = agent.getByRole('dialog', { name: 'Request cancellation' });
  await choose(dialog.getByLabel('Reason'), /^Rewritten with us$/);
  await expect(dialog.getByText('To be returned')).toBeVisible();
  await look(agent, `walk-${name}-cancel`);
  await press(dialog.getByRole('button', { name: 'Request cancellation' }));
  // The dialog says so too while it closes.
  await expect(
    agent.locator('#content').getByText('Cancellation requested', { exact: true }),
  ).toBeVisible();

  await underwriter.goto(`/admin/policies/${policyId}`);
  await press(underwriter.getByRole('button', { name: 'Approve cancellation' }));
  const approval = underwriter.getByRole('dialog', { name: 'Approve cancellation' });
  await tick(approval.getByRole('checkbox'));
  await press(approval.getByRole('button', { name: 'Approve cancellation' }));
  await expect(agent.getByText('Cancelled', { exact: true })).toBeVisible();
  await openTab(agent.getByRole('tablist'), 'Billing');
  const payments = agent.getByRole('region', { name: 'Payments' }).first();
  await expect(payments).toContainText('Refund/Credit');
  await look(agent, `walk-${name}-refunded`);
}
