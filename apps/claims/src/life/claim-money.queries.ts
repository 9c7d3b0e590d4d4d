import { Injectable } from '@nestjs/common';
import { toCurrencyUnits } from '@palisade/kernel';
import { COVERAGES_OF_RESERVE } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import type { Caller } from '../claims/caller';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { EventFigures } from '../domain/life/figures';
import { leftFor, moneyOf } from '../domain/life/figures';
import { worksheetOf } from '../domain/life/worksheet';
import { findMoney } from '../files/claims-file-rows';
import { amountsOf } from '../files/claims-files.dto';
import { Person } from '../snapshots/person.entity';
import { bookOf } from './claim-books';
import type { ClaimMoneyResponse, EventLeftResponse, WorksheetResponse } from './claim-money.dto';
import { toPayment, toRecovery, toWorksheetLine } from './claim-money.dto';
import { ClaimPayment } from './claim-payment.entity';
import { ClaimRecovery } from './claim-recovery.entity';

const PAYABLE: readonly string[] = Object.values(COVERAGES_OF_RESERVE).flat();
const HUNDREDTHS = 100;

/** The money of claims. */
@Injectable()
export class ClaimMoneyQueries {
  constructor(private readonly dataSource: DataSource) {}

  async get(id: string, { actor }: Caller): Promise<ClaimMoneyResponse> {
    const { manager } = this.dataSource;
    await findMoney(manager, id, actor);
    return this.read(manager, id, true);
  }

  /** What decides the cover of a claim, line by line. */
  async worksheet(id: string, { actor }: Caller): Promise<WorksheetResponse> {
    const { manager } = this.dataSource;
    await findMoney(manager, id, actor);
    const { policyId } = await manager.findOneByOrFail(Claim, { id });
    const { currency } = await manager.findOneByOrFail(PolicyCover, { id: policyId });
    const book = await bookOf(manager, policyId);
    const claim = book.find((one) => one.id === id);
    if (!claim) throw new Error(`The claim ${id} is not filed.`);
    return { claimId: id, currency, lines: worksheetOf(book, claim).map(toWorksheetLine) };
  }

  /** The money of a claim that the caller may see, within a transaction. */
  async read(em: EntityManager, id: string, committed: boolean): Promise<ClaimMoneyResponse> {
    const { policyId } = await em.findOneByOrFail(Claim, { id });
    const { currency } = await em.findOneByOrFail(PolicyCover, { id: policyId });
    const book = await bookOf(em, policyId);
    const claim = book.find((one) => one.id === id);
    if (!claim) throw new Error(`The claim ${id} is not filed.`);
    const of = { where: { claimId: id } };
    const payments = await em.find(ClaimPayment, { ...of, order: { number: 'DESC' } });
    const recoveries = await em.find(ClaimRecovery, { ...of, order: { receivedOn: 'DESC' } });
    const people = payments.flatMap(({ requestedBy, approvedBy }) => [requestedBy, approvedBy]);
    const known = await em.findBy(Person, { id: In(people.filter((one) => one !== null)) });
    const nameOf = (who: string | null): string | null =>
      known.find((person) => person.id === who)?.name ?? null;
    const left = leftFor(book, claim, (coverage) => PAYABLE.includes(coverage));
    const money = moneyOf(claim);
    return {
      claimId: id,
      currency,
      reserves: amountsOf(money.reserves),
      paid: amountsOf(money.paid),
      pending: amountsOf(money.pending),
      outstanding: amountsOf(money.outstanding),
      incurred: amountsOf(money.incurred),
      recovered: amountsOf(money.recovered),
      netIncurred: amountsOf(money.netIncurred),
      left: left && toLeft(left),
      payments: payments.map((payment) => toPayment(payment, nameOf)),
      recoveries: recoveries.map(toRecovery),
      committed,
    };
  }
}

const toLeft = (left: EventFigures): EventLeftResponse => ({
  eventDate: left.eventDate,
  isLate: left.isLate,
  retentionLeft: toCurrencyUnits(left.retentionLeft),
  aggregateLeft: toCurrencyUnits(left.aggregateLeft),
  coverages: left.coverages.map(({ coverage, limit, left: rest, waitingHoursLeft }) => ({
    coverage,
    limit: toCurrencyUnits(limit),
    left: toCurrencyUnits(rest),
    waitingHoursLeft: waitingHoursLeft === null ? null : waitingHoursLeft / HUNDREDTHS,
  })),
});
