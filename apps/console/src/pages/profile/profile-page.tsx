import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isTold, personaOf } from '../../app/personas';
import { NoticesCard } from '../../features/notices/notices-card';
import { DetailsCard } from '../../features/profile/details-card';
import { DevicesCard } from '../../features/profile/devices-card';
import { MfaCard } from '../../features/profile/mfa-card';
import { mustSetUpMfa } from '../../features/profile/must-set-up';
import { PictureCard } from '../../features/profile/picture-card';
import '../../features/profile/profile.css';
import { ReportsCard } from '../../features/profile/reports-card';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';

/** The own data of whoever is signed in. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { user, landing } = useSession();
  const [params, setParams] = useSearchParams();
  const mfa = { key: 'mfa', label: t('common:mfa.tab'), children: <MfaCard /> };
  const details = {
    key: 'details',
    label: t('common:profile.details'),
    children: (
      <div className="profile-stack">
        <DetailsCard />
        <PictureCard />
      </div>
    ),
  };
  const devices = { key: 'devices', label: t('common:devices.title'), children: <DevicesCard /> };
  const notices = {
    key: 'notifications',
    label: t('common:notices.tab'),
    children: <NoticesCard />,
  };
  const reports = { key: 'reports', label: t('common:reports.title'), children: <ReportsCard /> };
  const told = isTold(personaOf(user.account.accountType)) ? [notices] : [];
  const rest = [devices, ...told, reports];
  // Nothing else is open before the set-up.
  const items = mustSetUpMfa(user) ? [mfa] : [details, mfa, ...rest];
  const chosen = items.find(({ key }) => key === params.get('tab')) ?? items[0];
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:profile.title')}
      />
      <DetailTabs
        items={items}
        active={chosen.key}
        onChoose={(tab) => setParams({ tab }, { replace: true })}
      />
    </div>
  );
}
