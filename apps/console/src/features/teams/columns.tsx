import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu, type RowAction } from '../../kit/lists/row-menu';
import { StatusTag } from '../../kit/values/status-tag';
import type { TeamRow } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

export const TEAM_LIST_RULES: ListRules = {
  sortable: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {},
};

/** The columns of a list of teams. */
export function useTeamColumns(): ListColumn<TeamRow>[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { isStaff } = useSession();
  const actionsOf = (team: TeamRow): RowAction[] => [
    ...(can('team:edit')
      ? [
          {
            key: 'edit',
            label: t('common:teams.edit'),
            onPick: () => openModal('team-form', { teamId: team.id }),
          },
        ]
      : []),
    ...(can('team:view')
      ? [
          {
            key: 'history',
            label: t('common:timeline.history'),
            onPick: () => openModal('history', { noun: 'team', id: team.id, name: team.name }),
          },
        ]
      : []),
    ...(can('team:delete') && !team.default
      ? [
          {
            key: 'delete',
            label: t('common:teams.delete'),
            isDanger: true,
            onPick: () => openModal('team-delete', { team }),
          },
        ]
      : []),
  ];
  return [
    { key: 'name', title: t('common:teams.name'), sortField: 'name', render: ({ name }) => name },
    ...(isStaff
      ? [
          {
            key: 'account',
            title: t('common:users.account'),
            from: 'md' as const,
            render: ({ accountName }: TeamRow) => accountName,
          },
        ]
      : []),
    {
      key: 'members',
      title: t('common:teams.members'),
      isNumber: true,
      render: ({ members }) => members,
    },
    {
      key: 'default',
      title: t('common:teams.default'),
      from: 'sm',
      render: (team) =>
        team.default ? <StatusTag tone="good" label={t('common:teams.isDefault')} /> : '–',
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (team) => <RowMenu name={team.name} actions={actionsOf(team)} />,
    },
  ];
}
