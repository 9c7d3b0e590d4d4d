import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField, minorUnitsOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, picked, Transactions } from '@palisade/platform';
import type { LossCause } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Caller } from '../claims/caller';
import { lockClaim } from '../claims/claim-rows';
import { Claim } from '../claims/claim.entity';
import { ClaimsQueries } from '../claims/claims.queries';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { FileDates } from '../domain/file-dates';
import { assertFileDates, reportedOn } from '../domain/file-dates';
import type { FileAction } from '../domain/file-status';
import { FILE_TRANSITIONS, fileStatusAfter } from '../domain/file-status';
import { assertHandler, assertVendors } from '../domain/handlers';
import { latestToday } from '../domain/latest-today';
import { assertCauseMoves } from '../domain/life/cause';
import type { ByCategory } from '../domain/reserves';
import { NOTHING, RESERVE_CATEGORIES } from '../domain/reserves';
import { lockBook } from '../life/claim-books';
import { ClaimPayment } from '../life/claim-payment.entity';
import { Person } from '../snapshots/person.entity';
import { Vendor } from '../snapshots/vendor.entity';
import { ClaimsFile } from './claims-file.entity';
import { lockFile } from './claims-file-rows';
import type { OpenClaimsFileRequest, UpdateClaimsFileRequest } from './claims-file-requests.dto';
import { publishChanged } from './file-events';
import type { Deciding } from './file-decisions.service';
import { FileDecisionsService } from './file-decisions.service';

type Holds = (permission: string) => boolean;

/** Claims files: opened for a filed claim, reserved, closed, opened again. */
@Injectable()
export class ClaimsFilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly claims: ClaimsQueries,
    private readonly decisions: FileDecisionsService,
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
      const { reportedDate, isPolicyMatched, isCircumstance, notice } = claim;
      if (isCircumstance) {
        throw new DomainError('CIRCUMSTANCE', 'Make the circumstance a claim first.', 409);
      }
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
        eventId: null,
        excuse: null,
        litigation: null,
        rightsReservedOn: null,
        largeLossNotified: null,
        proofReceivedOn: null,
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
      await this.decisions.begin(tx, file, claim.policyId, actor);
      await publishChanged(tx, file, 'openFile');
    });
  }

  /** Whatever the request names, in this order: open again, dates, who works on it, reserves, the end. */
  async update(id: string, request: UpdateClaimsFileRequest, caller: Caller): Promise<void> {
    const holds = await this.claims.holds(caller);
    const by = { actor: caller.actor, holds, reason: request.reason?.trim() || null };
    await this.transactions.run(async (tx) => {
      let file = await lockFile(tx.em, id, caller.actor);
      const today = await todayOf(tx.em, id, this.clock.now());
      if (request.isVoid) return this.decisions.void(tx, file, today, by);
      if (request.isDenied) return this.decisions.deny(tx, file, today, by);
      const { reportedDate = file.reportedDate, incidentDate = file.incidentDate } = request;
      const { closedDate = null } = request;
      if (request.closedDate === null) file = await this.decisions.reopen(tx, file, by);
      if (namesDate(request)) {
        assertFileDates({ reportedDate, incidentDate, closedDate }, today);
      }
      const { proofReceivedOn = file.proofReceivedOn } = request;
      const isProven = proofReceivedOn !== null && proofReceivedOn !== file.proofReceivedOn;
      const patch = { reportedDate, incidentDate, proofReceivedOn };
      file = await this.step(tx, file, { action: 'edit', patch, holds });
      if (isProven) await this.decisions.prove(tx, id, proofReceivedOn);
      file = await this.work(tx, file, request, holds);
      file = await this.decide(tx, file, request, { ...by, today });
      if (closedDate) await this.decisions.close(tx, file, closedDate, by);
    });
  }

  /** Who works on it, what it is about, and where it is fought out. */
  private async work(
    tx: Tx,
    before: ClaimsFile,
    request: UpdateClaimsFileRequest,
    holds: Holds,
  ): Promise<ClaimsFile> {
    const { handlerId, vendorIds, cause, litigation } = request;
    let file = before;
    if (cause) file = await this.classify(tx, file, { cause, holds });
    if (handlerId) file = await this.assign(tx, file, { handlerId, holds });
    if (vendorIds) file = await this.giveTo(tx, file, { vendorIds, holds });
    if (litigation === undefined) return file;
    const told = { before: {}, after: { court: litigation?.court ?? null } };
    file = await this.step(tx, file, { action: 'litigate', patch: { litigation }, holds, told });
    await publishChanged(tx, file, 'litigate');
    return file;
  }

  /** What is decided of its event, its cover and its reserves. */
  private async decide(
    tx: Tx,
    before: ClaimsFile,
    request: UpdateClaimsFileRequest,
    by: Deciding & { today: PlainDate },
  ): Promise<ClaimsFile> {
    const { today, ...deciding } = by;
    const { relatedClaimId, isExcused, isRightsReserved } = request;
    let file = before;
    if (relatedClaimId) file = await this.decisions.relate(tx, file, relatedClaimId, deciding);
    if (isExcused) file = await this.decisions.excuse(tx, file, deciding);
    if (isRightsReserved) file = await this.decisions.reserveRights(tx, file, today, deciding);
    const changes = changesOf(request);
    if (!Object.keys(changes).length) return file;
    return this.decisions.reserve(tx, file, changes, deciding);
  }

  /** What a claim is about decides its limits: all claims under its policy wait for it. */
  private async classify(
    tx: Tx,
    file: ClaimsFile,
    { cause, holds }: { cause: LossCause; holds: Holds },
  ): Promise<ClaimsFile> {
    const { id } = file;
    const claim = await tx.em.findOneByOrFail(Claim, { id });
    if (claim.cause === cause) return file;
    await lockBook(tx.em, claim.policyId);
    assertCauseMoves(await tx.em.findBy(ClaimPayment, { claimId: id }));
    const told = { before: { cause: claim.cause }, after: { cause } };
    const classified = await this.step(tx, file, { action: 'edit', patch: {}, holds, told });
    await tx.em.update(Claim, { id }, { cause, modified: this.clock.now() });
    return classified;
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

  /** One action on a locked file: permission, status, row, record. */
  private async step(tx: Tx, file: ClaimsFile, by: FileStep): Promise<ClaimsFile> {
    const { action, patch, holds, told } = by;
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
      after: { ...changes, ...told?.after },
    });
    return { ...file, ...changes };
  }
}

interface FileStep {
  action: FileAction;
  patch: Partial<ClaimsFile>;
  holds: Holds;
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
