import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, unwrap } from './api';
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

/** The teams of the signed-in person, the chosen one, and how to choose another. */
export function useTeam() {
  const { user, isStaff } = useSession();
  const { data: teams } = useQuery(teamsQuery);
  const { team, teamOwner } = useStore(clientStore);
  const hasAll = isStaff || useStore(tokenStore)?.claims.realm === 'ACCOUNT';
  const isOwn = teamOwner === user.id;
  const choose = (id: string | null) => updateClientStore({ team: id, teamOwner: user.id });

  useEffect(() => {
    if (!teams) return;
    const chosen = chooseTeam({ teams, hasAll, isStaff, saved: isOwn ? team : undefined });
    if (!isOwn || chosen !== team) choose(chosen);
  }, [teams, hasAll, isStaff, isOwn, team]);

  return { teams: teams ?? [], hasAll, teamId: isOwn ? team : null, choose };
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
