import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import type { Currency, MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { In } from 'typeorm';
import type { Declination } from '../domain/submissions/declination';
import { declinationText } from '../domain/submissions/declination';
import type { SubmissionAction } from '../domain/submissions/submission-status';
import { statusAfterEvent } from '../domain/submissions/submission-status';
import { QuoteOfAccount } from '../snapshots/quote-of-account.entity';
import { moveSubmission } from './submission-rows';
import { Submission } from './submission.entity';

/** A quote in one of these can still be bound. */
const OPEN_QUOTES: QuoteStatus[] = [
  'REQUESTED',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'READY',
  'ACTIVE',
  'SIGNED',
];

/** What an event of a quote does to the submission that it was made for. */
export interface QuoteStep {
  action: Extract<SubmissionAction, 'takeQuote' | 'release' | 'bind' | 'lose' | 'decline'>;
  price?: { premium: MinorUnits; currency: Currency };
  declination?: Declination;
  /** The submission was declined with the quote: others do not keep it open. */
  isMeant?: boolean;
}

/** Moves submissions as their quotes go. */
@Injectable()
export class SubmissionQuotesService {
  constructor(private readonly clock: DomainClock) {}

  /** Does nothing for a quote of no submission, or where the action has no row. */
  async follow(tx: Tx, submissionId: string | null, step: QuoteStep): Promise<void> {
    if (!submissionId) return;
    const { action, price, declination, isMeant } = step;
    const submission = await lock(tx, submissionId);
    if (!submission) return;
    const isClosing = action === 'lose' || action === 'decline';
    if (isClosing && !isMeant && (await hasOpenQuote(tx, submissionId))) return;
    const patch: Partial<Submission> = {
      wasQuoted: true,
      ...(price && { quotedPremium: price.premium, currency: price.currency }),
      ...declination,
    };
    const to = statusAfterEvent(submission.status, action);
    const reason = declination && declinationText(declination);
    if (to)
      await moveSubmission(tx, submission, { action, to, patch, reason, now: this.clock.now() });
    else if (price || !submission.wasQuoted) {
      await tx.em.update(Submission, { id: submissionId }, isClosing ? { wasQuoted: true } : patch);
    }
  }
}

const lock = ({ em }: Tx, id: string): Promise<Submission | null> =>
  em.findOne(Submission, { where: { id }, lock: { mode: 'pessimistic_write' } });

const hasOpenQuote = ({ em }: Tx, submissionId: string): Promise<boolean> =>
  em.existsBy(QuoteOfAccount, { submissionId, status: In(OPEN_QUOTES) });
