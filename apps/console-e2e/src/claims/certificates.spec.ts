import { Mailbox } from '../mailbox';
import { pick, pickAction } from '../pick';
import { inDays } from '../policies';
import { expect, test } from '../test';

const PHONE = { viewport: { width: 390, height: 844 } };
const HOLDER = { Organization: 'Landlord LLC', Address: '2 Main Street', 'ZIP Code': '89501' };

test('a holder checks a certificate on the phone, and staff enter a broker of record and take it back', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/admin/policies?status=IN%20FORCE&search=Red%20Rock%20Dental');
  await page.getByRole('row').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/policies\/[0-9a-f-]{36}/);
  const dialog = page.getByRole('dialog');

  await pickAction(page, 'Certificate');
  for (const [label, value] of Object.entries(HOLDER)) {
    await dialog.getByLabel(label, { exact: false }).first().fill(value);
  }
  await dialog.getByLabel('City').fill('Reno');
  await dialog.getByRole('combobox', { name: 'State' }).fill('Nevada');
  await pick(page, 'Nevada');
  const email = `landlord-${Date.now()}@main.example`;
  await dialog.getByLabel(/^Email of the holder/).fill(email);
  await dialog.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByText('Policy certificate successfully generated')).toBeVisible();

  const phone = await as('nobody', PHONE);
  await phone.goto(`/${await new Mailbox(phone).link(email, 'certificate')}`);
  await expect(phone.getByText(/^True on /)).toBeVisible();
  await expect(phone.getByText('Landlord LLC')).toBeVisible();
  await phone.getByLabel('As of').fill('2001-01-01');
  await expect(phone.getByText(/^Not begun: the policy covers nothing before /)).toBeVisible();

  await pickAction(page, 'Broker of record');
  await dialog.getByRole('combobox', { name: 'New agency' }).fill('Blue');
  await pick(page, /^Bluecoast/);
  await dialog.getByLabel('Effective date of the letter').fill(inDays(1));
  await dialog.getByRole('combobox', { name: 'Letter of the insured' }).fill('Certificate');
  await pick(page, /^Certificate P-/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(
    page.getByText('Letter entered: the new broker begins after the days to rescind'),
  ).toBeVisible();
  const card = page.getByRole('region', { name: 'Broker of record' });
  await expect(card).toContainText('Last day to rescind');
  await card.getByRole('button', { name: 'Rescind' }).press('Enter');
  await dialog.getByLabel('Reason').fill('The insured wrote again');
  await dialog.getByRole('button', { name: 'Rescind', exact: true }).press('Enter');
  await expect(page.getByText('Broker of record letter rescinded')).toBeVisible();
  await expect(card).toHaveCount(0);
});
