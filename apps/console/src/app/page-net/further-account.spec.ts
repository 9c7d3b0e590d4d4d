/** @jest-environment ./tools/test/page.environment.cjs */
import { act, fireEvent } from '@testing-library/react';
import { snackbarStore } from '../../lib/snackbar';
import { fillIn } from './fill-form';
import type { Asked } from './answers';
import type { Write } from './open-page';
import { buttonNamed, closePage, openPage, settled, until } from './open-page';

const PAGE_MS = 180_000;

afterEach(closePage);

describe.each(['en-US', 'en-GB'] as const)('the link to one more account, in %s', (locale) => {
  const changes = {
    'getValidationToken.tokenType': 'EXISTING_USER',
    'getValidationToken.joinedAccountName': 'Blue Coast',
  };
  const opening = { address: '//signup/abc', accountType: 'AGENCY', locale, changes } as const;

  it(
    'joins by a press and not by being opened, and leads to the sign-in',
    async () => {
      const asked: Asked[] = [];
      const onAsked = (one: Asked) => void asked.push(one);
      const accepted = () => asked.filter(({ pathname }) => pathname.endsWith('/abc/accept'));
      await openPage({ ...opening, isSignedOut: true, onAsked });
      expect(document.body.textContent).toContain('Blue Coast invites you');
      expect(document.querySelector('input[type=password]')).toBeNull();
      expect(accepted()).toEqual([]);
      fireEvent.click(buttonNamed('Join') as HTMLElement);
      await settled();
      expect(accepted()).toHaveLength(1);
      expect(document.body.textContent).toContain('You joined Blue Coast.');
      expect(document.querySelector('a[href^="/login?email="]')).not.toBeNull();
    },
    PAGE_MS,
  );
});

it.each([
  ['USER_OF_OTHER_ACCOUNT', 'AGENCY', 'inviteUser inviteToSignUp'],
  ['DUPLICATE_USER', 'AGENCY', 'inviteUser'],
  ['USER_OF_OTHER_ACCOUNT', 'COWBELL', 'inviteUser'],
] as const)(
  'the dialog of a new person, refused with %s to %s, calls %s',
  async (code, accountType, calls) => {
    const writes: Write[] = [];
    await openPage({
      address: '/manage/users',
      accountType,
      locale: 'en-US',
      modal: 'user-form',
      refusal: (write) => {
        if (write.isKeyed) writes.push(write);
        return write.operationId === 'inviteUser' ? { code } : undefined;
      },
    });
    const shown = (): Element | null => document.querySelector('[role=dialog]');
    await until(() => shown() !== null, PAGE_MS / 2);
    await fillIn(shown() as Element, () => false);
    act(() => snackbarStore.set([]));
    fireEvent.click(buttonNamed('Save') as HTMLElement);
    await settled();
    expect(writes.map(({ operationId }) => operationId).join(' ')).toBe(calls);
    const [said] = snackbarStore.get();
    if (writes.length === 1) expect(said).toBeUndefined();
    else {
      expect(said.text).toContain('joins this account as well');
      expect(writes[1].body).toMatchObject({ reason: 'JOIN', email: 'ada.holder@insured.example' });
    }
  },
  PAGE_MS,
);
