/** @jest-environment ./tools/test/page.environment.cjs */
import { fireEvent } from '@testing-library/react';
import { closePage, openPage, settled } from './open-page';

const PAGE_MS = 180_000;

afterEach(closePage);

it.each([
  ['COWBELL', 'Main Team · Harborline Insurance Partners'],
  ['AGENCY', 'Main Team'],
] as const)(
  'shows whose a found team is to staff alone: %s',
  async (accountType, name) => {
    await openPage({ address: '/dashboard', accountType, locale: 'en-US' });
    const field = document.querySelector('.team-selector input');
    if (field) fireEvent.change(field, { target: { value: 'main' } });
    await settled();
    const found = [...document.querySelectorAll('.ant-select-item-option')];
    expect(found.map(({ textContent }) => textContent)).toContain(name);
  },
  PAGE_MS,
);
