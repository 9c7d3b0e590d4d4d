import { Injectable } from '@nestjs/common';
import { invalidField, minorUnitsOf } from '@palisade/kernel';
import type { Actor, SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, newId, Transactions } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, IsNull } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { givenReason } from '../domain/file-dates';
import { isWorkedOn, WORKED_ON } from '../domain/file-status';
import { HEAD_ROLE } from '../domain/handlers';
import { latestToday } from '../domain/latest-today';
import { dateFault } from '../domain/possible-date';
import { answerDue, assertAsked, lateSince } from '../domain/vendors/consent';
import { ClaimsFile } from '../files/claims-file.entity';
import { publishChanged } from '../files/file-events';
import { Person } from '../snapshots/person.entity';
import { lockForStaff, lockForVendor, recordWork, rowOf } from './vendor-rows';
import { VendorQuote } from './vendor-quote.entity';
import type {
  VendorQuoteAnswerRequest,
  VendorQuoteRequest,
  VendorWorkRequest,
} from './vendor-requests.dto';
import type { VendorWorkResponse } from './vendor-work.dto';
import { VendorWork } from './vendor-work.entity';
import { VendorWorkQueries } from './vendor-work.queries';

const BATCH_SIZE = 50;

/** What vendors want to do for claims, the consent to its costs, and what they did. */
@Injectable()
export class VendorWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly queries: VendorWorkQueries,
  ) {}

  /** A vendor says what it wants to do, for how much; the handler is told. */
  quote(claimId: string, request: VendorQuoteRequest, actor: Actor): Promise<VendorWorkResponse> {
    return this.transactions.run(async (tx) => {
      const file = await lockForVendor(tx.em, claimId, actor);
      const quote: VendorQuote = {
        id: newId(),
        claimId,
        vendorId: actor.organizationId,
        work: request.work.trim(),
        taskCodes: [...new Set(request.taskCodes)],
        amount: minorUnitsOf(request.amount, '/amount'),
        status: 'ASKED',
        askedByName: actor.name,
        askedOn: this.clock.now(),
        answeredByName: null,
        answeredOn: null,
        reason: null,
        escalatedOn: null,
      };
      await tx.em.insert(VendorQuote, quote);
      await recordWork(tx, claimId, 'quoteWork', { work: quote.work });
      await publishChanged(tx, file, 'quoteAsked', quote.work);
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /** The house agrees to the costs, or does not and says why. */
  answer(
    claimId: string,
    quoteId: string,
    request: VendorQuoteAnswerRequest,
    actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.transactions.run(async (tx) => {
      const file = await lockForStaff(tx.em, claimId, actor);
      const quote = await rowOf(tx.em, VendorQuote, { id: quoteId, claimId });
      assertAsked(quote);
      const { isGranted } = request;
      const given = request.reason?.trim() || null;
      const reason = isGranted ? given : givenReason(given);
      const status = isGranted ? ('GRANTED' as const) : ('REFUSED' as const);
      const answered = { answeredByName: actor.name, answeredOn: this.clock.now() };
      await tx.em.update(VendorQuote, { id: quoteId }, { status, reason, ...answered });
      const action = isGranted ? 'grantQuote' : 'refuseQuote';
      await recordWork(tx, claimId, action, { work: quote.work, reason });
      await publishChanged(tx, file, action, reason);
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /** A vendor writes down what it did on a day. */
  log(claimId: string, request: VendorWorkRequest, actor: Actor): Promise<VendorWorkResponse> {
    const { workedOn, taskCode } = request;
    return this.transactions.run(async (tx) => {
      await lockForVendor(tx.em, claimId, actor);
      const { policyId } = await tx.em.findOneByOrFail(Claim, { id: claimId });
      const { timeZone } = await tx.em.findOneByOrFail(PolicyCover, { id: policyId });
      const now = this.clock.now();
      const fault = dateFault(workedOn, latestToday(timeZone, now));
      if (fault) throw invalidField('DATE_IMPOSSIBLE', fault, '/workedOn');
      await tx.em.insert(VendorWork, {
        id: newId(),
        claimId,
        vendorId: actor.organizationId,
        workedOn,
        taskCode,
        // Hundredths of hours, as money is of its units.
        hours: minorUnitsOf(request.hours, '/hours'),
        text: request.text.trim(),
        loggedByName: actor.name,
        created: now,
      });
      await recordWork(tx, claimId, 'logWork', { work: request.text.trim() });
      return this.queries.read(tx.em, claimId, actor);
    });
  }

  /**
   * Asks the head of claims about quotes that nobody answered in time, each once, and the handler where
   * there is no head; answers how many.
   */
  async escalate(rows: SweptRows): Promise<number> {
    const now = this.clock.now();
    const query = this.dataSource.manager.createQueryBuilder(VendorQuote, 'quote');
    const late = await this.waiting(query, rows)
      .andWhere('quote.askedOn <= :since', { since: lateSince(now) })
      .orderBy('quote.askedOn')
      .addOrderBy('quote.id')
      .limit(BATCH_SIZE)
      .getMany();
    for (const quote of late) {
      await this.transactions.run((tx) => this.escalateOne(tx, quote, now));
    }
    return late.length;
  }

  /** Locked as everybody locks it, and looked at again: it may be answered by now, or its file closed. */
  private async escalateOne(tx: Tx, { id, claimId }: VendorQuote, now: Date): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.em.findOne(Claim, { where: { id: claimId }, lock });
    const file = await tx.em.findOne(ClaimsFile, { where: { id: claimId }, lock });
    const quote = await tx.em.findOneBy(VendorQuote, {
      id,
      status: 'ASKED',
      escalatedOn: IsNull(),
    });
    if (!file || !quote || !isWorkedOn(file.fileStatus)) return;
    const heads = await tx.em.findBy(Person, { roleName: HEAD_ROLE, enabled: true });
    const told = heads.length ? heads.map((head) => head.id) : [file.handlerId];
    for (const handlerId of told) {
      await publishChanged(tx, { ...file, handlerId }, 'quoteLate', quote.work);
    }
    await tx.em.update(VendorQuote, { id }, { escalatedOn: now });
  }

  /** When the next quote that waits is late. */
  async nextLate(rows: SweptRows): Promise<Date | null> {
    const query = this.dataSource.manager.createQueryBuilder(VendorQuote, 'quote');
    const first = await earliestOf(this.waiting(query, rows), 'quote.askedOn');
    return first && answerDue(first);
  }

  private waiting(
    query: SelectQueryBuilder<VendorQuote>,
    rows: SweptRows,
  ): SelectQueryBuilder<VendorQuote> {
    query
      .innerJoin(Claim, 'claim', 'claim.id = quote.claimId')
      .innerJoin(PolicyCover, 'cover', 'cover.id = claim.policyId')
      .innerJoin(ClaimsFile, 'file', 'file.id = claim.id')
      .where(`quote.status = 'ASKED' and quote.escalatedOn is null`)
      .andWhere('file.fileStatus in (:...workedOn)', { workedOn: WORKED_ON });
    return narrowTo(rows, 'cover.agencyId', query);
  }
}
