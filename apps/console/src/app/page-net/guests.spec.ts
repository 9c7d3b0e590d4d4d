/** @jest-environment ./tools/test/page.environment.cjs */
import { act, fireEvent } from '@testing-library/react';
import { snackbarStore } from '../../lib/snackbar';
import { operationAt } from './answers';
import type { Asked } from './answers';
import { buttonNamed, closePage, nameOf, openPage, settled, until } from './open-page';

const PAGE_MS = 180_000;

const GUEST = { 'searchUsers.content.1.isGuest': true, 'getUser.isGuest': true };

const menuItems = (): string[] =>
  [...document.querySelectorAll('[role=menuitem]')].map((one) => nameOf(one));

const guestRow = (): Element | undefined =>
  [...document.querySelectorAll('main tbody tr')].find(({ textContent }) =>
    textContent.includes('Guest'),
  );

async function openMenuOfGuest(): Promise<void> {
  fireEvent.click(guestRow()?.querySelector('[aria-haspopup=menu]') as Element);
  await settled();
}

afterEach(closePage);

describe.each(['en-US', 'en-GB'] as const)('a guest in the list of users, in %s', (locale) => {
  const opening = { address: '/manage/users', accountType: 'AGENCY', locale } as const;

  it(
    'is marked so, and is only taken out of this account, without a word on open work',
    async () => {
      const asked: Asked[] = [];
      await openPage({ ...opening, changes: GUEST, onAsked: (one) => void asked.push(one) });
      expect(guestRow()).toBeDefined();
      await openMenuOfGuest();
      expect(menuItems()).toEqual(['Take out']);
      fireEvent.click(buttonNamed('Take out') as HTMLElement);
      await until(() => document.querySelector('[role=dialog]') !== null, PAGE_MS / 2);
      await settled();
      const dialog = document.querySelector('[role=dialog]') as Element;
      expect(dialog.textContent).toContain('can no longer switch to this account');
      act(() => snackbarStore.set([]));
      const confirm = [...dialog.querySelectorAll('button')].find(
        (one) => nameOf(one) === 'Take out',
      );
      fireEvent.click(confirm as HTMLElement);
      await settled();
      expect(snackbarStore.get().map(({ text }) => text)).toEqual(['Guest taken out']);
      const calls = asked.map((one) => operationAt(one)?.operationId);
      expect(calls).toContain('removeUser');
      expect(calls).not.toContain('getOpenWork');
    },
    PAGE_MS,
  );

  it(
    'is not taken out by who may not remove people',
    async () => {
      await openPage({ ...opening, changes: GUEST, without: ['user:delete'] });
      expect(guestRow()).toBeDefined();
      expect(guestRow()?.querySelector('[aria-haspopup=menu]')).toBeNull();
    },
    PAGE_MS,
  );
});
