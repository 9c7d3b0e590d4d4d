import { useTranslation } from 'react-i18next';
import { updateUiSettings } from '../lib/client-store';
import { Icon } from '../lib/icons';
import { useThemeMode } from '../lib/theme-mode';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const other = useThemeMode() === 'dark' ? 'light' : 'dark';
  return (
    <button
      className="icon-button"
      aria-label={t(`common:theme.to.${other}`)}
      title={t(`common:theme.to.${other}`)}
      onClick={() => updateUiSettings({ theme: other })}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
