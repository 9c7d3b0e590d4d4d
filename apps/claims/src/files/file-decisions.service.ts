import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { givenReason } from '../domain/file-dates';
import { paidUnderCover } from '../domain/life/acts/ends';
import type { ByCategory } from '../domain/reserves';
import { RESERVE_CATEGORIES, totalOf } from '../domain/reserves';
import { ClaimActsService } from '../life/claim-acts.service';
import { ClaimPayment } from '../life/claim-payment.entity';
import type { ClaimsFile } from './claims-file.entity';
import { publishChanged, publishClosed } from './file-events';

/** Who decides. */
export interface Deciding {
  actor: Actor;
  holds: (permission: string) => boolean;
  reason: string | null;
}

/** What is decided of a file: its reserves, its event, its end. */
@Injectable()
export class FileDecisionsService {
  constructor(private readonly acts: ClaimActsService) {}

  /** The file of a claim under a policy was opened. */
  begin(tx: Tx, file: ClaimsFile, policyId: string, actor: Actor): Promise<void> {
    return this.acts.begin(tx, file, policyId, actor);
  }

  /** All that proves the loss was there on a day. */
  prove(tx: Tx, id: string, on: PlainDate): Promise<void> {
    return this.acts.prove(tx, id, on);
  }

  async reserve(
    tx: Tx,
    file: ClaimsFile,
    changes: Partial<ByCategory>,
    by: Deciding,
  ): Promise<ClaimsFile> {
    const entries = RESERVE_CATEGORIES.flatMap((category) => {
      const change = changes[category];
      return change ? [[category, file.reserves[category] + change] as const] : [];
    });
    const wish = { id: newId(), set: Object.fromEntries(entries), reason: by.reason };
    return (await this.acts.act(tx, file, { type: 'reserve', wish, ...by })).file;
  }

  /** The claim is of the event of another one. */
  async relate(tx: Tx, file: ClaimsFile, claimId: string, by: Deciding): Promise<ClaimsFile> {
    const { file: after } = await this.acts.act(tx, file, {
      type: 'relate',
      wish: { claimId },
      ...by,
    });
    await publishChanged(tx, after, 'relate');
    return after;
  }

  /** The event is paid although it was told of too late. */
  async excuse(tx: Tx, file: ClaimsFile, by: Deciding): Promise<ClaimsFile> {
    const reason = givenReason(by.reason);
    const wish = { reason };
    const done = await this.acts.act(tx, file, { type: 'excuse', wish, ...by, reason });
    await publishChanged(tx, done.file, 'excuse');
    return done.file;
  }

  /** The insured is told that the insurer may still refuse, and why. */
  async reserveRights(
    tx: Tx,
    file: ClaimsFile,
    rightsReservedOn: string,
    by: Deciding,
  ): Promise<ClaimsFile> {
    const reason = givenReason(by.reason);
    const doing = { type: 'reserveRights' as const, wish: {}, patch: { rightsReservedOn } };
    const { file: after } = await this.acts.act(tx, file, { ...doing, ...by, reason });
    await publishChanged(tx, after, 'reserveRights', reason);
    return after;
  }

  async reopen(tx: Tx, file: ClaimsFile, by: Deciding): Promise<ClaimsFile> {
    const reason = givenReason(by.reason);
    const doing = { type: 'reopen' as const, wish: {}, patch: { closedDate: null } };
    const { file: after } = await this.acts.act(tx, file, { ...doing, ...by, reason });
    await publishChanged(tx, after, 'reopen');
    return after;
  }

  /** With payment, or without: what is still reserved then is released, with a reason. */
  async close(tx: Tx, file: ClaimsFile, closedDate: string, by: Deciding): Promise<void> {
    const payments = await tx.em.findBy(ClaimPayment, { claimId: file.id });
    const isPaid = paidUnderCover({ payments }) > 0;
    const isReleased = !isPaid && totalOf(file.reserves) !== totalOf(file.paid);
    const reason = isReleased ? givenReason(by.reason) : by.reason;
    const type = isPaid ? 'closeWithPayment' : 'closeWithoutPayment';
    await this.end(tx, file, { type, closedDate, by: { ...by, reason } });
  }

  /** The claim is not covered: the insured is told by which words of the policy. */
  async deny(tx: Tx, file: ClaimsFile, closedDate: string, by: Deciding): Promise<void> {
    const reason = givenReason(by.reason);
    await this.end(tx, file, { type: 'deny', closedDate, by: { ...by, reason } });
  }

  async void(tx: Tx, file: ClaimsFile, closedDate: string, by: Deciding): Promise<void> {
    const reason = givenReason(by.reason);
    await this.end(tx, file, { type: 'voidClaim', closedDate, by: { ...by, reason } });
  }

  private async end(
    tx: Tx,
    file: ClaimsFile,
    end: {
      type: 'closeWithPayment' | 'closeWithoutPayment' | 'deny' | 'voidClaim';
      closedDate: string;
      by: Deciding;
    },
  ): Promise<void> {
    const { type, closedDate, by } = end;
    const done = await this.acts.act(tx, file, { type, wish: {}, patch: { closedDate }, ...by });
    await publishClosed(tx, done.file, type === 'deny' ? by.reason : null);
  }
}
