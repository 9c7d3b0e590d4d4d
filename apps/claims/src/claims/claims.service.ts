import { Injectable } from '@nestjs/common';
import { DomainError, isStaff, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, picked, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { PolicyCover } from '../covers/policy-cover.entity';
import { claimNumber } from '../domain/claim-number';
import type { ClaimAction } from '../domain/claim-status';
import { assertCircumstance, assertKept, claimStatusAfter } from '../domain/claim-status';
import { coveringPolicy } from '../domain/cover';
import { givenReason, reportedOn } from '../domain/file-dates';
import { latestToday } from '../domain/latest-today';
import { BLANK_NOTICE } from '../domain/notice';
import type { NoticeFacts } from '../domain/notice-rules';
import { assertFileable, savedNotice } from '../domain/notice-rules';
import type { Caller } from './caller';
import type {
  CreateClaimRequest,
  EndCircumstanceRequest,
  UpdateClaimRequest,
} from './claim-requests.dto';
import { publishCircumstance, publishFiled } from './claim-events';
import { coversOf, lockClaim, reportableCover } from './claim-rows';
import { Claim } from './claim.entity';
import { ClaimsQueries } from './claims.queries';

const COUNT = `
  insert into claim_counter as counter (year, last) values ($1, 1)
  on conflict (year) do update set last = counter.last + 1 returning last
`;

/** Notices of claim: saved as often as the reporter likes, filed once. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly queries: ClaimsQueries,
  ) {}

  /** The first save; returns the id of the claim. */
  async create(request: CreateClaimRequest, caller: Caller): Promise<string> {
    const { policyId, isFiled, isCircumstance, ...given } = request;
    const { actor } = caller;
    const mayFile = await this.mayFile(caller);
    const id = newId();
    await this.transactions.run(async (tx) => {
      const cover = await reportableCover(tx.em, policyId, actor);
      const now = this.clock.now();
      const notice = savedNotice(BLANK_NOTICE, given, factsOf(cover, now));
      const claim = newClaim(
        { id, policyId, notice, isCircumstance: isCircumstance ?? false },
        actor,
        now,
      );
      await tx.em.insert(Claim, claim);
      const subject = { subjectType: 'claim', subjectId: id };
      await tx.record({
        action: 'claim.create',
        ...subject,
        after: { policyId, status: claim.status },
      });
      if (isFiled) await this.file(tx, claim, { cover, mayFile });
    });
    return id;
  }

  /** Saves what was changed, and files the claim when the caller says so. */
  async update(id: string, request: UpdateClaimRequest, caller: Caller): Promise<void> {
    const { isFiled, isCircumstance: kind, ...given } = request;
    const mayFile = await this.mayFile(caller);
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, caller.actor);
      const now = this.clock.now();
      const cover = await tx.em.findOneByOrFail(PolicyCover, { id: claim.policyId });
      const status = claimStatusAfter(claim.status, 'save');
      const notice = savedNotice(claim.notice, given, factsOf(cover, now));
      const isCircumstance = kind ?? claim.isCircumstance;
      const patch = { status, notice, isCircumstance };
      await this.change(tx, claim, { action: 'save', patch });
      if (isFiled) await this.file(tx, { ...claim, ...patch }, { cover, mayFile });
    });
  }

  /** A circumstance becomes a claim, reported on the day on which it was told of first. */
  async makeClaim(id: string, caller: Caller): Promise<void> {
    const mayFile = await this.mayFile(caller);
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, caller.actor);
      if (!mayFile) throw mayNotFile();
      const status = claimStatusAfter(claim.status, 'makeClaim');
      assertCircumstance(claim);
      assertKept(claim, true);
      const cover = await tx.em.findOneByOrFail(PolicyCover, { id: claim.policyId });
      const madeClaimOn = todayIn(cover.timeZone, this.clock.now());
      const patch = { status, isCircumstance: false, madeClaimOn };
      await this.change(tx, claim, { action: 'makeClaim', patch });
      await publishFiled(tx, { ...claim, ...patch }, cover);
    });
  }

  /** A circumstance ends without becoming a claim, or is taken up again; it keeps its number and days. */
  async endCircumstance(
    id: string,
    { isEnded, reason }: EndCircumstanceRequest,
    { actor }: Caller,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, actor);
      const action = isEnded ? 'endCircumstance' : 'reopenCircumstance';
      const status = claimStatusAfter(claim.status, action);
      assertCircumstance(claim);
      assertKept(claim, isEnded);
      const { timeZone } = await tx.em.findOneByOrFail(PolicyCover, { id: claim.policyId });
      const endedOn = isEnded ? todayIn(timeZone, this.clock.now()) : null;
      const patch = { status, endedOn, circumstanceReason: givenReason(reason) };
      await this.change(tx, claim, { action, patch });
      await publishCircumstance(tx, { ...claim, ...patch }, action);
    });
  }

  /** Removes a notice that was not filed; only its owner and the provider's staff may. */
  async delete(id: string, { actor }: Caller): Promise<void> {
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, actor);
      const status = claimStatusAfter(claim.status, 'delete');
      if (!isStaff(actor) && actor.organizationId !== claim.ownerId) {
        throw new DomainError('NOT_THE_OWNER', 'Only its owner may delete a claim.', 409);
      }
      await this.change(tx, claim, { action: 'delete', patch: { status } });
    });
  }

  private async file(
    tx: Tx,
    claim: Claim,
    { cover, mayFile }: { cover: PolicyCover; mayFile: boolean },
  ): Promise<void> {
    if (!mayFile) throw mayNotFile();
    const now = this.clock.now();
    const facts = factsOf(cover, now);
    const status = claimStatusAfter(claim.status, 'file');
    assertFileable(claim.notice, facts);
    const { lossDate } = claim.notice;
    const reportedDate = reportedOn(todayIn(cover.timeZone, now), lossDate);
    const covers = await coversOf(tx.em, cover.accountId);
    const matched = coveringPolicy(covers, claim.policyId, lossDate ?? reportedDate);
    const patch = {
      status,
      reportedDate,
      isPolicyMatched: matched !== null,
      policyId: matched?.id ?? claim.policyId,
      claimNumber: await nextNumber(tx.em, now),
      filedLayers: (matched ?? cover).layers,
    };
    await this.change(tx, claim, { action: 'file', patch });
    await publishFiled(tx, { ...claim, ...patch }, matched ?? cover);
  }

  private async change(
    tx: Tx,
    claim: Claim,
    { action, patch }: { action: ClaimAction; patch: Partial<Claim> },
  ): Promise<void> {
    await tx.em.update(Claim, { id: claim.id }, { ...patch, modified: this.clock.now() });
    // What happened at the insured stays out of the record.
    const { notice: _, filedLayers: __, ...after } = patch;
    const subject = { subjectType: 'claim', subjectId: claim.id };
    const before = picked(claim, after);
    await tx.record({ action: `claim.${action}`, ...subject, before, after });
  }

  private async mayFile(caller: Caller): Promise<boolean> {
    return (await this.queries.holds(caller))('claim:file');
  }
}

const mayNotFile = (): DomainError =>
  new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);

function newClaim(
  made: Pick<Claim, 'id' | 'policyId' | 'notice' | 'isCircumstance'>,
  { userId, organizationId }: Actor,
  now: Date,
): Claim {
  return {
    ...made,
    status: 'UN_FILED',
    isPolicyMatched: null,
    madeClaimOn: null,
    endedOn: null,
    circumstanceReason: null,
    claimNumber: null,
    cause: 'OTHER',
    filedLayers: null,
    reportedDate: null,
    vendorIds: [],
    created: now,
    createdBy: userId,
    ownerId: organizationId,
    modified: now,
  } as Omit<Claim, 'searchText'> as Claim;
}

const factsOf = ({ product, timeZone }: PolicyCover, now: Date): NoticeFacts => ({
  product,
  today: latestToday(timeZone, now),
});

/** Locks the counter of the year until the transaction ends, so that no number is left out. */
async function nextNumber(em: EntityManager, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [{ last }] = (await em.query(COUNT, [year])) as [{ last: number }];
  return claimNumber(year, last);
}
