import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu, type RowAction } from '../../kit/lists/row-menu';
import { Phone } from '../../kit/values/phone';
import { StatusTag } from '../../kit/values/status-tag';
import type { Agency, Organization } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const KINDS = ['WHOLESALE', 'APPOINTED', 'AGENCY BILLED', 'INCOMPLETE'] as const;

export const AGENCY_LIST_RULES: ListRules = {
  sortable: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { filter: KINDS, region: ['US', 'UK'] },
};

export function useAgencyFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'agency']);
  return [
    {
      name: 'filter',
      label: t('agency:list.kind'),
      options: KINDS.map((value) => ({ value, label: t(`agency:kind.${value}`) })),
    },
    {
      name: 'region',
      label: t('agency:field.region'),
      options: (['US', 'UK'] as const).map((value) => ({
        value,
        label: t(`common:edition.to${value}`),
      })),
    },
  ];
}

/** An agency as an account that staff enter or invite people of. */
const organizationOf = ({ id, name, region }: Agency): Organization => ({
  id,
  name,
  accountType: 'AGENCY',
  locationAlias: region,
});

/** The columns of a list of agencies. */
export function useAgencyColumns(): ListColumn<Agency>[] {
  const { t } = useTranslation(['common', 'agency']);
  const actionsOf = useAgencyActions();
  return [
    {
      key: 'name',
      title: t('agency:field.name'),
      sortField: 'name',
      grow: 2,
      render: (one) => one.name,
    },
    {
      key: 'hostname',
      title: t('agency:field.hostname'),
      isOptional: true,
      render: (one) => one.hostname ?? '–',
    },
    {
      key: 'npn',
      title: t('agency:field.npn'),
      from: 'md',
      onCard: true,
      render: (one) => one.npn ?? '–',
    },
    {
      key: 'contact',
      title: t('agency:field.contact'),
      from: 'lg',
      grow: 1,
      render: ({ contactFirstName: first, contactLastName: last }) =>
        [first, last].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'phone',
      title: t('common:users.phone'),
      isOptional: true,
      render: ({ contactPhone }) => <Phone number={contactPhone} />,
    },
    {
      key: 'commission',
      title: t('agency:field.commission'),
      isNumber: true,
      from: 'md',
      render: ({ commission }) =>
        commission === null
          ? t('agency:terms.usual')
          : t('agency:terms.percent', { value: commission }),
    },
    {
      key: 'kinds',
      title: t('agency:list.kind'),
      onCard: 'line',
      render: (agency) => <AgencyKinds agency={agency} />,
    },
    {
      key: 'mfa',
      title: t('agency:field.enforceMFA'),
      isOptional: true,
      render: ({ enforceMFA }) => t(enforceMFA ? 'common:option.yes' : 'common:option.no'),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (agency) => <RowMenu name={agency.name} actions={actionsOf(agency)} />,
    },
  ];
}

/** What kind of agency it is, in words. */
export function AgencyKinds({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agency');
  const kinds = [
    agency.npn === null && { kind: 'INCOMPLETE', tone: 'waiting' as const },
    agency.isAppointed && { kind: 'APPOINTED', tone: 'good' as const },
    agency.isWholesale && { kind: 'WHOLESALE', tone: 'open' as const },
    agency.agencyBilled && { kind: 'AGENCY BILLED', tone: 'open' as const },
  ].filter((one) => one !== false);
  if (!kinds.length) return '–';
  return (
    <Flex gap={4} wrap>
      {kinds.map(({ kind, tone }) => (
        <StatusTag key={kind} tone={tone} label={t(`agency:kind.${kind}`)} />
      ))}
    </Flex>
  );
}

function useAgencyActions(): (agency: Agency) => RowAction[] {
  const { t } = useTranslation(['common', 'agency']);
  const { can } = usePermissions();
  const { basePath, isStaff } = useSession();
  const navigate = useNavigate();
  return (agency) => {
    const account = organizationOf(agency);
    const actions = [
      {
        key: 'edit',
        label: t('agency:list.settings'),
        permission: 'agency:view',
        onPick: () => void navigate(`${basePath}/manage/agency/${agency.id}/settings`),
      },
      {
        key: 'history',
        label: t('common:timeline.history'),
        permission: 'agency:view',
        onPick: () => openModal('history', { noun: 'agency', id: agency.id, name: agency.name }),
      },
      ...(isStaff
        ? [
            {
              key: 'invite',
              label: t('agency:list.invite'),
              permission: 'user:create',
              onPick: () => openModal('user-form', { account }),
            },
            {
              key: 'jump',
              label: t('common:jump.title'),
              permission: 'user:jump',
              onPick: () => openModal('persona-jump', { account }),
            },
          ]
        : []),
      {
        key: 'delete',
        label: t('agency:delete.title'),
        permission: 'agency:delete',
        isDanger: true,
        onPick: () => openModal('agency-delete', { agency }),
      },
    ];
    return actions.filter(({ permission }) => can(permission));
  };
}
