import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AgencyBank } from '../../features/commissions/agency-bank';
import { totalsQuery } from '../../features/commissions/api';
import { PayButton } from '../../features/commissions/pay-button';
import { useTotalFacts } from '../../features/commissions/totals';
import { WaitingPayment } from '../../features/commissions/waiting-payment';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import { StatusTag } from '../../kit/values/status-tag';
import type { CommissionTotals } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { isRefusal } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { StatementList } from './statement-list';

/** How an agency stands: its totals, where it is paid, and its months. */
export function AgencyCommissionPage() {
  const { agencyId = '' } = useParams();
  const { t } = useTranslation(['common', 'agency']);
  const { basePath, landing } = useSession();
  const result = useQuery(totalsQuery({ agencyId }));
  // Totals of an agency that is not this person's to see name none.
  if (isRefusal(result.error) || result.data?.agencyName === null) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('common:nav.commissions'), href: `${basePath}/commissions` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('common:nav.commissions')}>
      {(totals) => <AgencyRecord agencyId={agencyId} totals={totals} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

interface AgencyRecordProps {
  agencyId: string;
  totals: CommissionTotals;
  crumbs: Crumb[];
}

function AgencyRecord({ agencyId, totals, crumbs }: AgencyRecordProps) {
  const { t } = useTranslation(['common', 'agency']);
  const { can } = usePermissions();
  const facts = useTotalFacts();
  const { paused, agencyName } = totals;
  const toggle = {
    key: 'toggle',
    label: t(`agency:commission.${paused ? 'resume' : 'pause'}.title`),
    onPick: () => openModal('payments-pause', { agencyId, agencyName, paused }),
  };
  return (
    <RecordPage
      crumbs={crumbs}
      title={agencyName ?? ''}
      tag={
        <StatusTag
          tone={paused ? 'waiting' : 'good'}
          label={t(`agency:commission.${paused ? 'paused' : 'isPaid'}`)}
        />
      }
      strip={facts(totals)}
      primary={!paused && <PayButton agencyId={agencyId} />}
      actions={can('commission:pause') ? [toggle] : []}
    >
      <WaitingPayment agencyId={agencyId} />
      <AgencyBank agencyId={agencyId} />
      <StatementList id="agency-statements" agencyId={agencyId} />
    </RecordPage>
  );
}
