import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  agencyLicensesQuery,
  agentLicensesQuery,
  surplusLicensesQuery,
} from '../../features/licenses/api';
import {
  LICENSE_LIST_RULES,
  licenseName,
  SURPLUS_LIST_RULES,
  useAgencyLicenseColumns,
  useAgentLicenseColumns,
  useSurplusColumns,
} from '../../features/licenses/columns';
import { LicenseTabs } from '../../features/licenses/license-tabs';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

/** The licences of agencies, by state. */
export function AgencyLicencesPage() {
  const list = useListState(LICENSE_LIST_RULES);
  return (
    <ListPage
      {...usePage('agency', 'license:create', 'agency-license-create')}
      columns={useAgencyLicenseColumns()}
      list={list}
      source={agencyLicensesQuery}
      rowName={licenseName}
    />
  );
}

/** The licences of agents, by state. */
export function AgentLicencesPage() {
  const { isStaff } = useSession();
  const list = useListState(LICENSE_LIST_RULES);
  return (
    <ListPage
      {...usePage('agent', 'license:create', 'agent-license-create')}
      columns={useAgentLicenseColumns()}
      list={list}
      source={(query) => agentLicensesQuery(query, isStaff)}
      rowName={licenseName}
    />
  );
}

/** The licences of the brokers that surplus lines are placed through. */
export function SurplusLicencesPage() {
  const { isStaff } = useSession();
  const list = useListState(SURPLUS_LIST_RULES);
  return (
    <ListPage
      {...usePage('surplus', 'surplus-license:create', 'surplus-license-form')}
      columns={useSurplusColumns()}
      list={list}
      source={(query) => surplusLicensesQuery(query, isStaff)}
      rowName={licenseName}
    />
  );
}

/** What the three lists have in common. */
function usePage(kind: 'agency' | 'agent' | 'surplus', need: string, dialog: string) {
  const { t } = useTranslation(['common', 'agency']);
  const { landing } = useSession();
  const add = (
    <PermissionGuard need={need}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => openModal(dialog)}>
        {t(kind === 'surplus' ? 'agency:surplus.add' : 'agency:license.addButton')}
      </Button>
    </PermissionGuard>
  );
  return {
    id: `licences-${kind}`,
    crumbs: [{ title: t('common:page.home'), href: landing }],
    title: t(`agency:license.title.${kind}`),
    action: add,
    above: <LicenseTabs />,
    countLabel: (count: number) => t('agency:license.count', { count }),
    empty: { text: t(`agency:license.empty.${kind}`), action: add },
  };
}
