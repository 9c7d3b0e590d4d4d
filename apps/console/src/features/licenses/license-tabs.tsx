import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { usePermissions, useSession } from '../../lib/session';
import '../../kit/lists/views/views.css';

const KINDS = [
  { kind: 'agency', permission: 'license:view' },
  { kind: 'agent', permission: 'license:view' },
  { kind: 'surplus', permission: 'surplus-license:view' },
] as const;

/** One line of tabs for the three lists of licences. */
export function LicenseTabs() {
  const { t } = useTranslation('agency');
  const { basePath } = useSession();
  const { can } = usePermissions();
  return (
    <nav aria-label={t('common:nav.licences')} className="kit-views">
      <div className="kit-views-scroll">
        <ul>
          {KINDS.filter(({ permission }) => can(permission)).map(({ kind }) => (
            <li key={kind}>
              <NavLink className="kit-view" to={`${basePath}/manage/licences/${kind}`}>
                {t(`agency:license.tab.${kind}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
