import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useTranslation } from 'react-i18next';
import { updateUiSettings, type UiSettings } from '../lib/client-store';

type Language = NonNullable<UiSettings['language']>;

const LANGUAGES: readonly Language[] = ['en-US', 'en-GB'];

/** Chooses the language of this browser, where the flag allows it (Spec 1 §3). */
export function LanguageSelector() {
  const { t, i18n } = useTranslation();
  const isOn = useBooleanFlagValue('language-selector', false);
  if (!isOn) return null;
  const choose = (language: Language) => {
    updateUiSettings({ language });
    document.documentElement.lang = language;
    void i18n.changeLanguage(language);
  };
  return (
    <select
      className="plain-select"
      aria-label={t('common:language.label')}
      value={i18n.language}
      onChange={({ target }) => choose(target.value as Language)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {t(`common:language.${language}`)}
        </option>
      ))}
    </select>
  );
}
