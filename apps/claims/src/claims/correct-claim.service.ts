import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import { DomainClock, Transactions } from '@palisade/platform';
import { PolicyCover } from '../covers/policy-cover.entity';
import { claimStatusAfter, CLAIM_TRANSITIONS } from '../domain/claim-status';
import { assertNothingMeasured, checkCorrection, correctedFields } from '../domain/correction';
import { coveringPolicy } from '../domain/cover';
import { WORKED_ON } from '../domain/file-status';
import { latestToday } from '../domain/latest-today';
import { assertFileable, savedNotice } from '../domain/notice-rules';
import { ClaimsFile } from '../files/claims-file.entity';
import { ClaimPayment } from '../life/claim-payment.entity';
import { publishCorrected } from './claim-events';
import type { Caller } from './caller';
import type { CorrectClaimRequest } from './claim-requests.dto';
import { lockClaim, lockCoversOf } from './claim-rows';
import { Claim } from './claim.entity';
import { ClaimsQueries } from './claims.queries';

/** Corrects what a filed notice says of its loss. */
@Injectable()
export class CorrectClaimService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly queries: ClaimsQueries,
  ) {}

  /** The loss falls under the policy that was in force on its right day; its file follows. */
  async correct(id: string, request: CorrectClaimRequest, caller: Caller): Promise<void> {
    const { reason, ...given } = request;
    const holds = await this.queries.holds(caller);
    await this.transactions.run(async (tx) => {
      const claim = await lockClaim(tx.em, id, caller.actor);
      if (!holds(CLAIM_TRANSITIONS.correct.permission)) throw notYours();
      const now = this.clock.now();
      const status = claimStatusAfter(claim.status, 'correct');
      const cover = await tx.em.findOneByOrFail(PolicyCover, { id: claim.policyId });
      const facts = { product: cover.product, today: latestToday(cover.timeZone, now) };
      const notice = savedNotice(claim.notice, given, facts);
      assertFileable(notice, facts);
      const { lossDate } = notice;
      const lock = { mode: 'pessimistic_write' as const };
      const file = await tx.em.findOne(ClaimsFile, { where: { id }, lock });
      const isClosed = file !== null && !WORKED_ON.some((one) => one === file.fileStatus);
      checkCorrection(lossDate, { reportedDate: claim.reportedDate, isClosed });
      const day = lossDate ?? claim.reportedDate ?? todayIn(cover.timeZone, now);
      const covers = await lockCoversOf(tx.em, cover.accountId);
      const matched = coveringPolicy(covers, claim.policyId, day);
      const policyId = matched?.id ?? claim.policyId;
      const patch = { status, notice, isPolicyMatched: matched !== null, policyId };
      const changed = correctedFields(claim, patch);
      assertNothingMeasured(changed.after, await tx.em.findBy(ClaimPayment, { claimId: id }));
      const isMoved = policyId !== claim.policyId;
      const terms = isMoved && matched ? { filedLayers: matched.layers } : {};
      await tx.em.update(Claim, { id }, { ...patch, ...terms, modified: now });
      const event = isMoved ? { eventId: null } : {};
      const dated = { incidentDate: lossDate, ...event, modified: now };
      if (file) await tx.em.update(ClaimsFile, { id }, dated);
      await tx.record({
        action: 'claim.correct',
        subjectType: 'claim',
        subjectId: id,
        before: changed.before,
        after: { ...changed.after, correction: reason },
      });
      await publishCorrected(tx, { ...claim, ...patch }, file);
    });
  }
}

const notYours = (): DomainError =>
  new DomainError(
    'FORBIDDEN',
    'A claim that is filed is corrected by its agency or by the claims staff: ask one of them.',
    403,
  );
