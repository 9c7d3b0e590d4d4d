import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, unwrap } from './api';
import type { Team } from './api-types';
import { chooseTeam } from './choose-team';
import { clientStore, updateClientStore } from './client-store';
import { useSession } from './session';
import { useStore } from './store';
import { tokenStore } from './tokens';

export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/teams')),
  staleTime: 60_000,
});

/**
 * The teams that the signed-in person may choose, the chosen one, and how to choose another. Clients
 * belong to teams of agencies: an agency chooses among its own, staff among all, others not at all.
 */
export function useTeam() {
  const { user, account, isStaff } = useSession();
  const isOffered = isStaff || account.accountType === 'AGENCY';
  const { data } = useQuery(teamsQuery);
  const { team, teamName, teamOwner } = useStore(clientStore);
  const hasAll = isStaff || useStore(tokenStore)?.claims.realm === 'ACCOUNT';
  const isOwn = teamOwner === user.id;
  const choose = (chosen: Pick<Team, 'id' | 'name'> | null) =>
    updateClientStore({
      team: chosen?.id ?? null,
      teamName: chosen?.name ?? null,
      teamOwner: user.id,
    });

  useEffect(() => {
    if (!data || !isOffered) return;
    const chosen = chooseTeam({ teams: data, hasAll, isStaff, saved: isOwn ? team : undefined });
    if (isOwn && chosen === team) return;
    choose(data.find(({ id }) => id === chosen) ?? null);
  }, [data, hasAll, isStaff, isOffered, isOwn, team]);

  if (!isOffered) return { teams: [], hasAll: false, isOffered, teamId: null, choose };
  const found = team && isOwn ? [{ id: team, name: teamName ?? '' }] : [];
  const teams = isStaff ? found : (data ?? []);
  return { teams, hasAll, isOffered, teamId: isOwn ? team : null, choose };
}

/** Narrows the search call of a list to a team; null asks for those of all teams. */
export const ofTeam = <Query extends object | undefined>(
  query: Query,
  teamId: string | null,
): Query & { teamId?: string } => ({ ...query, ...(teamId && { teamId }) });

/**
 * Narrows the search call of a list to the team that is chosen in the header: what every list of
 * clients' work asks by. Lists of one client do not, for whoever opened it wants all of it.
 */
export function useOfTeam(): <Query extends object | undefined>(
  query: Query,
) => Query & { teamId?: string } {
  const { teamId } = useTeam();
  return (query) => ofTeam(query, teamId);
}
