import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { agesOf } from '../domain/desk';
import { assertStaff } from '../domain/staff-only';
import { RoleAuthority } from '../life/role-authority.entity';
import type { ClaimsDeskResponse, HandlerDesk, WaitingClaim } from './claims-desk.dto';

// More than a claims team works on at once.
const FILES_MAX = 10_000;
const WAITING_MAX = 100;

const OPEN_FILES = `
  select file.handler_id as "handlerId", person.name as "handlerName",
    file.reported_date::text as reported,
    (select count(*)::int from claim_diary entry where entry.claim_id = file.id
      and entry.status = 'OPEN' and entry.due_date < $1) as missed
  from claims_file file left join person on person.id = file.handler_id
  where file.file_status in ('OPEN', 'REOPENED') order by person.name, file.handler_id
  limit ${FILES_MAX}
`;

const WAITING = `
  select claim.id as "claimId", claim.claim_number as "claimNumber",
    cover.insured_name as "insuredName",
    (select count(distinct change.change_id)::int from reserve_change change
      where change.claim_id = claim.id and change.status = 'WAITING') as reserves,
    (select count(*)::int from claim_payment payment
      where payment.claim_id = claim.id and payment.status = 'REQUESTED') as payments
  from claim join policy_cover cover on cover.id = claim.policy_id
  where exists (select 1 from reserve_change change
      where change.claim_id = claim.id and change.status = 'WAITING')
    or exists (select 1 from claim_payment payment
      where payment.claim_id = claim.id and payment.status = 'REQUESTED')
  order by claim.claim_number limit ${WAITING_MAX}
`;

interface OpenFile {
  handlerId: string;
  handlerName: string | null;
  reported: PlainDate;
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
    const files: OpenFile[] = await this.dataSource.query(OPEN_FILES, [today]);
    const waiting: WaitingClaim[] = await this.dataSource.query(WAITING);
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
      waiting,
    };
  }
}

function handlersOf(files: readonly OpenFile[], today: PlainDate): HandlerDesk[] {
  const ids = [...new Set(files.map(({ handlerId }) => handlerId))];
  return ids.map((handlerId) => {
    const own = files.filter((file) => file.handlerId === handlerId);
    return {
      handlerId,
      handlerName: own[0].handlerName,
      open: own.length,
      ages: agesOf(
        own.map(({ reported }) => reported),
        today,
      ),
      missed: own.reduce((sum, { missed }) => sum + missed, 0),
    };
  });
}
