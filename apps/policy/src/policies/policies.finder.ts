import { Injectable } from '@nestjs/common';
import type { Actor, Findable, FoundRow } from '@palisade/platform';
import { findRows } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { visiblePolicies } from './policy-rows';
import type { Policy } from './policy.entity';

/** How a binder or policy is found: by its number, its client, and whom it is written to. */
export const findablePolicies = (em: EntityManager, actor: Actor): Findable<Policy> => ({
  visible: () => visiblePolicies(em, actor),
  id: 'policy.id',
  matches: 'policy.find_text like any(:patterns)',
  whole: `replace(lower(policy.policyNumber), '-', '')`,
  newest: 'policy.boundOn',
});

@Injectable()
export class PoliciesFinder {
  constructor(private readonly dataSource: DataSource) {}

  /** The binders and policies that a text means, the best first. */
  async find(search: string, actor: Actor): Promise<FoundRow[]> {
    const findable = findablePolicies(this.dataSource.manager, actor);
    const policies = await findRows(this.dataSource, findable, search);
    return policies.map(toFoundRow);
  }
}

const toFoundRow = ({ id, companyName, policyNumber, product, status }: Policy): FoundRow => ({
  id,
  title: companyName,
  number: policyNumber,
  detail: product,
  status,
});
