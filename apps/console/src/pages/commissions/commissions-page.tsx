import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { CommissionTotalsStrip } from '../../features/commissions/totals';
import { DetailTabs } from '../../kit/pages/detail-tabs';
import { PageHeader } from '../../kit/pages/page-header';
import { RecordActions } from '../../kit/pages/record-actions';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { CommissionList } from './commission-list';
import { StatementList } from './statement-list';

const TABS = ['list', 'statements'] as const;

/** What agencies earn: each commission, and the statements that it is paid by. */
export function CommissionsPage() {
  const { t } = useTranslation(['common', 'agency']);
  const { tab = 'list' } = useParams();
  const { account, basePath, landing } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  if (!TABS.some((name) => name === tab)) return <NotFoundPage />;
  const home = `${basePath}/commissions`;
  const bank = {
    key: 'agency',
    label: t('agency:commission.howPaid'),
    onPick: () => void navigate(`${home}/agency/${account.id}`),
  };
  const download = can('commission:statement-download') && (
    <Button type="primary" onClick={() => openModal('commission-statement-download')}>
      {t('agency:statement.download')}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.commissions')}
        action={
          <RecordActions
            primary={download}
            actions={account.accountType === 'AGENCY' ? [bank] : []}
          />
        }
      />
      <CommissionTotalsStrip />
      <DetailTabs
        active={tab}
        onChoose={(key) => void navigate(key === 'list' ? home : `${home}/${key}`)}
        items={[
          { key: 'list', label: t('common:nav.commissions'), children: <CommissionList /> },
          {
            key: 'statements',
            label: t('agency:statement.list'),
            children: <StatementList id="commission-statements" />,
          },
        ]}
      />
    </div>
  );
}
