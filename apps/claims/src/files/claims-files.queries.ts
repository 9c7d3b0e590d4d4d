import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { containing, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { Caller } from '../claims/caller';
import { Claim } from '../claims/claim.entity';
import { ClaimsQueries } from '../claims/claims.queries';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { ClaimsFile } from './claims-file.entity';
import { findFile, visibleFiles } from './claims-file-rows';
import type { ClaimsFileResponse, ClaimsFileSearchQuery } from './claims-files.dto';
import { toClaimsFile } from './claims-files.dto';

const LIST = {
  sortable: {
    reportedDate: 'file.reportedDate',
    incidentDate: 'file.incidentDate',
    closedDate: 'file.closedDate',
    fileStatus: 'file.fileStatus',
    created: 'file.created',
  },
  defaultSort: 'reportedDate,desc',
  tieBreaker: 'file.id',
};

@Injectable()
export class ClaimsFilesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: ClaimsQueries,
  ) {}

  async get(id: string, caller: Caller): Promise<ClaimsFileResponse> {
    const file = await findFile(this.dataSource.manager, id, caller.actor);
    const [answer] = await this.answers([file], caller);
    return answer;
  }

  async search(request: ClaimsFileSearchQuery, caller: Caller): Promise<Page<ClaimsFileResponse>> {
    const { search, status, policyId, after, before } = request;
    const query = visibleFiles(this.dataSource.manager, caller.actor);
    const pattern = search && containing(search.toLowerCase());
    if (pattern) query.andWhere('claim.searchText like :pattern', { pattern });
    if (status) query.andWhere('file.fileStatus = :status', { status });
    if (policyId) query.andWhere('claim.policyId = :policyId', { policyId });
    if (after) query.andWhere('file.created >= :after', { after });
    if (before) query.andWhere('file.created <= :before', { before });
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.answers(page.content, caller) };
  }

  /** Files with their claims and policies, read at once. */
  private async answers(files: ClaimsFile[], caller: Caller): Promise<ClaimsFileResponse[]> {
    const { manager } = this.dataSource;
    const claims = await manager.findBy(Claim, { id: In(files.map(({ id }) => id)) });
    const policyIds = [...new Set(claims.map(({ policyId }) => policyId))];
    const covers = await manager.findBy(PolicyCover, { id: In(policyIds) });
    const holds = await this.claims.holds(caller);
    return files.flatMap((file) => {
      const claim = claims.find(({ id }) => id === file.id);
      const cover = covers.find(({ id }) => id === claim?.policyId);
      return claim && cover ? [toClaimsFile(file, { claim, cover, holds })] : [];
    });
  }
}
