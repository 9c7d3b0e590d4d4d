import type { Page } from '@playwright/test';
import { newName } from '../accounts';
import { press, type } from '../keyboard';
import { look } from '../look';
import { call, expectOk, issuePolicy } from '../policies';
import { expect, test } from '../test';

const WALK_MS = 120_000;

/** Opens the form of a row in a list, without a mouse. */
async function edit(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  return dialog;
}

test('two people edit a team: the second learns who was faster, and takes theirs', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const name = newName('Team');
  const [first, second] = await Promise.all([as('agency'), as('admin')]);
  await first.goto('/agency/manage/teams');
  await call(first, 'POST', '/api/auth/v1/teams', { name });
  await first.goto(`/agency/manage/teams?search=${encodeURIComponent(name)}`);
  await second.goto(`/admin/manage/teams?search=${encodeURIComponent(name)}`);
  const [theirs, mine] = await Promise.all([edit(first, name), edit(second, name)]);

  await theirs.getByLabel('Name').fill(`${name} East`);
  await theirs.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(first.getByText('Team updated successfully')).toBeVisible();

  await mine.getByLabel('Name').fill(`${name} West`);
  await mine.getByRole('button', { name: 'Save' }).press('Enter');
  const notice = mine.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(notice).toContainText(/ changed Name on /);
  await expect(notice.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await look(second, 'conflict');

  await press(notice.getByRole('button', { name: 'Take theirs' }));
  await expect(notice).toHaveCount(0);
  await expect(mine.getByRole('status').filter({ hasText: 'newest version' })).toBeFocused();
  await expect(mine.getByLabel('Name')).toHaveValue(`${name} East`);
  await mine.getByLabel('Name').fill(`${name} North`);
  await mine.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(second.getByText('Team updated successfully')).toBeVisible();
  await expect(second.getByRole('row').filter({ hasText: `${name} North` })).toBeVisible();
});

test('two people edit a person: the second keeps what was typed, and nothing else is lost', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [first, second] = await Promise.all([as('agency'), as('admin')]);
  const lastName = newName('Falk');
  await first.goto('/agency/manage/users');
  const { body: roles } = await call<{ id: string; name: string }[]>(
    first,
    'GET',
    '/api/auth/v1/roles/AGENCY',
  );
  const roleId = roles.find((role) => role.name === 'Producer')?.id;
  const email = `ida.${Date.now()}@harborline.example`;
  await call(first, 'POST', '/api/auth/v1/users', { firstName: 'Ida', lastName, email, roleId });
  await first.goto(`/agency/manage/users?search=${encodeURIComponent(lastName)}`);
  await second.goto(`/admin/manage/users?search=${encodeURIComponent(lastName)}`);
  const [theirs, mine] = await Promise.all([edit(first, lastName), edit(second, lastName)]);

  await theirs.getByLabel('Phone').fill('(555) 123-4567');
  await theirs.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(first.getByText('User successfully updated')).toBeVisible();

  await type(mine.getByLabel('First name'), 'Irma');
  await press(mine.getByRole('button', { name: 'Save' }));
  const notice = mine.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(notice).toContainText(/ changed .*Phone.* on /);
  await expect(notice).not.toContainText('First name');
  await press(notice.getByRole('button', { name: 'Keep mine' }));
  await expect(mine.getByRole('status').filter({ hasText: 'are kept' })).toBeFocused();
  await expect(mine.getByLabel('First name')).toHaveValue('Irma');
  await expect(mine.getByLabel('Phone')).toHaveValue('+1 (555) 123-4567');
  await press(mine.getByRole('button', { name: 'Save' }));
  await expect(second.getByText('User successfully updated')).toBeVisible();

  const { body: people } = await call<{ content: { firstName: string; phone: string }[] }>(
    first,
    'GET',
    `/api/auth/v1/users?search=${encodeURIComponent(lastName)}`,
  );
  expect(people.content[0]).toMatchObject({ firstName: 'Irma', phone: '+15551234567' });
});

test('two people write a claim: the second keeps what was typed where it is hidden by now', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [first, second] = await Promise.all([as('agency'), as('agency')]);
  await first.goto('/agency/policies');
  const { id: policyId } = await issuePolicy(first);
  const name = 'Ada Holder';
  const { claimId } = await expectOk<{ claimId: string }>(first, 'POST', '/api/policy/v1/claim', {
    policyId,
    name,
    isFiled: false,
  });
  await second.goto(`/agency/claims/${claimId}`);
  await press(second.getByRole('button', { name: 'Edit or file' }));
  const dialog = second.getByRole('dialog');
  const contact = dialog.getByRole('radiogroup', { name: 'Is this the right person to contact?' });
  await contact.getByRole('radio', { name: 'No' }).press('Space');
  await dialog.getByLabel('Contact name').fill('Lee Moss');
  await contact.getByRole('radio', { name: 'Yes' }).press('Space');
  await expect(dialog.getByLabel('Contact name')).toHaveCount(0);

  const theirs = { name, isFiled: false, role: 'Owner' };
  await expectOk(first, 'PUT', `/api/claims/v1/${claimId}`, theirs);
  await press(dialog.getByRole('button', { name: 'Save progress' }));
  const notice = dialog.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(notice).toBeVisible();
  await expect(second.getByText('Error saving claim')).toHaveCount(0);
  await press(notice.getByRole('button', { name: 'Keep mine' }));
  await expect(notice).toHaveCount(0);

  await expect(dialog.getByLabel('Role')).toHaveValue('Owner');
  await contact.getByRole('radio', { name: 'No' }).press('Space');
  await expect(dialog.getByLabel('Contact name')).toHaveValue('Lee Moss');
  await press(dialog.getByRole('button', { name: 'Save progress' }));
  await expect(second.getByText('Claim progress saved')).toBeVisible();
  const { body } = await call<object>(first, 'GET', `/api/claims/v1/${claimId}`);
  expect(body).toMatchObject({ role: 'Owner', contactName: 'Lee Moss' });
});
