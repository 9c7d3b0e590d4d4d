import { accountIdOf, RED_ROCK_DENTAL } from '../accounts';
import { press } from '../keyboard';
import { expectOk } from '../policies';
import { choose, GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

// Within the authority of the demo underwriter, which a dentist is not.
const INSURED = 'Alder Creek Logistics';

const REFERRED = { ...GOOD_ANSWERS, pendingLitigation: true };

test('a referral is picked up, rated by schedule and released, live at the agent', async ({
  as,
}) => {
  test.slow();
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/quotes');
  const { id, quoteNumber } = await requestQuote(
    agent,
    await accountIdOf(agent, INSURED),
    REFERRED,
  );
  await agent.goto(`/agency/quotes/${id}`);
  await expect(agent.getByText('Referred', { exact: true })).toBeVisible();
  await expect(agent.getByText('Why an underwriter is reviewing this quote')).toBeVisible();

  await underwriter.goto(`/admin/inbox?search=${quoteNumber}`);
  await underwriter.getByRole('link', { name: INSURED }).click();
  const record = underwriter.getByRole('region', { name: 'Chosen quote' });
  await record.getByRole('button', { name: 'Pick up' }).click();
  await expect(record.getByText('In review', { exact: true })).toBeVisible();

  await record.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'IRPM modifier' }).click();
  const irpm = underwriter.getByRole('dialog', { name: 'IRPM modifier' });
  const stability = irpm.getByLabel('Company stability');
  await stability.fill('99');
  await stability.blur();
  await expect(irpm.getByText('Invalid', { exact: true })).toBeVisible();
  await stability.fill('-2');
  await expect(irpm.getByText('Modifier 0.9800 (-2% in all)')).toBeVisible();
  await irpm.getByRole('button', { name: 'Save' }).click();
  await expect(underwriter.getByText('IRPM saved')).toBeVisible();
  await expect(record.getByText(/schedule rating 0\.98/)).toBeVisible();

  await record.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Edit MGA fee' }).click();
  const fee = underwriter.getByRole('dialog', { name: 'Edit MGA fee' });
  await fee.getByLabel('MGA fee').fill('125');
  await fee.getByRole('button', { name: 'Save' }).click();
  await expect(underwriter.getByText('MGA fee updated')).toBeVisible();
  await expect(record.getByText('$125.00')).toBeVisible();

  await record.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Add subjectivity' }).click();
  const manuscript = underwriter.getByRole('dialog', { name: 'Add subjectivity' });
  await manuscript.getByLabel('Title').fill('Letter of the lawyers');
  await manuscript.getByLabel('Text').fill('What the litigation is about.');
  await manuscript.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByText('Letter of the lawyers', { exact: true })).toBeVisible();

  await record.getByRole('button', { name: 'Release terms' }).click();
  const release = underwriter.getByRole('dialog', { name: 'Release terms' });
  await release.getByRole('button', { name: 'Release terms' }).click();
  await expect(underwriter.getByText('Terms released')).toBeVisible();
  await expect(agent.getByText('Ready', { exact: true })).toBeVisible();
  await expect(agent.getByText('Letter of the lawyers', { exact: true })).toBeVisible();

  const timeline = agent.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('released the quote');
  await expect(timeline).not.toContainText('IRPM');
  await timeline.getByRole('button', { name: 'Check the records' }).press('Enter');
  await expect(timeline).toContainText('Unchanged: all');
});

test('an underwriter changes the terms of a quote and declines it with a reason', async ({
  as,
}) => {
  test.slow();
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/quotes');
  const { id } = await requestQuote(agent, await accountIdOf(agent, INSURED), REFERRED);
  await underwriter.goto(`/admin/quotes/${id}`);
  await underwriter.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Update terms' }).click();
  await choose(underwriter, 'Retention', '$50,000');
  const update = underwriter.getByRole('dialog', { name: 'Update terms' });
  await update.getByRole('button', { name: 'Update' }).click();
  await expect(underwriter.getByText('Quote updated')).toBeVisible();
  await expect(underwriter.getByRole('region', { name: 'Terms' })).toContainText('$50,000');

  await underwriter.getByRole('button', { name: 'More actions' }).click();
  await underwriter.getByRole('menuitem', { name: 'Decline' }).click();
  const decline = underwriter.getByRole('dialog', { name: 'Decline quote' });
  await choose(underwriter, 'Reason', 'Poor Claims History');
  await decline.getByLabel('Reason description').fill('Litigation is pending.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(underwriter.getByText('Quote declined')).toBeVisible();
  await expect(underwriter.getByText('Declined', { exact: true })).toBeVisible();
});

test('an underwriter sets what one quote has of its own, and takes all of it back', async ({
  as,
}) => {
  test.slow();
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/quotes');
  const { id } = await requestQuote(agent, await accountIdOf(agent, INSURED), REFERRED);
  await underwriter.goto(`/admin/quotes/${id}`);
  const pick = async (action: string) => {
    await underwriter.getByRole('button', { name: 'More actions' }).click();
    await underwriter.getByRole('menuitem', { name: action }).click();
  };

  await pick('Change commission');
  const commission = underwriter.getByRole('dialog', { name: 'Change commission' });
  await commission.getByLabel('Commission').fill('12.5');
  await commission.getByRole('button', { name: 'Save' }).click();
  await expect(underwriter.getByText('Commission changed')).toBeVisible();

  await pick('Change agent');
  const named = underwriter.getByRole('dialog', { name: 'Change agent' });
  await named.getByLabel('First name').fill('Otto');
  await named.getByRole('button', { name: 'Save' }).click();
  await expect(underwriter.getByText('Agent changed')).toBeVisible();

  await pick('Specified-event exclusions');
  await expect(underwriter.getByText('There are no SE events to display.')).toBeVisible();
  await underwriter.getByRole('button', { name: 'Add event' }).click();
  const event = underwriter.getByRole('dialog', { name: 'Add event' });
  await event.getByLabel('Claim number').fill('C-17');
  await event.getByLabel('Claim name').fill('Mail fraud');
  await event.getByRole('button', { name: 'Save' }).click();
  await expect(event.getByText('Invalid date format').first()).toBeVisible();
  await event.getByLabel('Claim date').fill('2026-03-01');
  await event.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(underwriter.getByText('Specified event saved')).toBeVisible();
  const events = underwriter.getByRole('dialog', { name: 'Specified-event exclusions' });
  await expect(events.getByRole('row', { name: /Mail fraud/ })).toBeVisible();
  await events.getByRole('button', { name: 'Close' }).last().click();

  await pick('Pass over the score rule');
  const bypass = underwriter.getByRole('dialog', { name: 'Pass over the score rule' });
  await bypass.getByLabel('Reason').fill('Remediation is under way.');
  await bypass.getByRole('button', { name: 'Save' }).click();
  await expect(underwriter.getByText('Score rule passed over')).toBeVisible();

  await pick('Switch market');
  const market = underwriter.getByRole('dialog', { name: 'Underwriting' });
  await market.getByText('Surplus', { exact: true }).click();
  await market.getByRole('button', { name: 'Switch market' }).click();
  const unsaved = underwriter.getByRole('dialog', { name: 'Changes will be lost' });
  // One dialog has just taken the place of another.
  await press(unsaved.getByRole('button', { name: 'SWITCH' }));
  await expect(underwriter.getByText('Quote recalculated')).toBeVisible();
  await expect(underwriter.getByText('Prime 250 Surplus').first()).toBeVisible();

  await pick('Reset quote');
  const reset = underwriter.getByRole('dialog', { name: 'Reset quote' });
  await reset.getByRole('button', { name: 'Reset quote' }).click();
  await expect(underwriter.getByText('Quote reset', { exact: true })).toBeVisible();
});

test('an agency deletes all invalid or expired quotes of a client', async ({ as }) => {
  test.slow();
  const [agent, admin] = await Promise.all([as('agency'), as('admin')]);
  await agent.goto('/agency/quotes');
  const accountId = await accountIdOf(agent, INSURED);
  const { id, quoteNumber } = await requestQuote(agent, accountId, REFERRED);
  await admin.goto('/admin/quotes');
  await expectOk(admin, 'PUT', `/api/quote/v1/salesInbox/invalid/${id}`, { reason: 'Old facts.' });
  const data = encodeURIComponent(JSON.stringify({ accountId }));
  await agent.goto(
    `/agency/quotes?search=${quoteNumber}&modal=quotes-delete-invalid-expired&modalData=${data}`,
  );
  const sure = agent.getByRole('dialog', { name: 'Delete all invalid or expired quotes' });
  await sure.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(agent.getByText(/quotes? deleted/)).toBeVisible();
  await expect(agent.getByRole('link', { name: quoteNumber })).toHaveCount(0);
});

test('an agent has the inbox of the agency, and never that of the underwriters', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/quotes');
  const { quoteNumber } = await requestQuote(page, RED_ROCK_DENTAL);
  await page.goto(`/agency/inbox?search=${quoteNumber}&queue=open`);
  await expect(page.getByRole('row').filter({ hasText: quoteNumber })).toBeVisible();
  await page.getByRole('link', { name: 'Red Rock Dental' }).click();
  const record = page.getByRole('region', { name: 'Chosen quote' });
  await record.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mark lost' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Decline' })).toHaveCount(0);
});
