import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { Icon, Mark } from '../../lib/icons';
import { usePermissions } from '../../lib/session';
import { GROUPS, visible, type NavigationEntry, type Persona } from '../personas';

/** One page for everything below `manage/`. */
const SETTINGS: NavigationEntry = {
  path: 'manage',
  labelKey: 'common:nav.settings',
  icon: 'settings',
  permission: 'any',
};

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
        {GROUPS.map((group) => (
          <Places
            key={group}
            entries={visible(persona.navigation, can).filter((entry) => entry.group === group)}
            title={t(`common:nav.group.${group}`)}
            persona={persona}
            isCollapsed={isCollapsed}
            onPick={onPick}
          />
        ))}
        {visible(persona.settings, can).length > 0 && (
          <div className="shell-settings">
            <Place entry={SETTINGS} persona={persona} isCollapsed={isCollapsed} onPick={onPick} />
          </div>
        )}
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

type PlaceProps = Pick<NavigationProps, 'persona' | 'isCollapsed' | 'onPick'>;

function Places({
  entries,
  title,
  ...place
}: PlaceProps & { entries: NavigationEntry[]; title: string }) {
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="shell-group">
      <span className={place.isCollapsed ? 'visually-hidden' : 'shell-group-title'} aria-hidden>
        {title}
      </span>
      {entries.map((entry) => (
        <Place key={entry.path} entry={entry} {...place} />
      ))}
    </div>
  );
}

function Place({
  entry: { path, labelKey, icon },
  persona,
  isCollapsed,
  onPick,
}: PlaceProps & { entry: NavigationEntry }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const home = `${persona.basePath}/${path}`;
  // A place below another that has an entry of its own is that entry's.
  const isOthers = persona.navigation.some(
    (other) => other.path !== path && isBelow(pathname, `${persona.basePath}/${other.path}`, home),
  );
  return (
    <NavLink
      to={home}
      end={isOthers}
      title={isCollapsed ? t(labelKey) : undefined}
      onClick={onPick}
    >
      <Icon name={icon} />
      <span className={isCollapsed ? 'visually-hidden' : undefined}>{t(labelKey)}</span>
    </NavLink>
  );
}

/** Whether an address is below a place that is itself below another. */
const isBelow = (pathname: string, place: string, upper: string): boolean =>
  place.startsWith(`${upper}/`) && (pathname === place || pathname.startsWith(`${place}/`));
