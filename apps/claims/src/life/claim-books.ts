import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { Authority } from '../domain/life/act-rule';
import { NO_AUTHORITY } from '../domain/life/act-rule';
import type { Book, ClaimLife, WaitingChange } from '../domain/life/book';
import { noticeEndOf } from '../domain/life/notice-end';
import { NOTHING } from '../domain/reserves';
import { ClaimsFile } from '../files/claims-file.entity';
import { ReserveChange } from '../files/reserve-change.entity';
import { Person } from '../snapshots/person.entity';
import { ClaimPayment } from './claim-payment.entity';
import { ClaimRecovery } from './claim-recovery.entity';
import { RoleAuthority } from './role-authority.entity';

/** The claims of a policy one after another: its cover is locked until the transaction ends. */
export async function lockBook(em: EntityManager, policyId: string): Promise<Book> {
  const lock = { mode: 'pessimistic_write' } as const;
  await em.findOneOrFail(PolicyCover, { where: { id: policyId }, lock });
  return bookOf(em, policyId);
}

/** All filed claims under one policy, in the order in which they were filed. */
export async function bookOf(em: EntityManager, policyId: string): Promise<Book> {
  const cover = await em.findOneByOrFail(PolicyCover, { id: policyId });
  const claims = await em.find(Claim, {
    where: { policyId, status: 'FILED' },
    order: { claimNumber: 'ASC' },
  });
  const ids = claims.map(({ id }) => id);
  const files = await em.findBy(ClaimsFile, { id: In(ids) });
  const of = { where: { claimId: In(ids) } };
  const payments = await em.find(ClaimPayment, { ...of, order: { number: 'ASC' } });
  const recoveries = await em.find(ClaimRecovery, { ...of, order: { receivedOn: 'ASC' } });
  const changes = await em.findBy(ReserveChange, { claimId: In(ids), status: 'WAITING' });
  const noticeEnd = noticeEndOf(await endOfCover(em, cover));
  return claims.map((claim, filed): ClaimLife => {
    const { id, cause, reportedDate, notice, filedLayers } = claim;
    const file = files.find((one) => one.id === id);
    const reportedOn = reportedDate ?? '';
    const isOwn = (row: { claimId: string }): boolean => row.claimId === id;
    return {
      id,
      cause,
      filed,
      noticeEnd,
      reportedOn,
      eventId: file?.eventId ?? id,
      lossDate: notice.lossDate ?? reportedOn,
      layers: filedLayers ?? cover.layers,
      status: file?.fileStatus ?? null,
      reserves: file?.reserves ?? NOTHING,
      payments: payments.filter(isOwn),
      recoveries: recoveries.filter(isOwn),
      waiting: waitingOf(changes.filter(isOwn)),
      excuse: file?.excuse ?? null,
    };
  });
}

/** When the cover of a policy ends, with its renewals. */
async function endOfCover(
  em: EntityManager,
  cover: PolicyCover,
): Promise<Parameters<typeof noticeEndOf>[0]> {
  const renewals = await em.findBy(PolicyCover, {
    parentPolicyId: cover.id,
    status: Not(In(['VOID', 'FLAT CANCELLED', 'BOUND', 'BINDER EXPIRED'])),
  });
  const { cancelReason, reportedBefore: reportingUntil } = cover;
  return {
    end: endOf(cover),
    cancelReason,
    reportingUntil,
    renewedUntil: renewals.map(endOf).sort().at(-1) ?? null,
  };
}

/** The first day without cover. */
const endOf = ({ layers }: PolicyCover): string => {
  const last = layers.at(-1);
  if (!last) return '';
  return last.terms ? last.to : last.from;
};

/** Reserve rows that wait, by the call that asked for them. */
function waitingOf(rows: readonly ReserveChange[]): WaitingChange[] {
  const ids = [...new Set(rows.flatMap(({ changeId }) => changeId ?? []))];
  return ids.map((id) => {
    const asked = rows.filter(({ changeId }) => changeId === id);
    const [{ reason, changedBy }] = asked;
    const set = asked.map(({ category, newAmount }) => [category, newAmount] as const);
    return { id, reason, requestedBy: changedBy, set: Object.fromEntries(set) };
  });
}

/** What somebody may decide alone: data of the role, which is asked for anew each time. */
export async function authorityOf(em: EntityManager, { userId }: Actor): Promise<Authority> {
  const person = await em.findOneBy(Person, { id: userId, enabled: true });
  if (!person) return NO_AUTHORITY;
  return (await em.findOneBy(RoleAuthority, { roleName: person.roleName })) ?? NO_AUTHORITY;
}
