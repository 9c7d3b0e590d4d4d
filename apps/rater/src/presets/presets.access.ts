import { DomainError, invalidField, isStaff, mayUseTeam } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOwn } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { PresetRow } from './preset.entity';

/** Narrows a query to the presets that the caller may see; its alias is `preset`. */
export function visibleTo(
  query: SelectQueryBuilder<PresetRow>,
  actor: Actor,
): SelectQueryBuilder<PresetRow> {
  if (isStaff(actor)) return query;
  const { accountType, organizationId, seesAllTeams, teamIds } = actor;
  if (accountType !== 'AGENCY') return query.andWhere('preset.agencyId is null');
  query.andWhere('(preset.agencyId is null or preset.agencyId = :organizationId)', {
    organizationId,
  });
  if (seesAllTeams) return query;
  return query.andWhere('(preset.teamId is null or preset.teamId = any(:teamIds))', { teamIds });
}

/** The agency that a custom preset is for: the caller's own, or for staff the one they name. */
export function agencyFor(actor: Actor, named?: string): string {
  checkOwn(named, actor, invalidAgency);
  if (actor.accountType === 'AGENCY') return actor.organizationId;
  if (isStaff(actor) && named) return named;
  throw invalidAgency();
}

const invalidAgency = (): DomainError =>
  invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencyId');

/** The team that a custom preset is for: one of the caller's, or none for the whole agency. */
export function teamFor(actor: Actor, named?: string | null): string | null {
  if (!named) return null;
  if (mayUseTeam(actor, named)) return named;
  const detail = 'The selected team is invalid.';
  throw new DomainError('INVALID_TEAM', detail, 400, [{ pointer: '/teamId', detail }]);
}
