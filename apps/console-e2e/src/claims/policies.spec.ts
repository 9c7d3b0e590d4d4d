import type { Page } from '@playwright/test';
import { choose } from '../quotes';
import { inDays, issuePolicy, signChange } from '../policies';
import { expect, test } from '../test';

const WALK_MS = 120_000;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('a policy is found, and shows its terms, its money and its documents', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/policies');
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  const { policyNumber, companyName } = await issuePolicy(page);

  await page.getByRole('searchbox').fill(policyNumber);
  await expect(page.getByText('1 policy', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('In force');
  await expect(row).toContainText('Unpaid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'CANCELLATIONS' }).click();
  await expect(page.getByText('No Data')).toBeVisible();
  await page.getByRole('button', { name: 'In force' }).click();
  await page.getByRole('button', { name: 'CANCELLATIONS' }).click();
  await page.getByRole('link', { name: policyNumber }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(companyName);
  await expect(page.locator('.kit-page-number')).toHaveText(policyNumber);
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(terms).toContainText('$1,000,000');
  await expect(terms).toContainText('$25,000');
  await expect(page.getByText(/^Waiting for payment, due /)).toBeVisible();

  await tab(page, 'Coverages').press('Enter');
  await expect(page).toHaveURL(/\/coverages$/);
  await expect(page.getByRole('rowheader', { name: 'Breach Fund' })).toBeVisible();
  await tab(page, 'Billing').press('Enter');
  const invoices = page.getByRole('region', { name: 'Invoices' }).first();
  await expect(invoices.getByRole('row')).toHaveCount(2);
  await expect(invoices).toContainText('Unpaid');
  await expect(page.getByText('No payments yet.')).toBeVisible();

  await tab(page, 'Documents').press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Invoice/ }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^Invoice .*\.pdf$/);
  await tab(page, 'Claims').press('Enter');
  await expect(page.getByText('No claim was reported under this policy.')).toBeVisible();
});

test('an endorsement is priced before it is saved, bound, and told by its revision', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/policies');
  const { id, email } = await issuePolicy(page);
  await page.goto(`/agency/policies/${id}/revisions`);
  await page.getByRole('button', { name: 'Endorse', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Endorse policy/ });
  await expect(dialog.getByRole('button', { name: 'Save endorsement' })).toBeDisabled();
  await choose(page, 'Limit', '$2,000,000');
  const preview = dialog.getByRole('region', { name: 'What this change costs' });
  await expect(preview).toContainText('Annual premium after');
  await expect(preview).toContainText('Due for the rest of the term');
  await dialog.getByRole('button', { name: 'Save endorsement' }).press('Enter');

  const next = page.getByRole('dialog', { name: /^Endorsement Q-/ });
  await expect(next.getByText('can be bound once the insured has signed it')).toBeVisible();
  await next.getByRole('button', { name: 'Close' }).last().press('Enter');
  const open = page.getByRole('region', { name: 'Endorsements in preparation' });
  await expect(open.last()).toContainText('Ready');
  const bind = page.getByRole('button', { name: /^Bind endorsement Q-/ });
  await expect(bind).toBeHidden();
  const href = await open.getByRole('link', { name: /^Q-/ }).last().getAttribute('href');
  await signChange(page, href?.split('/').at(-1) ?? '', email);
  await bind.press('Enter');
  await expect(page.getByText('Endorsement bound')).toBeVisible();

  const revisions = page.getByRole('region', { name: 'Revisions' }).last();
  await expect(revisions.getByRole('row').nth(2)).toContainText('2 Endorsement');
  const changes = page.getByRole('table').last();
  await expect(changes.getByRole('row').nth(1)).toHaveText(/Limit\$1,000,000\$2,000,000/);
  await expect(changes).toContainText('Liability: Annual premium');
  await choose(page, 'Compare', 'Revision 2');
  await expect(page.getByText('These revisions have the same terms.')).toBeVisible();
});

test('an agency asks for a cancellation, and an underwriter refuses and then approves', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/policies');
  const { id } = await issuePolicy(agent);
  await agent.goto(`/agency/policies/${id}`);
  await underwriter.goto(`/admin/policies/${id}`);
  const asked = async () => {
    await agent.getByRole('button', { name: 'More actions' }).click();
    await agent.getByRole('menuitem', { name: 'Request cancellation' }).press('Enter');
    const dialog = agent.getByRole('dialog', { name: 'Request cancellation' });
    await dialog.getByLabel('Cancellation date').fill(inDays(5));
    await choose(agent, 'Reason', 'Coverage placed elsewhere');
    const preview = dialog.getByRole('region', { name: 'What this cancellation does' });
    await expect(preview).toContainText('Cancellation requested');
    await expect(preview).toContainText('To be returned');
    await dialog.getByRole('button', { name: 'Request cancellation' }).press('Enter');
    // The dialog says so too while it closes.
    await expect(
      agent.locator('#content').getByText('Cancellation requested', { exact: true }),
    ).toBeVisible();
  };
  await asked();
  await expect(agent.getByRole('button', { name: 'Endorse', exact: true })).toHaveCount(0);

  // The request appears by its event, without a reload.
  await expect(underwriter.getByText('Cancellation requested', { exact: true })).toBeVisible();
  await underwriter.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Reject request' }).press('Enter');
  const reject = underwriter.getByRole('dialog', { name: 'Reject the cancellation request' });
  await reject.getByRole('button', { name: 'Reject request' }).press('Enter');
  await expect(reject.getByRole('alert')).toContainText('Reason is a required field');
  await reject.getByRole('textbox', { name: 'Reason' }).fill('The premium is earned.');
  await reject.getByRole('button', { name: 'Reject request' }).press('Enter');
  await expect(underwriter.getByText('Cancellation request rejected')).toBeVisible();
  await expect(agent.getByText('In force', { exact: true })).toBeVisible();

  await asked();
  await underwriter.getByRole('button', { name: 'Approve cancellation' }).press('Enter');
  const approve = underwriter.getByRole('dialog', { name: 'Approve cancellation' });
  await expect(approve.getByLabel('Cancellation date')).toHaveValue(inDays(5));
  await expect(approve.getByText('Cancellation pending')).toBeVisible();
  await approve.getByRole('button', { name: 'Approve cancellation' }).press('Enter');
  await expect(underwriter.getByText('Notice of cancellation given')).toBeVisible();
  await underwriter.getByRole('button', { name: 'Stop notice' }).press('Enter');
  const stop = underwriter.getByRole('dialog', { name: 'Stop the notice of cancellation' });
  await stop.getByRole('textbox', { name: 'Reason' }).fill('The insured stays.');
  await stop.getByRole('button', { name: 'Stop notice' }).press('Enter');
  await expect(underwriter.getByText('Notice stopped')).toBeVisible();
  await expect(agent.getByText('In force', { exact: true })).toBeVisible();
});

test('what takes effect at once is confirmed first and can be undone; two of the staff void', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [agent, admin] = await Promise.all([as('agency'), as('admin')]);
  await agent.goto('/agency/policies');
  const { id, policyNumber } = await issuePolicy(agent);
  await admin.goto(`/admin/policies/${id}`);
  await admin.getByRole('button', { name: 'More actions' }).click();
  await admin.getByRole('menuitem', { name: 'Cancel policy' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Cancel policy' });
  await choose(admin, 'Reason', 'Underwriting reasons');
  await expect(dialog.getByRole('alert')).toContainText('notice');
  await dialog.locator('.ant-select').first().click();
  await admin.getByText('Rewritten with us', { exact: true }).click();
  // Nobody has asked for it: flat is what is left.
  const cancelDate = dialog.getByLabel('Cancellation date');
  await cancelDate.fill((await cancelDate.getAttribute('min')) ?? '');
  await expect(dialog.getByText('Flat cancelled', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel policy' }).press('Enter');
  await expect(dialog.getByText('Confirm that coverage ends at once').first()).toBeVisible();
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Cancel policy' }).press('Enter');
  await expect(admin.getByText('Policy cancelled')).toBeVisible();

  await agent.goto(`/agency/policies?search=${policyNumber}&filter=CANCELLATIONS`);
  await expect(agent.getByRole('row').filter({ hasText: policyNumber })).toContainText(
    'Flat cancelled',
  );
  await admin.getByRole('button', { name: 'More actions' }).click();
  await admin.getByRole('menuitem', { name: 'Undo cancellation' }).press('Enter');
  const undo = admin.getByRole('dialog', { name: 'Undo cancelled policy' });
  await expect(undo.getByRole('row', { name: /^Charged in all/ })).toBeVisible();
  await undo.getByRole('textbox', { name: 'Reason' }).fill('Cancelled by mistake.');
  await undo.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(admin.getByText('Policy restored')).toBeVisible();
  await expect(admin.getByText('In force', { exact: true })).toBeVisible();

  // Issued in error: one asks, and another sees what goes back before it is done.
  await admin.getByRole('button', { name: 'More actions' }).click();
  await admin.getByRole('menuitem', { name: 'Void policy' }).press('Enter');
  const wish = admin.getByRole('dialog', { name: 'Void policy' });
  await expect(wish.getByRole('row', { name: /^Charged in all .*\$0.00/ })).toBeVisible();
  await wish.getByRole('textbox', { name: 'Reason' }).fill('Issued twice.');
  await wish.getByRole('button', { name: 'Ask to void' }).press('Enter');
  await expect(admin.getByText('Void asked for: another person decides')).toBeVisible();
  const second = await as('secondAdmin');
  await second.goto(`/admin/policies/${id}`);
  await second.getByRole('button', { name: 'More actions' }).click();
  await second.getByRole('menuitem', { name: 'Decide on the void' }).press('Enter');
  const decision = second.getByRole('dialog', { name: 'Void policy' });
  await expect(decision).toContainText('Confirmation that the policy is void');
  await decision.getByText('Void', { exact: true }).last().click();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('It was issued twice.');
  await decision.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(second.getByText('Policy voided')).toBeVisible();
  await second.goto(`/admin/policies/${id}/revisions`);
  await expect(second.getByRole('list').filter({ hasText: 'Reinstatement' })).toContainText('Void');
});
