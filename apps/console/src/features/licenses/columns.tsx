import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { Phone } from '../../kit/values/phone';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag } from '../../kit/values/status-tag';
import type { AgencyLicense, AgentLicense, SurplusLicense } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { todayHere } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const FILTERS = { state: null, agencyId: null, email: null, after: null, before: null };

export const LICENSE_LIST_RULES: ListRules = {
  sortable: ['state', 'number', 'expirationDate'],
  defaultSort: { field: 'state', direction: 'asc' },
  filters: FILTERS,
};

export const SURPLUS_LIST_RULES: ListRules = {
  sortable: ['state', 'number'],
  defaultSort: { field: 'state', direction: 'asc' },
  filters: FILTERS,
};

/** The columns of the licences of agencies. */
export function useAgencyLicenseColumns(): ListColumn<AgencyLicense>[] {
  const shared = useSharedColumns();
  const agency = useAgencyColumn();
  const actions = useActions('license', 'agency-license-edit', 'agency-license-delete');
  return [...shared, ...agency, actions];
}

/** The columns of the licences of agents. */
export function useAgentLicenseColumns(): ListColumn<AgentLicense>[] {
  const { t } = useTranslation(['common', 'agency']);
  const [state, ...shared] = useSharedColumns();
  const agency = useAgencyColumn();
  const actions = useActions('license', 'agent-license-edit', 'agent-license-delete');
  return [
    ...(state ? [state] : []),
    {
      key: 'agent',
      title: t('agency:license.agent'),
      grow: 1,
      onCard: true,
      render: ({ agentFirstName: first, agentLastName: last }: AgentLicense) =>
        [first, last].filter(Boolean).join(' ') || '–',
    },
    ...shared,
    {
      key: 'email',
      title: t('common:users.email'),
      isOptional: true,
      render: ({ agentEmail }: AgentLicense) => agentEmail ?? '–',
    },
    {
      key: 'phone',
      title: t('common:users.phone'),
      isOptional: true,
      render: ({ agentPhone }: AgentLicense) => <Phone number={agentPhone} />,
    },
    ...agency,
    actions,
  ];
}

/** The columns of the licences of surplus lines brokers. */
export function useSurplusColumns(): ListColumn<SurplusLicense>[] {
  const { t } = useTranslation(['common', 'agency']);
  const { isStaff } = useSession();
  const agency = useAgencyColumn();
  const actions = useActions('surplus-license', 'surplus-license-form', 'surplus-license-delete');
  return [
    {
      key: 'state',
      title: t('common:wording.state'),
      sortField: 'state',
      render: ({ surplusLinesState }) => surplusLinesState,
    },
    {
      key: 'broker',
      title: t('agency:surplus.broker'),
      grow: 1,
      onCard: true,
      render: ({ brokerFirstName, brokerLastName }) => `${brokerFirstName} ${brokerLastName}`,
    },
    {
      key: 'email',
      title: t('common:users.email'),
      from: 'lg',
      grow: 1,
      render: ({ brokerEmail }) => brokerEmail,
    },
    {
      key: 'number',
      title: t('agency:license.number'),
      sortField: 'number',
      onCard: 'line',
      render: ({ surplusLicenseNumber }) => surplusLicenseNumber,
    },
    ...(isStaff
      ? [
          {
            key: 'signature',
            title: t('agency:surplus.signatureOnFile'),
            from: 'md' as const,
            render: ({ signatureOnFile }: SurplusLicense) =>
              t(signatureOnFile ? 'common:option.yes' : 'common:option.no'),
          },
        ]
      : []),
    ...agency,
    actions,
  ];
}

function useSharedColumns(): ListColumn<AgencyLicense>[] {
  const { t } = useTranslation(['common', 'agency']);
  const { region } = useEdition();
  return [
    {
      key: 'state',
      title: t('common:wording.state'),
      sortField: 'state',
      render: ({ state }) => state,
    },
    {
      key: 'number',
      title: t('agency:license.number'),
      sortField: 'number',
      onCard: true,
      render: ({ number }) => number,
    },
    // Nobody in the United Kingdom has one.
    ...(region === 'UK'
      ? []
      : [
          {
            key: 'npn',
            title: t('agency:field.npn'),
            from: 'lg' as const,
            render: ({ npn }: AgencyLicense) => npn ?? '–',
          },
        ]),
    {
      key: 'expirationDate',
      title: t('agency:license.expirationDate'),
      sortField: 'expirationDate',
      onCard: 'line',
      render: ({ expirationDate }) => <LastDay date={expirationDate} />,
    },
    {
      key: 'resident',
      title: t('agency:license.residentShort'),
      from: 'lg',
      render: ({ activeResidentState }) =>
        t(activeResidentState ? 'common:option.yes' : 'common:option.no'),
    },
  ];
}

function LastDay({ date }: { date: string | null }) {
  const { t } = useTranslation('agency');
  if (!date) return '–';
  if (date < todayHere()) return <StatusTag tone="lost" label={t('agency:license.ended')} />;
  return <ShortDate value={date} />;
}

/** The agency, for who sees more than one. */
function useAgencyColumn<Row extends { agencyName: string | null }>(): ListColumn<Row>[] {
  const { t } = useTranslation();
  const { account } = useSession();
  if (account.accountType === 'AGENCY') return [];
  return [
    {
      key: 'agency',
      title: t('common:wording.agency'),
      from: 'md',
      grow: 1,
      render: ({ agencyName }) => agencyName ?? '–',
    },
  ];
}

type Row = AgencyLicense | SurplusLicense;

/** What a licence is called. */
export const licenseName = (row: Row): string =>
  'number' in row
    ? `${row.state} ${row.number}`
    : `${row.surplusLinesState} ${row.surplusLicenseNumber}`;

function useActions<T extends Row>(group: string, edit: string, remove: string): ListColumn<T> {
  const { t } = useTranslation(['common', 'agency']);
  const { can } = usePermissions();
  const actionsOf = (license: T) =>
    [
      {
        key: 'edit',
        label: t('agency:license.editAction'),
        permission: `${group}:edit`,
        onPick: () => openModal(edit, { license }),
      },
      {
        key: 'delete',
        label: t('agency:license.deleteAction'),
        permission: `${group}:delete`,
        isDanger: true,
        onPick: () => openModal(remove, { license }),
      },
    ].filter(({ permission }) => can(permission));
  return {
    key: 'actions',
    title: t('common:list.actions'),
    render: (license) => <RowMenu name={licenseName(license)} actions={actionsOf(license)} />,
  };
}
