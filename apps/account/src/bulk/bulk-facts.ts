import { DomainError, mayUseTeam, REGIONS } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { BulkFacts } from '../domain/bulk/bulk-row';
import { notAnUpload } from '../domain/bulk/bulk-columns';
import type { IndustryScheme } from '../domain/industries';
import { IndustryCode } from '../industries/industry-code.entity';
import { BlockedDomain } from '../snapshots/blocked-domain.entity';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import type { BulkSetting } from './bulk-upload.entity';

/** What is known of an upload from its file, and from whoever sent it. */
type ReadSetting = Pick<BulkSetting, 'mapping' | 'decimal' | 'industrySystem' | 'writings'>;

/** Whose clients an upload makes, and in which teams. */
export async function settingOf(
  em: EntityManager,
  actor: Actor,
  { agencyId, ...read }: { agencyId?: string } & ReadSetting,
): Promise<BulkSetting & { organizationId: string }> {
  const organizationId = ownerOf(actor, agencyId);
  const owner = await em.findOneBy(Organization, { id: organizationId, deleted: false });
  const isAggregator = actor.accountType === 'DIGITAL';
  if (!owner || owner.accountType !== (isAggregator ? 'DIGITAL' : 'AGENCY')) throw noAgency();
  const order = { isDefault: 'DESC', name: 'ASC', id: 'ASC' } as const;
  const known = await em.find(Team, { where: { organizationId, deleted: false }, order });
  const isStaff = actor.accountType === 'COWBELL';
  const usable = known.filter(({ id }) => isStaff || mayUseTeam(actor, id));
  if (!usable.length) throw notAnUpload('NO_TEAM', 'There is no team to put the clients in.', 409);
  return {
    organizationId,
    ...read,
    country: REGIONS[owner.locationAlias ?? 'US'].country,
    agencyId: isAggregator ? null : organizationId,
    aggregatorId: isAggregator ? organizationId : null,
    teams: usable.map(({ id, name }) => ({ id, name })),
    defaultTeamId: usable[0].id,
  };
}

function ownerOf({ accountType, organizationId }: Actor, agencyId?: string): string {
  if (accountType === 'COWBELL') {
    if (!agencyId) throw noAgency();
    return agencyId;
  }
  if (agencyId && agencyId !== organizationId) throw noAgency();
  return organizationId;
}

const noAgency = (): DomainError => {
  const detail = 'Please select a Agency';
  return new DomainError('AGENCY_INVALID', detail, 400, [{ pointer: '/agencyId', detail }]);
};

/** What the rows of an upload are read by, as it is now. */
export async function bulkFacts(
  em: EntityManager,
  setting: BulkSetting,
  { by, now }: Pick<BulkFacts, 'by' | 'now'>,
): Promise<BulkFacts> {
  const industries = await em.find(IndustryCode);
  const known = new Map(
    industries.map((industry) => [keyOf(industry.scheme, industry.code), industry]),
  );
  const blocked = await em.findBy(BlockedDomain, { blocked: true });
  const domains = new Set(blocked.map(({ id }) => id));
  return {
    ...setting,
    by,
    now,
    thisYear: now.getUTCFullYear(),
    industryOf: (scheme, code) => known.get(keyOf(scheme, code)),
    isBlocked: (domain) => domains.has(domain),
    newId,
  };
}

const keyOf = (scheme: IndustryScheme, code: string): string => `${scheme} ${code}`;
