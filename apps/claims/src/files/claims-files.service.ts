import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField, minorUnitsOf } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, picked, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Caller } from '../claims/caller';
import { lockClaim } from '../claims/claim-rows';
import { Claim } from '../claims/claim.entity';
import { ClaimsQueries } from '../claims/claims.queries';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { FileDates } from '../domain/file-dates';
import { assertFileDates, givenReason, reportedOn } from '../domain/file-dates';
import type { FileAction } from '../domain/file-status';
import { FILE_TRANSITIONS, fileStatusAfter } from '../domain/file-status';
import { assertHandler, assertVendors } from '../domain/handlers';
import { latestToday } from '../domain/latest-today';
import type { ByCategory } from '../domain/reserves';
import {
  assertAuthority,
  assertVoidable,
  changedCategories,
  changedReserves,
  closingAction,
  NOTHING,
  RESERVE_CATEGORIES,
} from '../domain/reserves';
import { Person } from '../snapshots/person.entity';
import { Vendor } from '../snapshots/vendor.entity';
import { ClaimsFile } from './claims-file.entity';
import { lockFile } from './claims-file-rows';
import type { OpenClaimsFileRequest, UpdateClaimsFileRequest } from './claims-files.dto';
import { publishChanged, publishClosed, publishReserves } from './file-events';
import { ReserveChange } from './reserve-change.entity';

type Holds = (permission: string) => boolean;

/** Claims files: opened for a filed claim, reserved, closed, opened again. */
@Injectable()
export class ClaimsFilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly claims: ClaimsQueries,
  ) {}

  /** Opens the file of a filed claim; the caller becomes its handler. */
  async open(request: OpenClaimsFileRequest, { actor }: Caller): Promise<void> {
    const { claimId: id, claimNumber } = request;
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, actor);
      const now = this.clock.now();
      if (claimNumber && claimNumber !== claim.claimNumber) {
        throw invalidField('CLAIM_NUMBER_DIFFERS', 'The claim has another number.', '/claimNumber');
      }
      const { reportedDate, isPolicyMatched, notice } = claim;
      if (!reportedDate || (await tx.em.existsBy(ClaimsFile, { id }))) {
        throw new DomainError('ILLEGAL_TRANSITION', 'A filed claim gets one file.', 409);
      }
      if (!isPolicyMatched) {
        throw new DomainError('NO_POLICY', 'No policy was in force on the date of the loss.', 409);
      }
      const incidentDate = request.incidentDate ?? notice.lossDate;
      const dates: FileDates = {
        reportedDate: request.reportedDate ?? reportedOn(reportedDate, notice.lossDate),
        incidentDate,
        closedDate: null,
      };
      assertFileDates(dates, await todayOf(tx.em, id, now));
      const file: ClaimsFile = {
        id,
        ...dates,
        fileStatus: 'OPEN',
        reserves: NOTHING,
        paid: NOTHING,
        handlerId: actor.userId,
        created: now,
        modified: now,
      };
      await tx.em.insert(ClaimsFile, file);
      const subject = { subjectType: 'claim', subjectId: id };
      await tx.record({ action: 'claim.openFile', ...subject, after: { fileStatus: 'OPEN' } });
      await publishChanged(tx, file, 'openFile');
    });
  }

  /** Dates, reserves and the end of a file: whatever the request names, in this order. */
  async update(id: string, request: UpdateClaimsFileRequest, caller: Caller): Promise<void> {
    const holds = await this.claims.holds(caller);
    const { actor } = caller;
    await this.transactions.run(async (tx) => {
      let file = await lockFile(tx.em, id, actor);
      if (request.isVoid) {
        const by = { reason: givenReason(request.reason), actor, holds };
        await this.void(tx, file, by);
        return;
      }
      const { reportedDate = file.reportedDate, incidentDate = file.incidentDate } = request;
      const { closedDate = null } = request;
      const reason = request.reason?.trim() || null;
      if (request.closedDate === null) {
        const reason = givenReason(request.reason);
        file = await this.reopen(tx, file, { reason, holds });
      }
      if (namesDate(request)) {
        const today = await todayOf(tx.em, id, this.clock.now());
        assertFileDates({ reportedDate, incidentDate, closedDate }, today);
      }
      file = await this.step(tx, file, {
        action: 'edit',
        patch: { reportedDate, incidentDate },
        holds,
      });
      const { handlerId, vendorIds } = request;
      if (handlerId) file = await this.assign(tx, file, { handlerId, holds });
      if (vendorIds) file = await this.giveTo(tx, file, { vendorIds, holds });
      const changes = changesOf(request);
      if (Object.keys(changes).length)
        file = await this.reserve(tx, file, { changes, actor, holds, reason });
      if (closedDate) await this.close(tx, file, { closedDate, holds });
    });
  }

  private async reopen(
    tx: Tx,
    file: ClaimsFile,
    by: { reason: string; holds: Holds },
  ): Promise<ClaimsFile> {
    const patch = { closedDate: null };
    const reopened = await this.step(tx, file, { action: 'reopen', patch, ...by });
    await publishChanged(tx, reopened, 'reopen');
    return reopened;
  }

  private async assign(
    tx: Tx,
    file: ClaimsFile,
    { handlerId, holds }: { handlerId: string; holds: Holds },
  ): Promise<ClaimsFile> {
    if (file.handlerId === handlerId) return file;
    assertHandler(await tx.em.findOneBy(Person, { id: handlerId }));
    const assigned = await this.step(tx, file, { action: 'assign', patch: { handlerId }, holds });
    await publishChanged(tx, assigned, 'assign');
    return assigned;
  }

  private async giveTo(
    tx: Tx,
    file: ClaimsFile,
    { vendorIds, holds }: { vendorIds: string[]; holds: Holds },
  ): Promise<ClaimsFile> {
    const { id } = file;
    const claim = await tx.em.findOneByOrFail(Claim, { id });
    const joining = vendorIds.filter((one) => !claim.vendorIds.includes(one));
    if (!joining.length && vendorIds.length === claim.vendorIds.length) return file;
    assertVendors(joining, await tx.em.findBy(Vendor, { id: In(joining) }));
    const names = await vendorNames(tx.em, [...claim.vendorIds, ...vendorIds]);
    const told = { before: names(claim.vendorIds), after: names(vendorIds) };
    const given = await this.step(tx, file, { action: 'vendors', patch: {}, holds, told });
    await tx.em.update(Claim, { id }, { vendorIds, modified: this.clock.now() });
    await publishChanged(tx, given, 'vendors');
    return given;
  }

  private async reserve(
    tx: Tx,
    file: ClaimsFile,
    by: { changes: Partial<ByCategory>; actor: Actor; holds: Holds; reason: string | null },
  ): Promise<ClaimsFile> {
    const { changes, actor, holds, reason } = by;
    const reserves = changedReserves(file.reserves, changes, file.paid);
    const person = await tx.em.findOneBy(Person, { id: actor.userId, enabled: true });
    assertAuthority(reserves, person?.roleName ?? null);
    const reserved = await this.step(tx, file, {
      action: 'setReserves',
      patch: { reserves },
      holds,
      ...(reason && { reason }),
    });
    await this.keepReserves(tx, { before: file, after: reserved }, { actor, reason });
    return reserved;
  }

  /** Keeps what was done to the reserves, each with its person and reason, and tells of it. */
  private async keepReserves(
    tx: Tx,
    { before, after }: { before: ClaimsFile; after: ClaimsFile },
    { actor, reason }: { actor: Actor; reason: string | null },
  ): Promise<void> {
    const changedOn = this.clock.now();
    const rows = changedCategories(before.reserves, after.reserves).map((category) => ({
      id: newId(),
      claimId: before.id,
      category,
      reason,
      changedBy: actor.userId,
      changedOn,
      previousAmount: before.reserves[category],
      newAmount: after.reserves[category],
    }));
    if (!rows.length) return;
    await tx.em.insert(ReserveChange, rows);
    await publishReserves(tx, after);
  }

  private async void(
    tx: Tx,
    file: ClaimsFile,
    { reason, actor, holds }: { reason: string; actor: Actor; holds: Holds },
  ): Promise<void> {
    assertVoidable(file.paid);
    const closedDate = await todayOf(tx.em, file.id, this.clock.now());
    const patch = { reserves: NOTHING, closedDate };
    const ended = await this.step(tx, file, { action: 'void', patch, holds, reason });
    await this.keepReserves(tx, { before: file, after: ended }, { actor, reason });
    await publishClosed(tx, ended);
  }

  private async close(
    tx: Tx,
    file: ClaimsFile,
    { closedDate, holds }: { closedDate: string; holds: Holds },
  ): Promise<void> {
    const action = closingAction(file.reserves, file.paid);
    await publishClosed(tx, await this.step(tx, file, { action, patch: { closedDate }, holds }));
  }

  /** One action on a locked file: permission, status, row, record. */
  private async step(tx: Tx, file: ClaimsFile, by: FileStep): Promise<ClaimsFile> {
    const { action, patch, holds, reason, told } = by;
    if (!holds(FILE_TRANSITIONS[action].permission)) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    const fileStatus = fileStatusAfter(file.fileStatus, action);
    const changes = { ...patch, fileStatus, modified: this.clock.now() };
    await tx.em.update(ClaimsFile, { id: file.id }, changes);
    await tx.record({
      action: `claim.${action}`,
      subjectType: 'claim',
      subjectId: file.id,
      before: { ...picked(file, patch), fileStatus: file.fileStatus, ...told?.before },
      after: { ...changes, ...(reason && { reason }), ...told?.after },
    });
    return { ...file, ...changes };
  }
}

interface FileStep {
  action: FileAction;
  patch: Partial<ClaimsFile>;
  holds: Holds;
  reason?: string;
  /** What the record tells beside the file itself. */
  told?: { before: object; after: object };
}

/** Who works on a claim, as its record tells it. */
async function vendorNames(
  em: EntityManager,
  ids: string[],
): Promise<(chosen: string[]) => { vendors: string | null }> {
  const vendors = await em.find(Vendor, { where: { id: In(ids) }, order: { name: 'ASC' } });
  return (chosen) => {
    const names = vendors.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return { vendors: names.length ? names.join(', ') : null };
  };
}

const namesDate = ({ reportedDate, incidentDate, closedDate }: UpdateClaimsFileRequest): boolean =>
  Boolean(reportedDate ?? incidentDate ?? closedDate);

/** The day it is for the insured of a claim. */
async function todayOf(em: EntityManager, claimId: string, now: Date): Promise<PlainDate> {
  const { policyId } = await em.findOneByOrFail(Claim, { id: claimId });
  const { timeZone } = await em.findOneByOrFail(PolicyCover, { id: policyId });
  return latestToday(timeZone, now);
}

/** The changes of reserves that a request names. */
function changesOf(request: UpdateClaimsFileRequest): Partial<ByCategory> {
  const entries = RESERVE_CATEGORIES.flatMap((category) => {
    const change = request[category];
    return change ? [[category, minorUnitsOf(change, `/${category}`)] as const] : [];
  });
  return Object.fromEntries(entries);
}
