import { useTranslation } from 'react-i18next';
import { personaOf } from '../../app/personas';
import { usePermissions, useSession } from '../../lib/session';
import { EmptyState } from '../../kit/pages/empty-state';
import { AccessCard } from './access-card';
import { AccountsCard } from './accounts-card';
import { DashboardTabs } from './dashboard-tabs';
import { greetingKey } from './greeting';
import { PoliciesCard } from './policies-card';
import './home.css';

/** The landing page of every persona: what waits, where to go, and what the person may do. */
export function HomePage() {
  const { t } = useTranslation(['common', 'account', 'agency', 'carrier']);
  const { user, account, basePath } = useSession();
  const { can } = usePermissions();
  const persona = personaOf(account.accountType);
  const home = persona.navigation.find(({ path }) => `${basePath}/${path}` === persona.landing);
  const hasAccounts =
    persona.navigation.some(({ path }) => path === 'accounts') && can('account:view');
  const isInsured = account.accountType === 'CUSTOMER' && can('policy:view');
  const title = t(home?.labelKey ?? persona.labelKey);
  const overview = (
    <div className="home-grid">
      {hasAccounts && <AccountsCard basePath={basePath} canCreate={can('account:create')} />}
      {isInsured && <PoliciesCard basePath={basePath} />}
      {!hasAccounts && !isInsured && (
        <section className="card" aria-label={t('common:home.work')}>
          <EmptyState title={t('common:home.emptyTitle')} text={t('common:home.emptyText')} />
        </section>
      )}
      <AccessCard persona={persona} />
    </div>
  );
  return (
    <>
      <title>{t('common:page.title', { page: title })}</title>
      <header className="home-head">
        <p className="muted">{title}</p>
        <h1>{t(greetingKey(new Date().getHours()), { name: user.firstName })}</h1>
        <p>{t(persona.purposeKey)}</p>
      </header>
      {account.accountType === 'AGENCY' ? <DashboardTabs overview={overview} /> : overview}
    </>
  );
}
