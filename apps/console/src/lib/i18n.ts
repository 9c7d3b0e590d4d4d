import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

export const NAMESPACES = [
  'common',
  'account',
  'agency',
  'agent',
  'carrier',
  'coverage',
  'organization',
  'policy',
  'quote',
  'submission',
] as const;

export const i18n = i18next.createInstance();

/** Loads the texts of one locale; the other namespaces follow when a screen asks for them. */
export async function startI18n(locale: string): Promise<void> {
  await i18n
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: ['en-US', 'en-GB'],
      load: 'currentOnly',
      // The server merges the editions, so there is no second language to fall back to.
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      backend: { loadPath: '/api/locales/v1/{{lng}}/{{ns}}' },
    });
}

/** Loads what screens behind the sign-in ask for in any case, before they do. */
export const readAllTexts = (): void => void i18n.loadNamespaces(NAMESPACES);
