import { Injectable } from '@nestjs/common';
import {
  DomainError,
  hasPermission,
  isStaff,
  minorUnitsOf,
  nameTaken,
  storedEmail,
  storedPhone,
} from '@palisade/kernel';
import type { Region } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, RolePermissions, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { changedTerms, checkAgency, checkUnused } from '../domain/agency-terms';
import { AgencyLink } from '../partners/agency-link.entity';
import { publishAgencyLinks } from '../partners/link-events';
import { isHostnameTaken } from '../snapshots/hostnames';
import { Organization } from '../snapshots/organization.entity';
import type { AgencyLevelFields, CreateAgencyRequest, UpdateAgencyRequest } from './agencies.dto';
import { visibleTo } from './agencies.access';
import { lockAgency, useOf } from './agencies.queries';
import { hasProfile, publishAgency } from './agency-events';
import { Agency } from './agency.entity';

/** An agency of which nothing is told yet. */
const BLANK = {
  agencyId: null,
  description: null,
  hostname: null,
  npn: null,
  contactFirstName: null,
  contactLastName: null,
  contactEmail: null,
  contactPhone: null,
  dunsNumber: null,
  commission: null,
  additionalBrokerFee: 0,
  isWholesale: false,
  isAppointed: false,
  agencyBilled: false,
  enforceMFA: false,
  canIssue: false,
  noticesByHand: false,
  paymentTerms: null,
  programs: [],
  levels: [],
  smallLogoId: null,
  mediumLogoId: null,
};

/** Keeps the profiles of agencies and the terms that they sell on. */
@Injectable()
export class AgencyProfilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly permissions: RolePermissions,
    private readonly clock: DomainClock,
  ) {}

  /** Makes an agency without terms of its own, an aggregator's in it; 409 when one has this name. */
  async create(request: CreateAgencyRequest, actor: Actor): Promise<string> {
    const isAggregator = actor.accountType === 'DIGITAL';
    if (!isStaff(actor) && !isAggregator) {
      throw notAllowed('Only the provider and aggregators make agencies.');
    }
    const id = newId();
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const region = request.region ?? (await regionOf(tx.em, actor));
      const { name } = request;
      const made = { id, name, region, deleted: false, created: now, modified: now };
      const agency = withRequest({ ...BLANK, ...made }, request);
      checkAgency(agency);
      await checkName(tx.em, agency, actor);
      await checkHostname(tx.em, agency);
      await tx.em.insert(Agency, agency);
      await record(tx, 'agency.create', null, agency);
      await publishAgency(tx, agency);
      if (isAggregator) await beginIn(tx, id, actor.organizationId);
    });
    return id;
  }

  /** Changes an agency; its commercial terms only for staff who may set them (403). */
  async change(id: string, request: UpdateAgencyRequest, actor: Actor): Promise<void> {
    // The guard of the call has asked auth with the caller's token where that was needed.
    const held = await this.permissions.of(actor, '');
    const setsTerms = isStaff(actor) && hasPermission(held, ['agency:settings']);
    await this.save(id, request, { actor, setsTerms });
  }

  /** The same where it is known who sets the terms. */
  async save(
    id: string,
    request: UpdateAgencyRequest,
    { actor, setsTerms }: { actor: Actor; setsTerms: boolean },
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await lockAgency(tx.em, id, actor);
      const after = { ...withRequest(before, request), modified: this.clock.now() };
      const [term] = changedTerms(before, after);
      if (term && !setsTerms) {
        throw notAllowed('The terms of an agency are the provider’s to set.', `/${term}`);
      }
      if (before.enforceMFA && !after.enforceMFA) {
        const detail = 'The second factor of everybody is switched off in the settings of people.';
        throw new DomainError('MFA_ENFORCED', detail, 409, [{ pointer: '/enforceMFA', detail }]);
      }
      checkAgency(after);
      if (before.name !== after.name) await checkName(tx.em, after, actor);
      if (before.hostname !== after.hostname) await checkHostname(tx.em, after);
      await tx.em.update(Agency, { id }, after);
      await record(tx, 'agency.edit', before, after);
      await publishAgency(tx, after);
    });
  }

  /** Closes an agency that nothing hangs on; 409 says what does. Its people can sign in no more. */
  async remove(id: string, actor: Actor): Promise<void> {
    if (!isStaff(actor)) throw notAllowed('Only the provider closes agencies.');
    await this.transactions.run(async (tx) => {
      const before = await lockAgency(tx.em, id, actor);
      checkUnused(await useOf(tx.em, id));
      if (!hasProfile(before)) {
        const detail = 'Complete its profile first: until then nobody else hears that it closes.';
        throw new DomainError('AGENCY_INCOMPLETE', detail, 409);
      }
      const after = { ...before, deleted: true, modified: this.clock.now() };
      await tx.em.update(Agency, { id }, after);
      await record(tx, 'agency.delete', before, after);
      await publishAgency(tx, after);
    });
  }
}

/** Ties a new agency to the aggregator that made it. */
async function beginIn(tx: Tx, agencyId: string, aggregatorId: string): Promise<void> {
  const link = { agencyId, clusterId: null, aggregatorId };
  await tx.em.insert(AgencyLink, link);
  await tx.record({
    action: 'agency.link',
    subjectType: 'agency',
    subjectId: agencyId,
    after: link,
  });
  await publishAgencyLinks(tx, link);
}

/** An agency as a request makes it: what the request leaves out stays. */
function withRequest(known: Agency, request: UpdateAgencyRequest): Agency {
  const { levels, additionalBrokerFee, ...facts } = request;
  const told = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as Partial<Agency>;
  return {
    ...known,
    ...told,
    contactEmail: storedEmail(request.contactEmail),
    contactPhone: storedPhone(request.contactPhone, known.region),
    ...(levels && { levels: levels.map(toLevel) }),
    ...(additionalBrokerFee !== undefined && {
      additionalBrokerFee: minorUnitsOf(additionalBrokerFee ?? 0),
    }),
  };
}

const toLevel = ({ name, minRevenue = null, maxRevenue = null }: AgencyLevelFields) => ({
  name,
  minRevenue: minRevenue === null ? null : minorUnitsOf(minRevenue),
  maxRevenue: maxRevenue === null ? null : minorUnitsOf(maxRevenue),
});

/** The edition of who makes an agency: the provider's own. */
async function regionOf(em: EntityManager, { organizationId: id }: Actor): Promise<Region> {
  return (await em.findOneBy(Organization, { id }))?.locationAlias ?? 'US';
}

/** Two agencies of one name would be taken for each other; those that signed up so stay. */
async function checkName(em: EntityManager, { id, name }: Agency, actor: Actor): Promise<void> {
  await em.query(`select pg_advisory_xact_lock(hashtext('agency ' || fold_text($1)))`, [name]);
  const alike = em
    .createQueryBuilder(Agency, 'agency')
    .where('not agency.deleted and agency.id <> :id', { id })
    .andWhere('agency.sortName = fold_text(:name)', { name });
  if (!(await alike.getCount())) return;
  const known = await visibleTo(alike, actor).getOne();
  const says = 'There is an agency of this name already';
  throw nameTaken({ code: 'DUPLICATE_AGENCY', says, asked: name, known: known?.name ?? null });
}

/** A host name leads to one organisation. */
async function checkHostname(em: EntityManager, { id, hostname }: Agency): Promise<void> {
  if (hostname === null) return;
  if (!(await isHostnameTaken(em, { id, hostname }))) return;
  const detail = 'Another organisation has this host name.';
  throw new DomainError('HOSTNAME_TAKEN', detail, 409, [{ pointer: '/hostname', detail }]);
}

const notAllowed = (detail: string, pointer?: string): DomainError =>
  new DomainError('FORBIDDEN', detail, 403, pointer ? [{ pointer, detail }] : undefined);

async function record(
  tx: Tx,
  action: 'agency.create' | 'agency.edit' | 'agency.delete',
  before: Agency | null,
  after: Agency,
): Promise<void> {
  const subject = { subjectType: 'agency', subjectId: after.id };
  await tx.record({ action, ...subject, ...(before && { before }), after });
}
