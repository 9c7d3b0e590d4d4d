import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personaOf } from '../../app/personas';
import { DashboardPage } from '../../kit/dashboard/dashboard-page';
import { EmptyState } from '../../kit/pages/empty-state';
import { useEdition } from '../../lib/edition';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { bookOf } from './book-rules';
import { BookFigures } from './book-figures';
import { AccountsCard } from './accounts-card';
import { DashboardTabs } from './dashboard-tabs';
import { greetingKey } from './greeting';
import { MoneyStrip } from './money-strip';
import { PoliciesCard } from './policies-card';
import { ClientScoresCard, OwnScoreCard } from './scores-cards';
import { useTallies } from './use-tallies';
import './home.css';

/** The landing page of every persona: how the work stands, what waits, and where to go. */
export function HomePage() {
  const { t } = useTranslation(['common', 'account', 'agency', 'carrier', 'quote']);
  const { user, account, basePath } = useSession();
  const { can } = usePermissions();
  const persona = personaOf(account.accountType);
  const { figures, tasks } = useTallies(persona);
  const home = persona.navigation.find(({ path }) => `${basePath}/${path}` === persona.landing);
  const hasQuotes = persona.navigation.some(({ path }) => path === 'quotes') && can('quote:create');
  const hasStates = useEdition().region === 'US';
  const book = can('policy:view') ? bookOf(account.accountType, hasStates) : null;
  const isCustomer = account.accountType === 'CUSTOMER';
  const isInsured = isCustomer && can('policy:view');
  const hasAccounts =
    !isCustomer &&
    persona.navigation.some(({ path }) => path === 'accounts') &&
    can('account:view');
  const nothing = (
    <EmptyState title={t('common:home.emptyTitle')} text={t('common:home.emptyText')} />
  );
  return (
    <DashboardPage
      title={t(home?.labelKey ?? persona.labelKey)}
      greeting={t(greetingKey(new Date().getHours()), { name: user.firstName })}
      purpose={t(persona.purposeKey)}
      figures={figures}
      tasks={tasks}
      empty={nothing}
      action={
        hasQuotes && (
          <Flex gap={8} wrap>
            <Link to={`${basePath}/indication`}>
              <Button type="primary">{t('common:palette.indication')}</Button>
            </Link>
            <Button onClick={() => openModal('appetite')}>{t('quote:appetite.title')}</Button>
          </Flex>
        )
      }
      inTabs={account.accountType === 'AGENCY' ? DashboardTabs : undefined}
    >
      <MoneyStrip persona={persona} />
      {book && <BookFigures book={book} />}
      <div className="home-grid">
        {hasAccounts && <AccountsCard basePath={basePath} canCreate={can('account:create')} />}
        {isInsured && <PoliciesCard basePath={basePath} />}
        {isInsured && can('risk:view') && <OwnScoreCard basePath={basePath} />}
        {account.accountType === 'MSSP' && hasAccounts && <ClientScoresCard basePath={basePath} />}
        {!hasAccounts && !isInsured && tasks.length === 0 && (
          <section className="card" aria-label={t('common:home.work')}>
            {nothing}
          </section>
        )}
      </div>
    </DashboardPage>
  );
}
