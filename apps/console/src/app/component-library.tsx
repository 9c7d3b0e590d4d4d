import { ConfigProvider } from 'antd';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useThemeMode, type ThemeMode } from '../lib/theme-mode';
import { nonceStyles } from './style-nonce';
import { antdTheme } from './theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
nonceStyles(nonce);

/** The component library in our theme, for everything behind the sign-in. */
export function ComponentLibrary({ children }: { children: ReactNode }) {
  const theme = useAppliedTheme(useThemeMode());
  return (
    <ConfigProvider theme={theme} csp={{ nonce }} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
}

/** Menus and lists open within the landmark of what opened them, where a screen reader looks. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-wrap, .ant-drawer, header, main') ?? document.body;

/** The theme is read from the style sheet, whose colours follow the page's attribute. */
function useAppliedTheme(mode: ThemeMode) {
  const [applied, setApplied] = useState(mode);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode;
    setApplied(mode);
  }, [mode]);
  return useMemo(() => antdTheme(applied), [applied]);
}
