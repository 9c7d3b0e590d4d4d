import type { Tokens } from './tokens';

class MemoryStorage extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

/** A token worker whose server refuses every renewal. */
class RefusingWorker extends EventTarget {
  postMessage({ type }: { type: string }): void {
    if (type !== 'exchange') return;
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { type: 'refused' } })),
    );
  }
}

Object.assign(globalThis, {
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  Worker: RefusingWorker,
  BroadcastChannel: undefined,
  navigator: {},
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokensOf = (sub: string): Tokens => ({
  accessToken: `${part({ alg: 'RS256' })}.${part({ sub, scopes: [], exp: 4e9 })}.x`,
  refreshToken: `refresh-${sub}`,
});

describe('a session of this tab', () => {
  const load = async () => ({
    ...(await import('./session-tokens')),
    ...(await import('./query-client')),
    ...(await import('./snackbar')),
  });
  const setUp = async () => {
    const parts = await load();
    parts.queryClient.clear();
    parts.snackbarStore.set([]);
    parts.startSession(tokensOf('ann'), false);
    parts.queryClient.setQueryData(['environment'], { envName: 'dev' });
    parts.queryClient.setQueryData(['accounts', 'detail', '7'], { name: 'Ann Ltd' });
    parts.queryClient.setQueryData(['session', 'user'], { id: 'ann' });
    const cached = () => parts.queryClient.getQueryCache().findAll();
    return { ...parts, keys: () => cached().map(({ queryKey }) => queryKey[0]) };
  };

  it('keeps what was loaded when the same person goes on', async () => {
    const { startSession, keys } = await setUp();
    startSession(tokensOf('ann'), false);
    expect(keys()).toEqual(['environment', 'accounts', 'session']);
  });

  it('shows nothing of the last person to another one', async () => {
    const { startSession, keys } = await setUp();
    startSession(tokensOf('bob'), false);
    expect(keys()).toEqual(['environment']);
  });

  it('leaves nothing behind when it expires, but knows whose it was', async () => {
    const { refreshSession, endedSubject, keys } = await setUp();
    expect(await refreshSession()).toBe(false);
    expect(keys()).toEqual(['environment']);
    expect(endedSubject()).toBe('ann');
  });

  it('keeps an open page when it expires, for its person alone', async () => {
    const { refreshSession, startSession, keys } = await setUp();
    const { endedStore, holdPage } = await import('./ended-session');
    const leave = holdPage(() => undefined);
    const assign = jest.fn();
    Object.assign(globalThis, { location: { assign } });
    await refreshSession();
    expect(endedStore.get()?.sub).toBe('ann');
    startSession(tokensOf('ann'), false);
    expect([endedStore.get(), keys()]).toEqual([null, ['environment', 'accounts', 'session']]);
    expect(assign).not.toHaveBeenCalled();
    await refreshSession();
    startSession(tokensOf('bob'), false);
    expect(keys()).toEqual(['environment']);
    expect(assign).toHaveBeenCalledWith('/loading');
    leave();
    endedStore.set(null);
  });

  it('leaves nothing behind when the person signs out', async () => {
    const { signOut, keys } = await setUp();
    signOut();
    expect(keys()).toEqual(['environment']);
  });

  it.each([
    [false, ['cookieConsentEnabled', 'cookieLastConsented']],
    [true, ['palisade.rememberedDevice']],
  ])('signed out, remembered %s, keeps of this browser %j', async (remember, kept) => {
    const { signOut, startSession } = await setUp();
    const { storeConsent } = await import('./cookie-consent');
    storeConsent(true, 1);
    startSession(tokensOf('ann'), remember);
    signOut();
    expect(Object.keys(Object.fromEntries(localStorage as unknown as MemoryStorage))).toEqual(kept);
    localStorage.clear();
  });

  it('takes the notice of its end away when the person signs in again', async () => {
    const { refreshSession, startSession, snackbarStore } = await setUp();
    await refreshSession();
    expect(snackbarStore.get()).toHaveLength(1);
    startSession(tokensOf('ann'), false);
    expect(snackbarStore.get()).toEqual([]);
  });
});
