import type { Page } from '@playwright/test';
import { createAccount, newName } from '../accounts';
import { choose, chooseItem, press, reach, type } from '../keyboard';
import { call, expectOk } from '../policies';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

const REFERRALS = 10;
const REFERRED = { ...GOOD_ANSWERS, pendingLitigation: true };
const WALK_MS = 240_000;
// Within the authority of the demo underwriter.
const FACTS = {
  naicsCode: '484121',
  revenue: 2_000_000,
  noOfEmployeesAll: 20,
  numberOfPersonalRecords: 500,
  yearEstablished: 1999,
  ownershipType: 'Private',
};

interface Told {
  content: { action: string; details?: unknown }[];
}

const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen quote' });

/** Gives the terms out as they stand. */
async function release(page: Page): Promise<void> {
  await press(chosen(page).getByRole('button', { name: 'Release terms' }));
  const dialog = page.getByRole('dialog', { name: 'Release terms' });
  await press(dialog.getByRole('button', { name: 'Release terms' }));
  await expect(page.getByText('Terms released').last()).toBeVisible();
}

async function decline(page: Page, why: string): Promise<void> {
  const menu = chosen(page).getByRole('button', { name: 'More actions' });
  await chooseItem(menu, page.getByRole('menuitem', { name: 'Decline', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Decline quote' });
  await choose(dialog.getByLabel('Reason', { exact: true }), /Poor Claims History/);
  await type(dialog.getByLabel('Reason description'), why);
  await press(dialog.getByRole('button', { name: 'Decline' }));
  await expect(page.getByText('Quote declined').last()).toBeVisible();
}

const TITLE = 'an underwriter decides ten referrals by keyboard alone, without leaving the queue';

// The inbox of `npm test` walks two; ten are walked with the sweeps.
test(TITLE, { tag: '@sweep' }, async ({ as }) => {
  test.setTimeout(WALK_MS);
  const [agent, underwriter] = await Promise.all([as('agency'), as('underwriter')]);
  await agent.goto('/agency/accounts');
  const name = newName('Ten Referrals');
  const accountId = await createAccount(agent, name);
  const domainName = `${accountId}.example`;
  await expectOk(agent, 'PUT', `/api/account/v1/${accountId}`, { ...FACTS, domainName });
  const ids: string[] = [];
  for (let made = 0; made < REFERRALS; made++) {
    await expect(async () => {
      const quote = await requestQuote(agent, accountId, REFERRED);
      expect(quote.status).toBe('REFERRED');
      ids.push(quote.id);
    }).toPass();
  }

  await underwriter.goto(`/admin/inbox?search=${encodeURIComponent(name)}`);
  const rows = underwriter.locator('tr.kit-list-row');
  await expect(rows).toHaveCount(REFERRALS);
  await underwriter.keyboard.press('j');
  await underwriter.keyboard.press('Enter');
  for (let decided = 0; decided < REFERRALS; decided++) {
    await expect(chosen(underwriter).getByText(`1 of ${REFERRALS - decided}`)).toBeVisible();
    await press(chosen(underwriter).getByRole('button', { name: 'Pick up' }));
    await expect(chosen(underwriter).getByText('In review', { exact: true })).toBeVisible();
    if (decided % 2) await decline(underwriter, `Litigation ${decided}`);
    else await release(underwriter);
    await expect(chosen(underwriter).getByText('No longer in this view')).toBeVisible();
    if (decided < REFERRALS - 1) {
      await press(chosen(underwriter).getByRole('button', { name: 'Next' }));
    }
  }
  await expect(underwriter).toHaveURL(/\/admin\/inbox/);

  const decisions = await Promise.all(
    ids.map(async (id) => {
      const { body } = await call<Told>(underwriter, 'GET', `/api/quote/v1/${id}/timeline`);
      return JSON.stringify(body);
    }),
  );
  expect(decisions.filter((told) => told.includes('release'))).toHaveLength(REFERRALS / 2);
  expect(decisions.filter((told) => /Litigation \d/.test(told))).toHaveLength(REFERRALS / 2);
  await reach(chosen(underwriter).getByRole('button', { name: 'Back to list' }));
});
