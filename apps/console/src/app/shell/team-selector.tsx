import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../lib/api';
import { useSession } from '../../lib/session';
import { useTeam } from '../../lib/team';

const ALL = '';

/** Which team's work is shown; searches all teams by name (Spec 1 §2). */
export function TeamSelector() {
  const { t } = useTranslation();
  const id = useId();
  const { teams, hasAll, isOffered, teamId, choose } = useTeam();
  const [search, setSearch] = useState('');
  const { isStaff } = useSession();
  const { data: found, isFetching } = useTeamSearch(useDeferredValue(search.trim()), isStaff);
  if (!isOffered || (teams.length === 0 && !hasAll)) return null;

  const listed = search ? (found ?? []) : teams;
  const all = hasAll ? [{ value: ALL, label: t('common:shell.teamAll') }] : [];
  const options = listed.map((team) => ({ value: team.id, label: team.name }));
  return (
    <div className="team-selector">
      <label htmlFor={id}>{t('common:shell.team')}</label>
      <Select
        id={id}
        value={teamId ?? ALL}
        options={search ? options : [...all, ...options]}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={t(isFetching ? 'common:select.loading' : 'common:select.noOptions')}
        popupMatchSelectWidth={240}
        onSelect={(value: string) => {
          choose(listed.find((team) => team.id === value) ?? null);
          setSearch('');
        }}
      />
    </div>
  );
}

/** Teams by name; staff see whose each is, for every agency has a main team. */
function useTeamSearch(search: string, isStaff: boolean) {
  return useQuery({
    queryKey: ['teams', 'search', search],
    queryFn: async () => {
      const query = { search, size: 25 };
      const page = await unwrap(api.auth.GET('/api/auth/v1/teams/search', { params: { query } }));
      return page.content.map(({ id, name, accountName }) => ({
        id,
        name: isStaff ? `${name} · ${accountName}` : name,
      }));
    },
    enabled: search !== '',
  });
}
