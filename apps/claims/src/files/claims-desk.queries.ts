import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { sumOf, toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { FilesOfDay } from '../domain/desk';
import { agesOf } from '../domain/desk';
import { assertStaff } from '../domain/staff-only';
import { RoleAuthority } from '../life/role-authority.entity';
import type { ClaimsDeskResponse, HandlerDesk, WaitingClaim } from './claims-desk.dto';

/** How many of the claims that wait are listed; all of them are counted. */
const WAITING_MAX = 100;

const OPEN_FILES = `
  select file.handler_id as "handlerId", person.name as "handlerName",
    file.reported_date::text as reported, count(*)::int as files, sum(diary.missed)::int as missed
  from claims_file file left join person on person.id = file.handler_id
  cross join lateral (select count(*) as missed from claim_diary entry
    where entry.claim_id = file.id and entry.status = 'OPEN' and entry.due_date < $1) diary
  where file.file_status in ('OPEN', 'REOPENED')
  group by file.handler_id, person.name, file.reported_date
  order by person.name, file.handler_id
`;

const WAITING = `
  select claim.id as "claimId", claim.claim_number as "claimNumber",
    cover.insured_name as "insuredName",
    (select count(distinct change.change_id)::int from reserve_change change
      where change.claim_id = claim.id and change.status = 'WAITING') as reserves,
    (select count(*)::int from claim_payment payment
      where payment.claim_id = claim.id and payment.status = 'REQUESTED') as payments,
    count(*) over ()::int as total
  from claim join policy_cover cover on cover.id = claim.policy_id
  where exists (select 1 from reserve_change change
      where change.claim_id = claim.id and change.status = 'WAITING')
    or exists (select 1 from claim_payment payment
      where payment.claim_id = claim.id and payment.status = 'REQUESTED')
  order by claim.claim_number limit ${WAITING_MAX}
`;

/** The open files of a handler that were reported on one day. */
interface OpenFiles extends FilesOfDay {
  handlerId: string;
  handlerName: string | null;
  missed: number;
}

/** The desk of the head of claims. */
@Injectable()
export class ClaimsDeskQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** Who works on how many files of which age, what was missed, and what waits to be decided. */
  async get(actor: Actor): Promise<ClaimsDeskResponse> {
    assertStaff(actor);
    const today = todayIn('UTC', this.clock.now());
    const files: OpenFiles[] = await this.dataSource.query(OPEN_FILES, [today]);
    const waiting: (WaitingClaim & { total: number })[] = await this.dataSource.query(WAITING);
    const roles = await this.dataSource.manager.find(RoleAuthority, {
      order: { reserve: 'DESC', roleName: 'ASC' },
    });
    return {
      handlers: handlersOf(files, today),
      authority: roles.map(({ roleName, reserve, payment, mayExcuse }) => ({
        roleName,
        reserve: toCurrencyUnits(reserve),
        payment: toCurrencyUnits(payment),
        mayExcuse,
      })),
      waiting: waiting.map(({ total: _, ...claim }) => claim),
      waitingTotal: waiting.at(0)?.total ?? 0,
    };
  }
}

function handlersOf(files: readonly OpenFiles[], today: PlainDate): HandlerDesk[] {
  const byHandler = new Map<string, OpenFiles[]>();
  for (const day of files) {
    const own = byHandler.get(day.handlerId) ?? [];
    own.push(day);
    byHandler.set(day.handlerId, own);
  }
  return [...byHandler].map(([handlerId, own]) => ({
    handlerId,
    handlerName: own[0].handlerName,
    open: sumOf(own.map((day) => day.files)),
    ages: agesOf(own, today),
    missed: sumOf(own.map(({ missed }) => missed)),
  }));
}
