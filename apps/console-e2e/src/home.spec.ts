import { look } from './look';
import type { Person } from './people';
import { PEOPLE } from './people';
import { countOf } from './accounts';
import { expect, test } from './test';

const HOMES: readonly Person[] = ['agency', 'underwriter', 'customer', 'da'];

for (const person of HOMES) {
  test(`each number of the home of ${person} is that of the list it opens`, async ({ as }) => {
    test.slow();
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    const links = page
      .getByRole('list', { name: 'At a glance' })
      .or(page.getByRole('region', { name: 'What waits' }))
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    for (let index = 0; index < (await links.count()); index++) {
      const link = links.nth(index);
      await expect(link.locator('strong')).toHaveText(/^\d/);
      const number = await link.locator('strong').innerText();
      await link.click();
      await expect(countOf(page)).toHaveText(new RegExp(`^${number}\\b`));
      await page.goBack();
      await expect(links.first()).toBeVisible();
    }
    await look(page, `home-${person}`);
  });
}
