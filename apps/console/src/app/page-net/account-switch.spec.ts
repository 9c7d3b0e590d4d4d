/** @jest-environment ./tools/test/page.environment.cjs */
import { buttonNamed, closePage, nameOf, openPage, settled } from './open-page';
import { fireEvent } from '@testing-library/react';

const PAGE_MS = 180_000;

afterEach(closePage);

it.each([
  ['in a new tab', true],
  ['in the same tab', false],
])(
  'enters another of the own accounts %s',
  async (_, isNewTab) => {
    const opened: unknown[] = [];
    Object.assign(window, { open: (...call: unknown[]) => void opened.push(call) });
    await openPage({
      address: '/dashboard',
      accountType: 'AGENCY',
      locale: 'en-US',
      modal: 'account-switch',
      presses: isNewTab ? ['Enter in new tab'] : [],
    });
    const choices = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
    const other = choices.find((one) => !one.disabled && / \(.+\)$/.test(nameOf(one)));
    if (other) fireEvent.click(other);
    await settled();
    const path = expect.stringMatching(/^\/loading\/.+\?accountName=/) as string;
    expect(opened).toEqual(isNewTab ? [[path, '_blank', 'noopener']] : []);
    expect(buttonNamed('Enter in new tab')).toBeUndefined();
  },
  PAGE_MS,
);
