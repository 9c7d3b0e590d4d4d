/** @jest-environment ./tools/test/page.environment.cjs */
import { act, fireEvent } from '@testing-library/react';
import type { Asked } from './answers';
import { buttonNamed, closePage, openPage, settled, until } from './open-page';

const PAGE_MS = 180_000;

afterEach(closePage);

describe('asking for a new password', () => {
  const asked: Asked[] = [];
  const wasReset = (): boolean => asked.some(({ pathname }) => pathname.endsWith('/reset'));
  const frame = (): HTMLIFrameElement | null => document.querySelector('iframe.captcha');
  const tell = (captcha: object, of: Partial<MessageEventInit> = {}): Promise<void> => {
    const from = { source: frame()?.contentWindow ?? null, origin: location.origin };
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: { captcha }, ...from, ...of }),
        ),
    );
    return settled();
  };
  const press = async (provider: string): Promise<void> => {
    asked.length = 0;
    await openPage({
      address: '//forgot-password',
      accountType: 'AGENCY',
      locale: 'en-US',
      isSignedOut: true,
      changes: { 'getSiteKey.provider': provider, 'getSiteKey.siteKey': 'a key' },
      onAsked: (one) => void asked.push(one),
    });
    const field = document.querySelector('input[type=email]') as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'agent@harborline.example' } });
    fireEvent.click(buttonNamed('Reset Password') as HTMLElement);
    await until(() => frame() !== null || wasReset(), PAGE_MS / 9);
  };

  it(
    'takes the local key for a token, and shows no challenge',
    async () => {
      await press('LOCAL');
      expect([frame(), wasReset()]).toEqual([null, true]);
    },
    PAGE_MS,
  );

  it.each(['TURNSTILE', 'HCAPTCHA'])(
    'waits for the token of the frame of %s, and for nobody else',
    async (provider) => {
      await press(provider);
      expect(frame()?.getAttribute('src')).toBe(`/captcha.html#provider=${provider}&siteKey=a+key`);
      await tell({ token: 'forged' }, { source: window });
      await tell({ token: 'forged' }, { origin: 'https://elsewhere.example' });
      expect(wasReset()).toBe(false);
      await tell({ token: 'passed' });
      expect([frame(), wasReset()]).toEqual([null, true]);
    },
    PAGE_MS,
  );

  it.each([
    ['load', 'Not able to load captcha at this time'],
    ['verify', 'Unable to verify if you are a human or a robot.'],
  ])(
    'says it when the challenge could not %s',
    async (problem, text) => {
      await press('TURNSTILE');
      await tell({ problem });
      expect(wasReset()).toBe(false);
      expect(document.body.textContent).toContain(text);
    },
    PAGE_MS,
  );
});
