import { Injectable } from '@nestjs/common';
import type { Holidays, PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, holidaysOf } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import { ClaimsFile } from '../files/claims-file.entity';
import { publishChanged } from '../files/file-events';
import type { CountedFrom } from '../domain/diary/deadline-rows';
import type { DeadlinePlace } from '../domain/diary/deadlines';
import { deadlinesFrom } from '../domain/diary/deadlines';
import { entriesOfDeadlines, entriesOfFile, nextStatus, tellsStatus } from '../domain/diary/diary';
import { isWorkedOn } from '../domain/file-status';
import { DiaryService } from './diary.service';

/** Writes down what the house and the law of its place want of a claim. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly diary: DiaryService,
    private readonly clock: DomainClock,
  ) {}

  /** The file of a claim was opened, that was reported on a day. */
  async begin(tx: Tx, claimId: string, reportedOn: PlainDate): Promise<void> {
    const { holidays, today } = await this.placeOf(tx, claimId, reportedOn);
    await this.diary.keep(tx, claimId, entriesOfFile(today, holidays));
    await this.count(tx, claimId, { from: 'NOTICE', on: reportedOn });
    await this.count(tx, claimId, { from: 'LAST_STATUS', on: reportedOn });
  }

  /** Something happened on a day, from which deadlines count. */
  async count(tx: Tx, claimId: string, since: { from: CountedFrom; on: PlainDate }): Promise<void> {
    const { place, holidays } = await this.placeOf(tx, claimId, since.on);
    await this.diary.keep(tx, claimId, entriesOfDeadlines(deadlinesFrom(place, since, holidays)));
  }

  /** What is accepted is to be paid from today on. */
  async accept(tx: Tx, claimId: string): Promise<void> {
    const { today } = await this.placeOf(tx, claimId, todayIn('UTC', this.clock.now()));
    await this.count(tx, claimId, { from: 'ACCEPTANCE', on: today });
  }

  /** The insured was told how it stands: the next time is counted from today. */
  async toldStatus(tx: Tx, claimId: string, text: string): Promise<void> {
    const file = await tx.em.findOneByOrFail(ClaimsFile, { id: claimId });
    await publishChanged(tx, file, 'tellStatus', text);
    await this.diary.end(tx, claimId, { status: 'DONE', isOf: tellsStatus });
    if (isWorkedOn(file.fileStatus)) await this.countStatus(tx, claimId);
  }

  /** All that proves the loss was there on a day; a corrected day moves what counts from it. */
  async prove(tx: Tx, claimId: string, on: PlainDate): Promise<void> {
    const { place, holidays } = await this.placeOf(tx, claimId, on);
    const entries = entriesOfDeadlines(deadlinesFrom(place, { from: 'PROOF', on }, holidays));
    await this.diary.keep(tx, claimId, entries);
    await this.diary.move(tx, claimId, entries);
  }

  /** The file is at its end: the rules want nothing more of it. */
  end(tx: Tx, claimId: string): Promise<void> {
    return this.diary.end(tx, claimId, {
      status: 'CANCELLED',
      isOf: ({ rule }) => rule !== null,
    });
  }

  /** When the insured is told next how it stands, counted from today. */
  async countStatus(tx: Tx, claimId: string): Promise<void> {
    const { today } = await this.placeOf(tx, claimId, todayIn('UTC', this.clock.now()));
    await this.diary.keep(tx, claimId, [nextStatus(today)]);
    await this.count(tx, claimId, { from: 'LAST_STATUS', on: today });
  }

  private async placeOf(
    tx: Tx,
    claimId: string,
    on: PlainDate,
  ): Promise<{ place: DeadlinePlace; holidays: Holidays; today: PlainDate }> {
    const { policyId } = await tx.em.findOneByOrFail(Claim, { id: claimId });
    const { product, layers, timeZone } = await tx.em.findOneByOrFail(PolicyCover, {
      id: policyId,
    });
    const { region } = PRODUCTS[product];
    const terms = layers.find((layer) => layer.terms)?.terms;
    const year = Number(on.slice(0, 4));
    const years = await Promise.all([year, year + 1].map((one) => holidaysOf(region, one)));
    return {
      place: {
        jurisdiction: region === 'UK' ? 'GB' : (terms?.state ?? 'DEFAULT'),
        market: terms?.market ?? 'ADMITTED',
      },
      holidays: new Set(years.flatMap((days) => [...days])),
      today: todayIn(timeZone, this.clock.now()),
    };
  }
}
