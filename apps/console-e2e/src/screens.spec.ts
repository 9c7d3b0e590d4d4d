import { look } from './look';
import { SCREENS } from './screens';
import { expect, test } from './test';

for (const { name, path: url, person, prepare } of SCREENS) {
  test(`${name} is accessible, complete and fits`, async ({ inBrowserOf }) => {
    test.slow(prepare !== undefined, 'Somebody leads it to its state first.');
    const page = await inBrowserOf(person);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
    await prepare?.(page);
    await look(page, name);
  });
}
