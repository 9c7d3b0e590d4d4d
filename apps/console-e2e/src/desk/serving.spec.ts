import { createAccount, newName } from '../accounts';
import { choose } from '../quotes';
import { pickAction } from '../pick';
import { expect, test } from '../test';

test('an agency gives a client up, staff assign it, change its agent and take it back', async ({
  as,
}) => {
  test.slow();
  const agent = await as('agency');
  await agent.goto('/agency/accounts');
  const id = await createAccount(agent, newName('Serving Works'));
  await agent.goto(`/agency/accounts/${id}`);
  const card = agent.getByRole('region', { name: 'Who serves the client' });
  await expect(card).toContainText('Harborline Insurance Partners (my agent)');

  await card.getByRole('button', { name: 'Choose agent' }).press('Enter');
  const chosen = agent.getByRole('dialog', { name: 'Set my agent' });
  await chosen.getByLabel(/Agent's email/).fill('agent@harborline.example');
  await chosen.getByRole('button', { name: 'Set as my agent' }).press('Enter');
  await expect(card).toContainText('Nora Vale (my agent)');

  await card.getByRole('button', { name: 'Remove' }).press('Enter');
  const removed = agent.getByRole('dialog', { name: 'Remove my agent' });
  await removed.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(agent).toHaveURL(/\/agency\/accounts$/);

  const admin = await as('admin');
  await admin.goto(`/admin/accounts/${id}`);
  const seen = admin.getByRole('region', { name: 'Who serves the client' });
  await expect(seen).toContainText('No agency serves this client.');
  await expect(seen).toContainText('Harborline Insurance Partners (interested)');

  await pickAction(admin, 'Assign agency and team');
  const assigned = admin.getByRole('dialog', { name: 'Assign agency and team' });
  await choose(admin, 'Agency', 'Bluecoast Agency');
  await choose(admin, 'Team', 'Main Team');
  await assigned.getByRole('button', { name: 'Assign' }).press('Enter');
  await expect(seen).toContainText('Bluecoast Agency (my agent)');

  await pickAction(admin, 'Change agent');
  const changed = admin.getByRole('dialog', { name: 'Change agent' });
  await choose(admin, 'Agency', 'Bluecoast Agency');
  await changed.getByLabel('New agent').fill('agent@bluecoast.example');
  await choose(admin, 'Team', 'Main Team');
  await changed.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(seen).toContainText(/Bluecoast Agency, .+ \(my agent\)/);

  await seen.getByRole('button', { name: 'Set as my agent' }).press('Enter');
  const back = admin.getByRole('dialog', { name: 'Set my agent' });
  await back.getByRole('button', { name: 'Set as my agent' }).press('Enter');
  await expect(seen).toContainText('Harborline Insurance Partners (my agent)');
  await agent.goto(`/agency/accounts/${id}`);
  await expect(card).toContainText('Harborline Insurance Partners (my agent)');
});
