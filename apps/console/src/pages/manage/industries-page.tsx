import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { industryCodesQuery } from '../../features/industries/api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { IndustryCode } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['naicsCode', 'primaryIndustry', 'secondaryIndustry'],
  defaultSort: { field: 'naicsCode', direction: 'asc' },
  filters: {},
};

/** The industry codes of the edition: NAICS, or UK SIC. */
export function IndustriesPage() {
  const { t } = useTranslation(['common', 'account']);
  const { landing } = useSession();
  const { country } = useEdition();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="industry-code:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('naics-create')}
      >
        {t('account:naics.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="naics"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('account:naics.title')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('account:naics.count', { count })}
      empty={{ text: t('account:naics.empty'), action: add }}
      source={(query) => industryCodesQuery({ ...query, country })}
      rowName={({ naicsCode }) => naicsCode}
    />
  );
}

function useColumns(): ListColumn<IndustryCode>[] {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const actionsOf = (industry: IndustryCode) =>
    [
      {
        key: 'edit',
        label: t('account:naics.edit'),
        permission: 'industry-code:edit',
        onPick: () => openModal('naics-edit', { industry }),
      },
      {
        key: 'history',
        label: t('common:timeline.history'),
        permission: 'industry-code:edit',
        onPick: () =>
          openModal('history', {
            noun: 'industry-code',
            id: industry.id,
            name: industry.naicsCode,
          }),
      },
      {
        key: 'delete',
        label: t('account:naics.delete'),
        permission: 'industry-code:delete',
        isDanger: true,
        onPick: () => openModal('naics-delete', { industry }),
      },
    ].filter(({ permission }) => can(permission));
  return [
    {
      key: 'code',
      title: t('account:naics.code'),
      sortField: 'naicsCode',
      render: ({ naicsCode }) => naicsCode,
    },
    {
      key: 'secondary',
      title: t('account:naics.secondary'),
      sortField: 'secondaryIndustry',
      grow: 2,
      onCard: 'line',
      render: ({ secondaryIndustry }) => secondaryIndustry ?? '–',
    },
    {
      key: 'primary',
      title: t('account:naics.primary'),
      sortField: 'primaryIndustry',
      from: 'md',
      grow: 1,
      render: ({ primaryIndustry }) => primaryIndustry,
    },
    {
      key: 'hazard',
      title: t('account:naics.hazard'),
      isNumber: true,
      onCard: true,
      render: ({ hazard }) => hazard ?? '–',
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (industry) => <RowMenu name={industry.naicsCode} actions={actionsOf(industry)} />,
    },
  ];
}
