import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { editionUrl } from '../../../lib/edition-url';
import { useEdition } from '../../../lib/edition';
import { environmentQuery } from '../../../lib/environment';
import { Icon, Mark } from '../../../lib/icons';
import { LanguageSelector } from '../../../app/language-selector';
import { ThemeToggle } from '../../../app/theme-toggle';

/** The frame of the pages that need no sign-in. */
export function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  );
}

export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="public">
      <a className="skip-link" href="#content">
        {t('common:shell.skip')}
      </a>
      <header className="public-header">
        <Link className="wordmark" to="/login">
          <Mark />
          Palisade
        </Link>
        <span className="spring" />
        <SupportLink />
        <EditionLink />
        <LanguageSelector />
        <ThemeToggle />
      </header>
      <main className="public-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

export function SupportLink() {
  const { t } = useTranslation();
  const email = t('common:contact.supportEmail');
  return (
    <a
      className="icon-button"
      href={`mailto:${email}`}
      title={email}
      aria-label={t('common:contact.support')}
    >
      <Icon name="mail" />
      <span className="word">{t('common:contact.support')}</span>
    </a>
  );
}

/** Leads to the other edition, where this installation has a host for it. */
export function EditionLink() {
  const { t } = useTranslation();
  const { region } = useEdition();
  const { data } = useQuery(environmentQuery);
  const other = region === 'UK' ? 'US' : 'UK';
  const url = data ? editionUrl(other, location, data.ukHostSuffix) : null;
  if (!url) return null;
  return (
    <a className="icon-button" href={`${url}/login`} aria-label={t(`common:edition.to${other}`)}>
      <Icon name="globe" />
      <span className="word">{t(`common:edition.to${other}`)}</span>
    </a>
  );
}

function PublicFooter() {
  const { t } = useTranslation();
  return (
    <footer className="public-footer">
      <span>{t('common:footer.legalEntity')}</span>
      <span className="spring" />
      <a href={`mailto:${t('common:contact.claimsEmail')}`}>{t('common:contact.claims')}</a>
      <Link to="/terms">{t('common:footer.terms')}</Link>
      <Link to="/privacy">{t('common:footer.privacy')}</Link>
    </footer>
  );
}
