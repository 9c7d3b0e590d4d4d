import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, unwrap } from './api';
import type { Team } from './api-types';
import { clientStore, updateClientStore } from './client-store';
import { useSession } from './session';
import { useStore } from './store';
import { tokenStore } from './tokens';

interface TeamChoice {
  teams: readonly Team[];
  /** Whether all teams together may be chosen. */
  hasAll: boolean;
  isStaff: boolean;
  /** The stored choice of this person: a team, null for all, undefined when there is none. */
  saved: string | null | undefined;
}

/** Spec 1 §4: staff begin with all; a saved team is kept while listed, else default, else first. */
export function chooseTeam({ teams, hasAll, isStaff, saved }: TeamChoice): string | null {
  if (saved === null && hasAll) return null;
  if (saved && teams.some(({ id }) => id === saved)) return saved;
  if (isStaff) return null;
  const first = teams.find((team) => team.default) ?? teams[0];
  return first?.id ?? null;
}

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
