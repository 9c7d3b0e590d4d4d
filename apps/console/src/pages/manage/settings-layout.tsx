import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { ofEdition, personaOf, visible } from '../../app/personas';
import { useEdition } from '../../lib/edition';
import { Icon } from '../../lib/icons';
import { usePermissions, useSession } from '../../lib/session';
import './settings.css';

/** The places of the settings at the side; on narrow screens the way back to them. */
export function SettingsLayout() {
  const { t } = useTranslation();
  const { account, basePath } = useSession();
  const { can } = usePermissions();
  const { region } = useEdition();
  const { pathname } = useLocation();
  const { settings } = personaOf(account.accountType);
  const isIndex = pathname === `${basePath}/manage`;
  return (
    <div className="settings">
      <nav className="settings-side" aria-label={t('common:settings.title')}>
        {ofEdition(visible(settings, can), region).map(({ path, labelKey, icon }) => (
          <NavLink key={path} to={`${basePath}/${path}`}>
            <Icon name={icon} />
            {t(labelKey)}
          </NavLink>
        ))}
      </nav>
      <div className="settings-page">
        {!isIndex && (
          <NavLink className="settings-back only-narrow" to={`${basePath}/manage`} end>
            {t('common:settings.back')}
          </NavLink>
        )}
        <Outlet />
      </div>
    </div>
  );
}
