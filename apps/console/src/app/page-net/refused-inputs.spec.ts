/** @jest-environment ./tools/test/page.environment.cjs */
import { fireEvent } from '@testing-library/react';
import { buttonNamed, closePage, openPage, settled } from './open-page';

const PAGE_MS = 180_000;
const LOCALES = ['en-US', 'en-GB'] as const;
const said = (text: string): boolean => document.body.textContent.includes(text);

async function type(input: Element | undefined, value: string): Promise<void> {
  if (!input) throw new Error('There is nothing to type into');
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  await settled();
}

beforeEach(() => {
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => {
  closePage();
  jest.restoreAllMocks();
});

it.each(LOCALES)(
  'a reset password that is not repeated is refused in %s',
  async (locale) => {
    const address = '//confirmPasswordReset/token';
    await openPage({ address, accountType: 'AGENCY', locale, isSignedOut: true });
    const [password, repeated] = document.querySelectorAll('input[type=password]');
    await type(password, 'Three-brown-otters-7');
    await type(repeated, 'Three-brown-otters-8');
    expect(said('Passwords do not match')).toBe(true);
    await type(repeated, 'Three-brown-otters-7');
    expect(said('Passwords do not match')).toBe(false);
  },
  PAGE_MS,
);

it.each(LOCALES)(
  'facts of a client that were typed are asked about before they go in %s',
  async (locale) => {
    await openPage({ address: '/q1/wholesale-review', accountType: 'AGENCY', locale });
    const asked = 'You have unsaved changes, are you sure you want to cancel?';
    const cancel = (): HTMLElement => {
      const button = buttonNamed('Cancel');
      if (!button) throw new Error('There is no Cancel');
      return button;
    };
    fireEvent.click(cancel());
    await settled();
    expect(said(asked)).toBe(false);
    await type(document.querySelector('form input[type=text]') ?? undefined, 'typed.example');
    fireEvent.click(cancel());
    await settled();
    expect(said(asked)).toBe(true);
  },
  PAGE_MS,
);
