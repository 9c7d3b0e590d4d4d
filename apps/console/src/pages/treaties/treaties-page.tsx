import { PlusOutlined } from '@ant-design/icons';
import { PRODUCTS } from '@palisade/trade';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { treatiesQuery } from '../../features/treaties/api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { ShortDate } from '../../kit/values/short-date';
import type { Treaty } from '../../lib/api-types';
import { formatPercent } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['effectiveFrom', 'effectiveTo', 'cededPct', 'cedingCommissionPct'],
  defaultSort: { field: 'effectiveFrom', direction: 'desc' },
  filters: { carrierId: null, reinsurerId: null },
};

const nameOf = ({ carrierName, reinsurerName }: Treaty): string =>
  `${carrierName} – ${reinsurerName}`;

/** The treaties between carriers and reinsurers. */
export function TreatiesPage() {
  const { t } = useTranslation(['common', 'carrier']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="reinsurer:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('treaty-create')}
      >
        {t('carrier:treaty.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="treaties"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.treaties')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('carrier:treaty.count', { count })}
      empty={{ text: t('carrier:treaty.empty'), action: add }}
      source={treatiesQuery}
      rowName={nameOf}
    />
  );
}

function useColumns(): ListColumn<Treaty>[] {
  const { t } = useTranslation(['common', 'carrier']);
  return [
    {
      key: 'carrier',
      title: t('carrier:persona.carrier'),
      grow: 1,
      render: ({ carrierName }) => carrierName,
    },
    {
      key: 'reinsurer',
      title: t('carrier:persona.reinsurer'),
      grow: 1,
      onCard: 'line',
      render: ({ reinsurerName }) => reinsurerName,
    },
    {
      key: 'ceded',
      title: t('carrier:treaty.ceded'),
      sortField: 'cededPct',
      isNumber: true,
      onCard: true,
      render: ({ cededPct }) => formatPercent(cededPct),
    },
    {
      key: 'commission',
      title: t('carrier:treaty.commission'),
      sortField: 'cedingCommissionPct',
      isNumber: true,
      from: 'md',
      render: ({ cedingCommissionPct }) => formatPercent(cedingCommissionPct),
    },
    {
      key: 'from',
      title: t('carrier:treaty.from'),
      sortField: 'effectiveFrom',
      from: 'md',
      render: ({ effectiveFrom }) => <ShortDate value={effectiveFrom} />,
    },
    {
      key: 'to',
      title: t('carrier:treaty.to'),
      sortField: 'effectiveTo',
      from: 'md',
      render: ({ effectiveTo }) => <ShortDate value={effectiveTo} />,
    },
    {
      key: 'products',
      title: t('carrier:treaty.products'),
      from: 'xxl',
      grow: 2,
      render: ({ products }) => products.map((code) => PRODUCTS[code].name).join(', '),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (treaty) => <TreatyMenu treaty={treaty} />,
    },
  ];
}

function TreatyMenu({ treaty }: { treaty: Treaty }) {
  const { t } = useTranslation(['common', 'carrier']);
  const { can } = usePermissions();
  const actions = [
    {
      key: 'edit',
      label: t('carrier:treaty.edit'),
      permission: 'reinsurer:edit',
      onPick: () => openModal('treaty-edit', { treaty }),
    },
    {
      key: 'history',
      label: t('common:timeline.history'),
      permission: 'reinsurer:view',
      onPick: () => openModal('history', { noun: 'treaty', id: treaty.id, name: nameOf(treaty) }),
    },
    {
      key: 'delete',
      label: t('carrier:treaty.delete'),
      permission: 'reinsurer:delete',
      isDanger: true,
      onPick: () => openModal('treaty-delete', { treaty }),
    },
  ].filter(({ permission }) => can(permission));
  return <RowMenu name={nameOf(treaty)} actions={actions} />;
}
