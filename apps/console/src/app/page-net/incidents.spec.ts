/** @jest-environment ./tools/test/page.environment.cjs */
import { closePage, openPage } from './open-page';

const PAGE_MS = 180_000;

afterEach(closePage);

it(
  'heads what can be done with an incident as actions',
  async () => {
    const opening = { accountType: 'COWBELL', locale: 'en-US' } as const;
    await openPage({ ...opening, address: '/manage/feature-flags' });
    const card = document.querySelector('[aria-labelledby=incidents-title]') as Element;
    const heads = [...card.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads.at(-1)).toBe('Actions');
  },
  PAGE_MS,
);
