import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Organization } from '../snapshots/organization.entity';
import { publishLinks } from './cluster-events';
import { AgencyLink } from './agency-link.entity';

/** An agency and the cluster that it joins or leaves. */
export interface Membership {
  agencyId: string;
  clusterId: string;
}

/** Which agencies belong to which cluster. */
@Injectable()
export class ClustersService {
  constructor(private readonly transactions: Transactions) {}

  /** Adds an agency to a cluster; one that is there already stays. 409 when it is in another. */
  async add({ agencyId, clusterId }: Membership): Promise<void> {
    await this.transactions.run(async (tx) => {
      await found(tx.em, agencyId, 'AGENCY');
      await found(tx.em, clusterId, 'CLUSTER');
      const link = await lock(tx.em, agencyId);
      if (link.clusterId === clusterId) return;
      if (link.clusterId) {
        const detail = 'The agency belongs to another cluster. Remove it from that first.';
        throw new DomainError('OTHER_CLUSTER', detail, 409);
      }
      await change(tx, link, clusterId);
    });
  }

  /** Removes an agency from a cluster; 404 when it is not in it, and for another's cluster. */
  async remove({ agencyId, clusterId }: Membership, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      await found(tx.em, agencyId, 'AGENCY');
      const link = await lock(tx.em, agencyId);
      const isOwn = isStaff(actor) || actor.organizationId === clusterId;
      if (!isOwn || link.clusterId !== clusterId) {
        throw new DomainError('NOT_IN_CLUSTER', 'The agency is not in this cluster.', 404);
      }
      await change(tx, link, null);
    });
  }
}

async function change(tx: Tx, link: AgencyLink, clusterId: string | null): Promise<void> {
  const { agencyId } = link;
  await tx.em.update(AgencyLink, { agencyId }, { clusterId });
  const subject = { subjectType: 'agency', subjectId: agencyId };
  await tx.record({ action: 'agency.link', ...subject, before: link, after: { clusterId } });
  await publishLinks(tx, { agencyId, clusterId });
}

async function lock(em: EntityManager, agencyId: string): Promise<AgencyLink> {
  const none = { agencyId, clusterId: null };
  await em.createQueryBuilder().insert().into(AgencyLink).values(none).orIgnore().execute();
  const mode = 'pessimistic_write' as const;
  return em.findOneOrFail(AgencyLink, { where: { agencyId }, lock: { mode } });
}

async function found(
  em: EntityManager,
  id: string,
  accountType: 'AGENCY' | 'CLUSTER',
): Promise<void> {
  if (await em.existsBy(Organization, { id, accountType, deleted: false })) return;
  if (accountType === 'AGENCY') throw new DomainError('AGENCY_NOT_FOUND', 'Agency not found.', 404);
  throw new DomainError('CLUSTER_NOT_FOUND', 'Cluster not found.', 404);
}
