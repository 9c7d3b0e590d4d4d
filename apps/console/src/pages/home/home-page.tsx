import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { personaOf } from '../../app/personas';
import { DashboardPage } from '../../kit/dashboard/dashboard-page';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { DashboardTabs } from './dashboard-tabs';
import './home.css';
import { HomeOverview } from './home-overview';

/** The home of every persona: what waits, how the work stands, and where to go. */
export function HomePage() {
  const { t } = useTranslation(['common', 'account', 'agency', 'carrier', 'quote']);
  const { account, basePath } = useSession();
  const { can } = usePermissions();
  const persona = personaOf(account.accountType);
  const mayQuote = persona.navigation.some(({ path }) => path === 'quotes') && can('quote:create');
  return (
    <DashboardPage
      title={t('common:nav.dashboard')}
      action={
        mayQuote && (
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
      <HomeOverview persona={persona} />
    </DashboardPage>
  );
}
