import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Circle } from '../domain/partners/circles';
import { CIRCLES } from '../domain/partners/circles';
import { Organization } from '../snapshots/organization.entity';
import { AgencyLink } from './agency-link.entity';
import { publishAgencyLinks } from './link-events';

/** An agency and the cluster or aggregator that it joins or leaves. */
export interface Membership {
  agencyId: string;
  partnerId: string;
}

/** Which agencies belong to which cluster and to which aggregator. */
@Injectable()
export class MembershipsService {
  constructor(private readonly transactions: Transactions) {}

  /** Adds an agency; one that is there already stays. 409 when it is in another of the kind. */
  async add(kind: Circle, membership: Membership): Promise<void> {
    await this.transactions.run((tx) => this.join(tx, kind, membership));
  }

  /** Removes an agency; 404 when it is not a member, and for what is another's. */
  async remove(kind: Circle, membership: Membership, actor: Actor): Promise<void> {
    if (!isStaff(actor) && actor.organizationId !== membership.partnerId) throw notIn(kind);
    await this.transactions.run((tx) => this.leave(tx, kind, membership));
  }

  /** The same within a change. */
  async join(tx: Tx, kind: Circle, { agencyId, partnerId }: Membership): Promise<void> {
    const { column, name, code } = CIRCLES[kind];
    await found(tx.em, agencyId, 'AGENCY');
    await found(tx.em, partnerId, kind);
    const link = await lock(tx.em, agencyId);
    if (link[column] === partnerId) return;
    if (link[column]) {
      const other = `another ${name.toLowerCase()}`;
      const detail = `The agency belongs to ${other}. Remove it from that first.`;
      throw new DomainError(`OTHER_${code}` as const, detail, 409);
    }
    await change(tx, link, { [column]: partnerId });
  }

  /** The same within a change. */
  async leave(tx: Tx, kind: Circle, { agencyId, partnerId }: Membership): Promise<void> {
    const { column } = CIRCLES[kind];
    await found(tx.em, agencyId, 'AGENCY');
    const link = await lock(tx.em, agencyId);
    if (link[column] !== partnerId) throw notIn(kind);
    await change(tx, link, { [column]: null });
  }
}

function notIn(kind: Circle): DomainError {
  const { name, code } = CIRCLES[kind];
  const detail = `The agency is not in this ${name.toLowerCase()}.`;
  return new DomainError(`NOT_IN_${code}` as const, detail, 404);
}

async function change(tx: Tx, before: AgencyLink, patch: Partial<AgencyLink>): Promise<void> {
  const { agencyId } = before;
  const after = { ...before, ...patch };
  await tx.em.update(AgencyLink, { agencyId }, patch);
  const subject = { subjectType: 'agency', subjectId: agencyId };
  await tx.record({ action: 'agency.link', ...subject, before, after });
  await publishAgencyLinks(tx, after);
}

async function lock(em: EntityManager, agencyId: string): Promise<AgencyLink> {
  const none = { agencyId, clusterId: null, aggregatorId: null };
  await em.createQueryBuilder().insert().into(AgencyLink).values(none).orIgnore().execute();
  const mode = 'pessimistic_write' as const;
  return em.findOneOrFail(AgencyLink, { where: { agencyId }, lock: { mode } });
}

async function found(em: EntityManager, id: string, accountType: 'AGENCY' | Circle): Promise<void> {
  if (await em.existsBy(Organization, { id, accountType, deleted: false })) return;
  if (accountType === 'AGENCY') throw new DomainError('AGENCY_NOT_FOUND', 'Agency not found.', 404);
  const { name, code } = CIRCLES[accountType];
  throw new DomainError(`${code}_NOT_FOUND` as const, `${name} not found.`, 404);
}
