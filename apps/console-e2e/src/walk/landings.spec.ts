import { everyone, PASSWORD, PEOPLE } from '../people';
import { expect, test } from '../test';

for (const person of everyone) {
  const { email, landing } = PEOPLE[person];
  test(`${person} signs in and lands on ${landing}`, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${landing}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
