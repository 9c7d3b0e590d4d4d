import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { PresetRow } from './preset.entity';

/** Narrows a query to the presets that the caller may see; its alias is `preset`. */
export function visibleTo(
  query: SelectQueryBuilder<PresetRow>,
  { accountType, organizationId, seesAllTeams, teamIds }: Actor,
): SelectQueryBuilder<PresetRow> {
  if (accountType === 'COWBELL') return query;
  if (accountType !== 'AGENCY') return query.andWhere('preset.agencyId is null');
  query.andWhere('(preset.agencyId is null or preset.agencyId = :organizationId)', {
    organizationId,
  });
  if (seesAllTeams) return query;
  return query.andWhere('(preset.teamId is null or preset.teamId = any(:teamIds))', { teamIds });
}

/** The agency that a custom preset is for: the caller's own, or for staff the one they name. */
export function agencyFor({ accountType, organizationId }: Actor, named?: string): string {
  if (accountType === 'AGENCY') return organizationId;
  if (accountType === 'COWBELL' && named) return named;
  const detail = 'The selected agency is invalid.';
  throw new DomainError('INVALID_AGENCY', detail, 400, [{ pointer: '/agencyId', detail }]);
}

/** The team that a custom preset is for: one of the caller's, or none for the whole agency. */
export function teamFor({ seesAllTeams, teamIds }: Actor, named?: string | null): string | null {
  if (!named) return null;
  if (seesAllTeams || teamIds.includes(named)) return named;
  const detail = 'The selected team is invalid.';
  throw new DomainError('INVALID_TEAM', detail, 400, [{ pointer: '/teamId', detail }]);
}
