import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Policy } from '../policies/policy.entity';
import { Account } from '../snapshots/account.entity';
import { BrokerChange } from './broker-change.entity';
import { visibleTo } from './broker-changes.access';
import type { BrokerOfRecord, BrokerOfRecordQuery } from './broker-changes.dto';

const LIST = {
  sortable: {
    created: 'change.created',
    rescindBy: 'change.rescindBy',
    takesEffectOn: 'change.takesEffectOn',
    companyName: 'policy.sort_name',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'change.id',
};

/** The changes of the broker of record that a caller may see. */
export const visibleChanges = (em: EntityManager, actor: Actor): SelectQueryBuilder<BrokerChange> =>
  visibleTo(
    em
      .createQueryBuilder(BrokerChange, 'change')
      .innerJoin(Policy, 'policy', 'policy.id = change.policyId')
      .leftJoin(Account, 'account', 'account.id = change.accountId'),
    actor,
  );

/** Reads changes of the broker of record. */
@Injectable()
export class BrokerChangesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: BrokerOfRecordQuery, actor: Actor): Promise<Page<BrokerOfRecord>> {
    const { search, status, policyId, accountId } = request;
    const query = visibleChanges(this.dataSource.manager, actor);
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('policy.searchText like :pattern', { pattern });
    if (status) query.andWhere('change.status = :status', { status });
    if (accountId) query.andWhere('change.accountId = :accountId', { accountId });
    if (policyId) {
      // It is of all policies of the insured.
      query.andWhere('change.accountId = (select account_id from policy where id = :policyId)', {
        policyId,
      });
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.told(page.content, actor) };
  }

  async get(id: string, actor: Actor): Promise<BrokerOfRecord> {
    const query = visibleChanges(this.dataSource.manager, actor);
    const change = await query.andWhere('change.id = :id', { id }).getOne();
    const [told] = change ? await this.told([change], actor) : [];
    if (told) return told;
    throw new DomainError('BROKER_CHANGE_NOT_FOUND', 'Change of the broker not found.', 404);
  }

  private async told(changes: readonly BrokerChange[], actor: Actor): Promise<BrokerOfRecord[]> {
    const ids = [...new Set(changes.map(({ policyId }) => policyId))];
    const policies = ids.length
      ? await this.dataSource.manager.findBy(Policy, { id: In(ids) })
      : [];
    const byId = new Map(policies.map((policy) => [policy.id, policy]));
    return changes.flatMap((change) => {
      const policy = byId.get(change.policyId);
      return policy ? [toBrokerOfRecord(change, policy, actor)] : [];
    });
  }
}

/** Each agency reads of the other what the letter itself tells it, and nothing of its people or papers. */
function toBrokerOfRecord(
  change: BrokerChange,
  { policyNumber, companyName }: Policy,
  { accountType, organizationId }: Actor,
): BrokerOfRecord {
  const { dueAt: _, decidedOn: __, modified: ___, created, ...told } = change;
  const isAgency = accountType === 'AGENCY';
  const isNew = isAgency && organizationId === change.agencyId;
  const isBefore = isAgency && organizationId === change.fromAgencyId;
  const waits = isNew && change.status !== 'EFFECTIVE';
  return {
    ...told,
    policyId: waits ? null : change.policyId,
    docId: waits ? null : change.docId,
    agentEmail: isBefore ? null : change.agentEmail,
    policyNumber,
    companyName,
    created: created.toISOString(),
  };
}
