import { useEffect, useSyncExternalStore } from 'react';
import { useUiSettings } from './client-store';

export type ThemeMode = 'light' | 'dark';

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Light or dark, from the person's setting and else from the system. */
export function useThemeMode(): ThemeMode {
  const { theme } = useUiSettings();
  const isSystemDark = useSyncExternalStore(subscribe, () => darkQuery().matches);
  return theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
}

/** Keeps the page's theme attribute; before the first paint boot.js has set it. */
export function useThemeAttribute(): void {
  const mode = useThemeMode();
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
}
