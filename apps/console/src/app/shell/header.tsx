import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../lib/icons';
import { EditionLink, SupportLink } from '../../pages/public/frame/public-layout';
import { LanguageSelector } from '../language-selector';
import { mustSetUpMfa } from '../../features/profile/must-set-up';
import { useSession } from '../../lib/session';
import { isTold, type Persona } from '../personas';
import { ThemeToggle } from '../theme-toggle';
import { ProfileMenu } from './profile-menu';
import { openPalette } from './shortcuts';
import { TeamSelector } from './team-selector';

const Bell = lazy(async () => ({
  default: (await import('../../features/notices/bell')).Bell,
}));

interface HeaderProps {
  persona: Persona;
  onMenu: () => void;
}

export function Header({ persona, onMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const hasBell = isTold(persona) && !mustSetUpMfa(user);
  return (
    <header className="shell-header">
      <button
        className="icon-button only-narrow"
        aria-label={t('common:nav.open')}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <div className="not-narrow">
        <TeamSelector />
      </div>
      <button className="search-button" aria-label={t('common:palette.open')} onClick={openPalette}>
        <Icon name="search" />
        <span>{t('common:palette.open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <span className="spring" />
      <span className="not-narrow">
        <SupportLink />
      </span>
      <span className="not-narrow">
        <EditionLink />
      </span>
      <LanguageSelector />
      <ThemeToggle />
      {hasBell && (
        <Suspense fallback={<span className="icon-button" />}>
          <Bell />
        </Suspense>
      )}
      <ProfileMenu persona={persona} />
    </header>
  );
}
