import { createStore, useStore } from './store';

// Spec 1 §3: the client store is versioned; another version's content is not read.
const VERSION = 10;
const KEY = 'palisade.store';

export type ThemeSetting = 'system' | 'light' | 'dark';

export interface UiSettings {
  theme: ThemeSetting;
  language: 'en-US' | 'en-GB' | null;
  isNavigationCollapsed: boolean;
  flags: Record<string, boolean>;
}

export interface ClientState {
  user: { id: string; name: string; email: string } | null;
  account: { id: string; name: string; accountType: string; enforceMfa: boolean } | null;
  scopes: string[];
  /** Id of the chosen team; null stands for all teams. */
  team: string | null;
  /** What the chosen team is called, for staff, who find it by searching. */
  teamName: string | null;
  /** Whose team choice it is, so that the next person starts with their own default. */
  teamOwner: string | null;
  uiSettings: UiSettings;
}

const EMPTY: ClientState = {
  user: null,
  account: null,
  scopes: [],
  team: null,
  teamName: null,
  teamOwner: null,
  uiSettings: { theme: 'system', language: null, isNavigationCollapsed: false, flags: {} },
};

/** Reads the stored text; anything unreadable or of another version counts as nothing stored. */
export function parseClientState(text: string | null): ClientState {
  try {
    const stored = JSON.parse(text ?? '') as Partial<ClientState> & { version?: number };
    if (stored.version !== VERSION) return EMPTY;
    const { version: _, ...state } = stored;
    return { ...EMPTY, ...state, uiSettings: { ...EMPTY.uiSettings, ...stored.uiSettings } };
  } catch {
    return EMPTY;
  }
}

export const writeClientState = (state: ClientState): string =>
  JSON.stringify({ version: VERSION, ...state });

export const clientStore = createStore<ClientState>(
  parseClientState(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
);

export function updateClientStore(change: Partial<ClientState>): void {
  const next = { ...clientStore.get(), ...change };
  localStorage.setItem(KEY, writeClientState(next));
  clientStore.set(next);
}

export function updateUiSettings(change: Partial<UiSettings>): void {
  updateClientStore({ uiSettings: { ...clientStore.get().uiSettings, ...change } });
}

/** Forgets the person; the storage itself is cleared by the sign-out. */
export function resetClientStore(): void {
  clientStore.set(EMPTY);
}

export const useUiSettings = (): UiSettings => useStore(clientStore).uiSettings;
