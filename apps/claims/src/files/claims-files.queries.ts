import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import { containingFolded, DomainClock, listPage } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource, In, IsNull, Not } from 'typeorm';
import type { Caller } from '../claims/caller';
import { Claim } from '../claims/claim.entity';
import { ClaimsQueries } from '../claims/claims.queries';
import { PolicyCover } from '../covers/policy-cover.entity';
import { DiaryEntry } from '../diary/diary-entry.entity';
import { WORKED_ON } from '../domain/file-status';
import { HANDLER_ROLES } from '../domain/handlers';
import type { FileWait } from '../domain/reports';
import { quietSince } from '../domain/reports';
import { Vendor } from '../snapshots/vendor.entity';
import { Person } from '../snapshots/person.entity';
import type { ClaimsFile } from './claims-file.entity';
import { findFile, visibleFiles } from './claims-file-rows';
import type {
  ClaimsFileResponse,
  ClaimsFileSearchQuery,
  HandlerResponse,
  ReserveChangeResponse,
} from './claims-files.dto';
import { toClaimsFile, toReserveChange } from './claims-files.dto';
import { ReserveChange } from './reserve-change.entity';

const LIST = {
  sortable: {
    reportedDate: 'file.reportedDate',
    incidentDate: 'file.incidentDate',
    closedDate: 'file.closedDate',
    fileStatus: 'file.fileStatus',
    created: 'file.created',
    dueDate: `(select min(entry.due_date) from claim_diary entry
      where entry.claim_id = file.id and entry.status = 'OPEN')`,
    // Amounts of two currencies are never compared.
    reserved: `row(cover.currency,
      (select sum(cast(value as numeric)) from jsonb_each_text(file.reserves)))`,
  },
  defaultSort: 'reportedDate,desc',
  tieBreaker: 'file.id',
};

// More than a file or a claims team has.
const CHANGES_MAX = 500;
const HANDLERS_MAX = 500;

@Injectable()
export class ClaimsFilesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: ClaimsQueries,
    private readonly clock: DomainClock,
  ) {}

  async get(id: string, caller: Caller): Promise<ClaimsFileResponse> {
    const file = await findFile(this.dataSource.manager, id, caller.actor);
    const [answer] = await this.answers([file], caller);
    return answer;
  }

  async search(request: ClaimsFileSearchQuery, caller: Caller): Promise<Page<ClaimsFileResponse>> {
    const { search, status, policyId, handlerId, currency, teamId, waitsFor, after, before } =
      request;
    const query = visibleFiles(this.dataSource.manager, caller.actor);
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('claim.searchText like :pattern', { pattern });
    if (status) query.andWhere('file.fileStatus = :status', { status });
    if (policyId) query.andWhere('claim.policyId = :policyId', { policyId });
    if (handlerId) query.andWhere('file.handlerId = :handlerId', { handlerId });
    if (currency) query.andWhere('cover.currency = :currency', { currency });
    if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
    if (waitsFor) this.waiting(query, waitsFor);
    if (after) query.andWhere('file.created >= :after', { after });
    if (before) query.andWhere('file.created <= :before', { before });
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.answers(page.content, caller) };
  }

  /** Narrows to the files that are worked on and wait for something. */
  private waiting(query: SelectQueryBuilder<ClaimsFile>, waitsFor: FileWait): void {
    const now = this.clock.now();
    query.andWhere('file.fileStatus in (:...workedOn)', { workedOn: WORKED_ON });
    if (waitsFor === 'REPORT') {
      query.andWhere('file.modified <= :quiet', { quiet: quietSince(now) });
    } else {
      const passed = `exists (select 1 from claim_diary entry where entry.claim_id = file.id
        and entry.status = 'OPEN' and entry.due_date < :today)`;
      query.andWhere(passed, { today: todayIn('UTC', now) });
    }
  }

  /** What was done to the reserves of a file, the newest first. */
  async reserveChanges(id: string, { actor }: Caller): Promise<ReserveChangeResponse[]> {
    const { manager } = this.dataSource;
    await findFile(manager, id, actor);
    const changes = await manager.find(ReserveChange, {
      where: { claimId: id },
      order: { changedOn: 'DESC', id: 'DESC' },
      take: CHANGES_MAX,
    });
    const names = await namesOf(
      manager,
      changes.map(({ changedBy }) => changedBy),
    );
    return changes.map((change) => toReserveChange(change, names.get(change.changedBy) ?? null));
  }

  /** Who can work on files, by name. */
  async handlers(): Promise<HandlerResponse[]> {
    const people = await this.dataSource.manager
      .createQueryBuilder(Person, 'named')
      .where({ enabled: true, roleName: In([...HANDLER_ROLES]), name: Not(IsNull()) })
      .orderBy('fold_text(named.name)')
      .addOrderBy('named.id')
      .limit(HANDLERS_MAX)
      .getMany();
    return people.map(({ id, name, roleName }) => ({ id, name: name ?? '', roleName }));
  }

  /** Files with their claims and policies, read at once. */
  private async answers(files: ClaimsFile[], caller: Caller): Promise<ClaimsFileResponse[]> {
    const { manager } = this.dataSource;
    const claims = await manager.findBy(Claim, { id: In(files.map(({ id }) => id)) });
    const policyIds = [...new Set(claims.map(({ policyId }) => policyId))];
    const covers = await manager.findBy(PolicyCover, { id: In(policyIds) });
    const names = await namesOf(
      manager,
      files.map(({ handlerId }) => handlerId),
    );
    const vendorIds = [...new Set(claims.flatMap((claim) => claim.vendorIds))];
    const vendors = await manager.findBy(Vendor, { id: In(vendorIds) });
    const holds = await this.claims.holds(caller);
    const next = holds('claim:diary') ? await nextEntries(manager, files) : [];
    return files.flatMap((file) => {
      const claim = claims.find(({ id }) => id === file.id);
      const cover = covers.find(({ id }) => id === claim?.policyId);
      return claim && cover
        ? [
            toClaimsFile(file, {
              claim,
              cover,
              holds,
              next: next.find(({ claimId }) => claimId === file.id) ?? null,
              handlerName: names.get(file.handlerId) ?? null,
              vendors: vendors
                .filter(({ id }) => claim.vendorIds.includes(id))
                .map(({ id, name }) => ({ id, name })),
            }),
          ]
        : [];
    });
  }
}

/** What is due first by the diary of each file. */
const nextEntries = (em: EntityManager, files: readonly ClaimsFile[]): Promise<DiaryEntry[]> =>
  em
    .createQueryBuilder(DiaryEntry, 'entry')
    .distinctOn(['entry.claimId'])
    .where({ claimId: In(files.map(({ id }) => id)), status: 'OPEN' })
    .orderBy('entry.claimId')
    .addOrderBy('entry.dueDate')
    .addOrderBy('entry.id')
    .getMany();

/** What people are called, by their ids. */
async function namesOf(em: EntityManager, ids: string[]): Promise<Map<string, string | null>> {
  const people = await em.findBy(Person, { id: In([...new Set(ids)]) });
  return new Map(people.map(({ id, name }) => [id, name]));
}
