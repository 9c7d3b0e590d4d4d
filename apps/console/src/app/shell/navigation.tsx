import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { Icon, Mark } from '../../lib/icons';
import { usePermissions } from '../../lib/session';
import { visibleNavigation, type Persona } from '../personas';

interface NavigationProps {
  persona: Persona;
  isCollapsed: boolean;
  onToggle?: () => void;
  onPick?: () => void;
}

/** The places of this persona; folded, each keeps its word for screen readers and as a tooltip. */
export function Navigation({ persona, isCollapsed, onToggle, onPick }: NavigationProps) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  return (
    <>
      <Link className="wordmark shell-mark" to={persona.landing} onClick={onPick}>
        <Mark />
        <span className={isCollapsed ? 'visually-hidden' : undefined}>Palisade</span>
      </Link>
      <nav className="shell-nav" aria-label={t('common:nav.label')}>
        {visibleNavigation(persona, can).map(({ path, labelKey, icon }) => (
          <NavLink
            key={path}
            to={`${persona.basePath}/${path}`}
            title={isCollapsed ? t(labelKey) : undefined}
            onClick={onPick}
          >
            <Icon name={icon} />
            <span className={isCollapsed ? 'visually-hidden' : undefined}>{t(labelKey)}</span>
          </NavLink>
        ))}
      </nav>
      {onToggle && (
        <button
          className="icon-button shell-toggle"
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        >
          <Icon name={isCollapsed ? 'expand' : 'collapse'} />
          <span className={isCollapsed ? 'visually-hidden' : undefined}>
            {t(isCollapsed ? 'common:nav.expand' : 'common:nav.collapse')}
          </span>
        </button>
      )}
    </>
  );
}
