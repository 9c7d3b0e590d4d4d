import { Injectable } from '@nestjs/common';
import type { Actor, Findable, FoundRow } from '@palisade/platform';
import { findRows } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PolicyCover } from '../covers/policy-cover.entity';
import { visibleClaims } from './claim-rows';
import type { Claim } from './claim.entity';

/** Two texts, each with its index: that of the claim and that of its policy. */
const MATCHES = `claim.id in (
  select id from claim where find_text like any(:patterns)
  union select under.id from policy_cover
    join claim as under on under.policy_id = policy_cover.id
    where policy_cover.find_text like any(:patterns))`;

/** How a claim is found: by its number, its client, and the number of its policy. */
export const findableClaims = (em: EntityManager, actor: Actor): Findable<Claim> => ({
  visible: () => visibleClaims(em, actor),
  id: 'claim.id',
  matches: MATCHES,
  whole: `replace(lower(claim.claimNumber), '-', '')`,
  newest: 'claim.created',
});

@Injectable()
export class ClaimsFinder {
  constructor(private readonly dataSource: DataSource) {}

  /** The claims that a text means, the best first. */
  async find(search: string, actor: Actor): Promise<FoundRow[]> {
    const { manager } = this.dataSource;
    const claims = await findRows(this.dataSource, findableClaims(manager, actor), search);
    const ids = claims.map(({ policyId }) => policyId);
    const covers = await manager.findBy(PolicyCover, { id: In(ids) });
    return claims.flatMap((claim) => {
      const cover = covers.find(({ id }) => id === claim.policyId);
      return cover ? [toFoundRow(claim, cover)] : [];
    });
  }
}

const toFoundRow = ({ id, claimNumber, status }: Claim, cover: PolicyCover): FoundRow => ({
  id,
  title: cover.insuredName,
  number: claimNumber,
  detail: cover.policyNumber,
  status,
});
