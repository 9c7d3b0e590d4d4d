/** @jest-environment ./tools/test/page.environment.cjs */
import { act, fireEvent } from '@testing-library/react';
import { snackbarStore } from '../../lib/snackbar';
import { operationAt } from './answers';
import type { Asked } from './answers';
import { closePage, nameOf, openPage, settled, until } from './open-page';

const PAGE_MS = 180_000;
const ID = '01900000-0000-7000-8000-000000000001';
const WORK = { 'getOpenWork.accounts': 2, 'getOpenWork.takers': [], 'getUser.enabled': true };
const STAYS = 'What you do not give away first stays with this person.';

const dialog = (): Element => document.querySelector('[role=dialog]') as Element;

async function press(name: string): Promise<void> {
  const found = [...dialog().querySelectorAll('button')].find((one) => nameOf(one) === name);
  fireEvent.click(found as HTMLElement);
  await settled();
}

afterEach(closePage);

describe.each(['en-US', 'en-GB'] as const)(
  'somebody whose work nobody may take, in %s',
  (locale) => {
    const opening = { address: '/manage/users', accountType: 'AGENCY', locale } as const;
    const open = async (modal: string): Promise<Asked[]> => {
      const asked: Asked[] = [];
      const onAsked = (one: Asked): void => void asked.push(one);
      await openPage({ ...opening, modal, data: { userId: ID }, changes: WORK, onAsked });
      await until(() => document.querySelector('[role=dialog] button') !== null, PAGE_MS / 2);
      await settled();
      act(() => snackbarStore.set([]));
      return asked;
    };
    const callsOf = (asked: Asked[]) => asked.map((one) => operationAt(one)?.operationId);

    it(
      'is switched off without a taker',
      async () => {
        const asked = await open('user-form');
        const [off] = [...dialog().querySelectorAll('[role=switch]')].slice(-1);
        fireEvent.click(off as HTMLElement);
        await settled();
        expect(dialog().textContent).toContain(STAYS);
        expect(dialog().textContent).not.toContain('Who takes the open work');
        await press('Save');
        expect(callsOf(asked)).toContain('changeUser');
      },
      PAGE_MS,
    );

    it(
      'is removed without a taker',
      async () => {
        const asked = await open('user-delete');
        expect(dialog().textContent).toContain(STAYS);
        expect(dialog().textContent).not.toContain('Who takes the open work');
        await press('Remove');
        expect(callsOf(asked)).toContain('removeUser');
      },
      PAGE_MS,
    );
  },
);
