import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { AgencyOverview } from '../../features/agencies/agency-overview';
import { AgencySettingsForm } from '../../features/agencies/agency-settings-form';
import { LoadedRecord } from '../../kit/pages/record-page';
import { agencyQuery } from '../../lib/agencies';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** The settings of an agency: a form for who may change them. */
export function AgencySettingsPage() {
  const { agencyId = '' } = useParams();
  const { t } = useTranslation(['common', 'agency']);
  const { account, basePath, landing } = useSession();
  const { can } = usePermissions();
  const result = useQuery(agencyQuery(agencyId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const isOwn = account.accountType === 'AGENCY';
  const list = `${basePath}/manage/agencies`;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    ...(isOwn ? [] : [{ title: t('agency:list.title'), href: list }]),
  ];
  const home = isOwn ? `${basePath}/manage` : list;
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('agency:settings.title')}>
      {(agency) =>
        can('agency:edit') ? (
          <AgencySettingsForm key={agency.id} agency={agency} crumbs={crumbs} home={home} />
        ) : (
          <AgencyOverview agency={agency} crumbs={crumbs} />
        )
      }
    </LoadedRecord>
  );
}

/** The settings of the agency that the person works for. */
export function OwnAgencyPage() {
  const { account, basePath } = useSession();
  return <Navigate to={`${basePath}/manage/agency/${account.id}/settings`} replace />;
}
