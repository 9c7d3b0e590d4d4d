import { theme, type ThemeConfig } from 'antd';
import type { ThemeMode } from '../lib/theme-mode';

const read = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

// Contrasts measured by axe in both themes; the surfaces come from the style sheet.
const LIGHT = {
  colorPrimary: '#0958d9',
  colorLink: '#0958d9',
  colorLinkHover: '#0747b0',
  colorLinkActive: '#063a91',
  colorTextDescription: 'rgba(0,0,0,.68)',
  colorTextTertiary: 'rgba(0,0,0,.68)',
  colorTextPlaceholder: 'rgba(0,0,0,.62)',
  colorPrimaryHover: '#0747b0',
  colorPrimaryActive: '#063a91',
  colorSuccess: '#0f766e',
  colorSuccessBg: '#e8f6f4',
  colorWarning: '#ad4e00',
  colorWarningBg: '#fffbe6',
  colorError: '#cf1322',
  colorErrorBg: '#fff1f0',
};

const DARK = {
  colorPrimary: '#3c89e8',
  colorLink: '#65a9f3',
  colorLinkHover: '#8bc0f7',
  colorLinkActive: '#8bc0f7',
  colorTextDescription: 'rgba(255,255,255,.72)',
  colorTextTertiary: 'rgba(255,255,255,.72)',
  colorTextPlaceholder: 'rgba(255,255,255,.65)',
  colorTextLightSolid: '#fff',
  colorPrimaryHover: '#2c6cc4',
  colorPrimaryActive: '#2459a3',
};

const MOVING = { motionDurationMid: '0.14s', motionDurationSlow: '0.16s' };
/** None at all: what still grows takes a press for its neighbour, and nothing waits for an end. */
const STILL = { motion: false };

/** The component library's theme in our ink and surfaces. */
export function antdTheme(mode: ThemeMode): ThemeConfig {
  const isDark = mode === 'dark';
  const muted = isDark ? DARK.colorTextDescription : LIGHT.colorTextDescription;
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...(isDark ? DARK : LIGHT),
      colorText: read('--ink'),
      colorBgLayout: read('--page'),
      colorBgContainer: read('--surface'),
      colorBgElevated: read('--raised'),
      colorBorder: read('--line-strong'),
      colorBorderSecondary: read('--line'),
      borderRadius: 8,
      controlHeight: 36,
      fontFamily: read('--font'),
      fontSize: 14,
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches ? STILL : MOVING),
    },
    components: {
      // The red and the blue of buttons are too dark for words on a dark surface.
      Form: { colorError: read('--lost') },
      // That of the algorithm is too light below white words.
      ...(isDark && { Button: { colorError: '#d43c3e' } }),
      Dropdown: {
        colorPrimary: read('--link'),
        controlItemBgActive: read('--chosen'),
        controlItemBgActiveHover: read('--chosen'),
      },
      Breadcrumb: { itemColor: muted, separatorColor: muted },
      Table: { cellPaddingBlock: 9, headerBg: read('--page') },
    },
  };
}
