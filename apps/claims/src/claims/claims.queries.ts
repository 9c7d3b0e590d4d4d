import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { hasPermission } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage, RolePermissions } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { mayUse } from '../domain/claim-status';
import { CLAIM_TIMELINE } from '../domain/timeline';
import { PolicyCover } from '../covers/policy-cover.entity';
import { termsFor } from '../domain/cover';
import type { Caller } from './caller';
import type { ClaimSearchQuery } from './claim-requests.dto';
import { findClaim, visibleClaims } from './claim-rows';
import type { Claim } from './claim.entity';
import type { ClaimResponse, ClaimSummary } from './claims.dto';
import { toClaimResponse, toClaimSummary } from './claims.dto';
import { progressOf } from './progress';

const LIST = {
  sortable: {
    created: 'claim.created',
    modified: 'claim.modified',
    claimNumber: 'claim.claimNumber',
    reportedDate: 'claim.reportedDate',
    status: 'claim.status',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'claim.id',
};

@Injectable()
export class ClaimsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
  ) {}

  /** One claim; a filed one with the cover in force on the date of its loss. */
  async get(id: string, caller: Caller): Promise<ClaimResponse> {
    const { manager } = this.dataSource;
    const claim = await findClaim(manager, id, caller.actor);
    const cover = await manager.findOneByOrFail(PolicyCover, { id: claim.policyId });
    const asOf = claim.reportedDate && (claim.notice.lossDate ?? claim.reportedDate);
    const terms = asOf && termsFor(cover, asOf);
    const holds = await this.holds(caller);
    const progress = await progressOf(manager, claim);
    const beside = { cover, holds, terms: asOf && terms ? { asOf, terms } : null, progress };
    return toClaimResponse(claim, beside);
  }

  /** What was done to one claim that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await findClaim(this.dataSource.manager, id, actor);
    return { id, actor, rules: CLAIM_TIMELINE };
  }

  async search(request: ClaimSearchQuery, caller: Caller): Promise<Page<ClaimSummary>> {
    const { manager } = this.dataSource;
    const visible = visibleClaims(manager, caller.actor);
    const page = await listPage(filtered(visible, request), request, LIST);
    const ids = page.content.map(({ policyId }) => policyId);
    const covers = await manager.findBy(PolicyCover, { id: In([...new Set(ids)]) });
    const byId = new Map(covers.map((cover) => [cover.id, cover]));
    const holds = await this.holds(caller);
    const content = page.content.flatMap((claim) => {
      const cover = byId.get(claim.policyId);
      return cover ? [toClaimSummary(claim, { cover, holds })] : [];
    });
    return { ...page, content };
  }

  /** What the caller's role may do. */
  async holds({ actor, token }: Caller): Promise<(permission: string) => boolean> {
    const held = await this.permissions.of(actor, token);
    return (permission) =>
      hasPermission(held, [permission]) && mayUse(permission, actor.accountType);
  }
}

function filtered(
  query: SelectQueryBuilder<Claim>,
  request: ClaimSearchQuery,
): SelectQueryBuilder<Claim> {
  const { search, status, kind, policyId, accountId, teamId, after, before } = request;
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('claim.searchText like :pattern', { pattern });
  if (status) query.andWhere('claim.status = :status', { status });
  if (kind) {
    query.andWhere('claim.isCircumstance = :asked', { asked: kind === 'CIRCUMSTANCE' });
  }
  if (policyId) query.andWhere('claim.policyId = :policyId', { policyId });
  if (accountId) query.andWhere('cover.accountId = :accountId', { accountId });
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (after) query.andWhere('claim.created >= :after', { after });
  if (before) query.andWhere('claim.created <= :before', { before });
  return query;
}
