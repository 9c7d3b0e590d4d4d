import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, personBehind, picked } from '@palisade/platform';
import { Claim } from '../claims/claim.entity';
import { DeadlinesService } from '../diary/deadlines.service';
import type { FileAction } from '../domain/file-status';
import { FILE_TRANSITIONS, isWorkedOn } from '../domain/file-status';
import type { ActType, WishOf } from '../domain/life/acts';
import { ACTS, bookAfter, claimAfter, opened } from '../domain/life/acts';
import type { Book, ClaimLife } from '../domain/life/book';
import { paidOf } from '../domain/life/book';
import { ClaimsFile } from '../files/claims-file.entity';
import { publishReserves } from '../files/file-events';
import { authorityOf, lockBook } from './claim-books';
import { keepAct, keepPayments, keepReserves, saveRecoveries } from './keep-claim';
import { notifyLargeLoss } from './large-loss';
import { publishMoves } from './money-events';

/** An act that somebody does to a claim. */
export interface Doing<T extends ActType> {
  type: T;
  wish: WishOf<T>;
  actor: Actor;
  holds: (permission: string) => boolean;
  reason?: string | null;
  /** What else of the file changes with it. */
  patch?: Partial<ClaimsFile>;
  /** What its record tells beside the file. */
  told?: object;
}

/** What an act did. */
export interface Done {
  file: ClaimsFile;
  before: ClaimLife;
  after: ClaimLife;
  book: Book;
}

/** Does the acts of the life of a claim: the only way to its money. */
@Injectable()
export class ClaimActsService {
  constructor(
    private readonly clock: DomainClock,
    private readonly deadlines: DeadlinesService,
  ) {}

  /** One act on a file whose row is locked; all claims under its policy wait for it. */
  async act<T extends ActType>(tx: Tx, file: ClaimsFile, doing: Doing<T>): Promise<Done> {
    const { type, wish, actor, holds, reason = null, patch = {}, told } = doing;
    const { action } = ACTS[type];
    if (!holds(FILE_TRANSITIONS[action].permission)) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    const { policyId } = await tx.em.findOneByOrFail(Claim, { id: file.id });
    const before = await lockBook(tx.em, policyId);
    const authority = await authorityOf(tx.em, actor);
    const by = personBehind(actor)?.id ?? actor.userId;
    const claim = ofBook(before, file.id);
    const after = claimAfter(claim, type, wish, { book: before, by, authority });
    const saved = await this.save(tx, file, { before: claim, after, patch, action, reason, told });
    await this.keep(tx, { before: claim, after }, { act: type, by, reason });
    const book = bookAfter(before, after);
    await this.publish(tx, saved, { before: claim, after });
    await notifyLargeLoss(tx, { after, book, now: this.clock.now() });
    if (isWorkedOn(claim.status) && !isWorkedOn(after.status))
      await this.deadlines.end(tx, file.id);
    if (type === 'reopen') await this.deadlines.countStatus(tx, file.id);
    if (isAccepted(after)) await this.deadlines.accept(tx, file.id);
    return { file: saved, before: claim, after, book };
  }

  /** The first act: the file of a claim was opened. */
  async begin(tx: Tx, file: ClaimsFile, policyId: string, actor: Actor): Promise<void> {
    const book = await lockBook(tx.em, policyId);
    const claim = ofBook(book, file.id);
    const after = opened({ ...claim, status: null });
    const by = personBehind(actor)?.id ?? actor.userId;
    await keepAct(tx.em, after, { act: 'open', by, now: this.clock.now() });
    await this.deadlines.begin(tx, file.id, claim.reportedOn);
  }

  /** All that proves the loss was there on a day: the law counts from it. */
  prove(tx: Tx, id: string, on: PlainDate): Promise<void> {
    return this.deadlines.prove(tx, id, on);
  }

  private async save(
    tx: Tx,
    file: ClaimsFile,
    made: {
      before: ClaimLife;
      after: ClaimLife;
      patch: Partial<ClaimsFile>;
      action: FileAction;
      reason: string | null;
      told: object | undefined;
    },
  ): Promise<ClaimsFile> {
    const { before, after, patch, action, reason, told } = made;
    const { reserves, eventId, excuse } = after;
    const changes = {
      ...patch,
      reserves,
      paid: paidOf(after),
      fileStatus: after.status ?? file.fileStatus,
      ...(eventId !== before.eventId && { eventId }),
      ...(excuse !== before.excuse && { excuse }),
      modified: this.clock.now(),
    };
    await tx.em.update(ClaimsFile, { id: file.id }, changes);
    await tx.record({
      action: `claim.${action}`,
      subjectType: 'claim',
      subjectId: file.id,
      before: picked(file, changes),
      after: { ...changes, ...(reason && { reason }), ...told },
    });
    return { ...file, ...changes };
  }

  private async keep(
    tx: Tx,
    lives: { before: ClaimLife; after: ClaimLife },
    { act, by, reason }: { act: ActType; by: string; reason: string | null },
  ): Promise<void> {
    const now = this.clock.now();
    await keepPayments(tx.em, lives, now);
    await saveRecoveries(tx.em, lives, { by, now });
    await keepReserves(tx.em, lives, { act, by, reason, now });
    await keepAct(tx.em, lives.after, { act, by, now });
  }

  private async publish(
    tx: Tx,
    file: ClaimsFile,
    lives: { before: ClaimLife; after: ClaimLife },
  ): Promise<void> {
    const { before, after } = lives;
    const isSame = (one: object, other: object): boolean =>
      JSON.stringify(one) === JSON.stringify(other);
    if (!isSame(before.reserves, after.reserves) || !isSame(before.payments, after.payments)) {
      await publishReserves(tx, file);
    }
    await publishMoves(tx, { ...lives, now: this.clock.now() });
  }
}

/** A loss is accepted with the first approved payment of one: the law counts from then. */
const isAccepted = ({ payments }: ClaimLife): boolean =>
  payments.some(({ status, coverage }) => coverage !== null && status === 'APPROVED');

function ofBook(book: Book, id: string): ClaimLife {
  const claim = book.find((one) => one.id === id);
  if (!claim) throw new Error(`The claim ${id} is not filed under its policy.`);
  return claim;
}
