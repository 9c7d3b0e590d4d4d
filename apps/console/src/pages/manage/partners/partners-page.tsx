import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { partnersQuery } from '../../../features/partners/api';
import type { PartnerKind } from '../../../features/partners/kinds';
import { formOf, KINDS } from '../../../features/partners/kinds';
import { contactName } from '../../../features/partners/partner-view';
import { usePartnerWords } from '../../../features/partners/words';
import type { ListColumn } from '../../../kit/lists/list-columns';
import { ListPage } from '../../../kit/lists/list-page';
import type { ListRules } from '../../../kit/lists/list-state';
import { RowMenu } from '../../../kit/lists/row-menu';
import { useListState } from '../../../kit/lists/use-list-state';
import { PermissionGuard } from '../../../kit/pages/permission-guard';
import type { Partner } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

const RULES: ListRules = {
  sortable: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {},
};

/** The partners of a kind; the same page for every kind. */
export function PartnersPage({ kind }: { kind: PartnerKind }) {
  const { t } = useTranslation();
  const { landing } = useSession();
  const words = usePartnerWords(kind);
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need={`${KINDS[kind].group}:create`}>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal(formOf(kind), { kind })}
      >
        {words.add}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id={`partners-${kind}`}
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={words.title}
      action={add}
      columns={useColumns(kind)}
      list={list}
      countLabel={(count) => t('common:partners.count', { count })}
      empty={{ text: t('common:partners.empty'), action: add }}
      source={partnersQuery(kind)}
      rowName={({ name }) => name}
    />
  );
}

/** What can be done with a partner of a kind. */
function useActions(kind: PartnerKind) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const words = usePartnerWords(kind);
  const { group } = KINDS[kind];
  return (partner: Partner) =>
    [
      {
        key: 'edit',
        label: words.edit,
        permission: `${group}:edit`,
        onPick: () => openModal(formOf(kind, partner), { kind, partner }),
      },
      {
        key: 'jump',
        label: t('common:partners.jump'),
        permission: 'user:jump',
        onPick: () => openModal('persona-jump', { account: partner }),
      },
      {
        key: 'delete',
        label: words.remove,
        permission: `${group}:delete`,
        isDanger: true,
        onPick: () =>
          openModal(kind === 'da' ? 'aggregator-delete' : 'account-type-delete', { kind, partner }),
      },
    ].filter(({ permission }) => can(permission));
}

function useColumns(kind: PartnerKind): ListColumn<Partner>[] {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const actionsOf = useActions(kind);
  const { path, members } = KINDS[kind];
  return [
    {
      key: 'name',
      title: t('common:partners.name'),
      sortField: 'name',
      grow: 2,
      render: ({ id, name }) => <Link to={`${basePath}/${path}/${id}`}>{name}</Link>,
    },
    {
      key: 'description',
      title: t('common:partners.description'),
      from: 'lg',
      grow: 2,
      render: ({ description }) => description,
    },
    {
      key: 'hostname',
      title: t('common:partners.hostname'),
      from: 'md',
      render: ({ hostname }) => hostname,
    },
    {
      key: 'contact',
      title: t('common:partners.contact'),
      from: 'md',
      render: (partner) => contactName(partner),
    },
    ...members.map((noun) => ({
      key: noun,
      title: t(`common:partners.${noun === 'agencies' ? 'agency' : 'account'}.many`),
      isNumber: true,
      onCard: true,
      render: ({ agenciesCount, accountsCount }: Partner) =>
        noun === 'agencies' ? agenciesCount : accountsCount,
    })),
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (partner) => <RowMenu name={partner.name} actions={actionsOf(partner)} />,
    },
  ];
}
