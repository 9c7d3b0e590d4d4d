import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placesOf, visible, type Persona } from '../../app/personas';
import type { Tally } from '../../kit/dashboard/dashboard-page';
import { usePermissions, useSession } from '../../lib/session';
import { useTeam } from '../../lib/team';
import { countQuery } from './count-query';
import { TALLIES } from './tallies';

/** What the home of a persona counts, each by the very call of the list that it opens. */
export function useTallies(persona: Persona): { figures: Tally[]; tasks: Tally[] } {
  const { t } = useTranslation();
  const { basePath, isStaff } = useSession();
  const { can } = usePermissions();
  const { teamId } = useTeam();
  const places = visible(placesOf(persona), can).map(({ path }) => path);
  const shown = TALLIES.filter(
    ({ list, types }) => types.includes(persona.accountType) && places.includes(list),
  );
  const counts = useQueries({
    queries: shown.map((setup) => countQuery(setup, { isStaff, teamId })),
  });
  const tallies = shown.map(({ key, kind, labelKey, list, query }, index) => ({
    key,
    kind,
    label: t(labelKey),
    href: `${basePath}/${list}?${query}`,
    counted: counts[index] ?? { data: undefined, isError: false },
  }));
  return {
    figures: tallies.filter(({ kind }) => kind === 'figure'),
    tasks: tallies.filter(({ kind }) => kind === 'task'),
  };
}
