import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { SecurityAnswers } from '@palisade/trade';
import type { PolicyContact } from '../domain/company';
import { saveAnswers } from '../questions/save-answers';
import { Account } from './account.entity';
import { changeAccount } from './change-account';
import { lockAccount } from './lock-account';

/** Keeps what the quotes of an account tell of the insured; what is told later wins. */
@Injectable()
export class AccountFactsService {
  constructor(private readonly clock: DomainClock) {}

  /** The answers that a quote was requested with; questions that it leaves out keep theirs. */
  async takeAnswers(
    accountId: string,
    { answers, quoteId, at }: { answers: SecurityAnswers; quoteId: string; at: Date },
    tx: Tx,
  ) {
    const account = await lockAccount(tx, accountId);
    const { securityAnswers: known, answersTold } = account;
    const isLater = !answersTold || answersTold <= at;
    if (isLater) await tx.em.update(Account, { id: accountId }, { answersTold: at });
    await saveAnswers(tx, account, {
      answers: isLater ? { ...known, ...answers } : { ...answers, ...known },
      quoteId,
      givenBy: null,
      now: this.clock.now(),
    });
  }

  /** Whom a bound policy is written to. */
  async takeContact(accountId: string, policyContact: PolicyContact, at: Date, tx: Tx) {
    const account = await lockAccount(tx, accountId);
    if (account.contactTold && account.contactTold > at) return;
    await tx.em.update(Account, { id: accountId }, { contactTold: at });
    const now = this.clock.now();
    const patch = { policyContact };
    await changeAccount(tx, account, { action: 'contact', patch, isOfQuote: true, now });
  }
}
