import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { PolicyContact } from '../domain/company';
import type { SecurityAnswers } from '../domain/risk/signals';
import { Account } from './account.entity';

/** Keeps what the quotes of an account tell of the insured; what is told later wins. */
@Injectable()
export class AccountFactsService {
  /** The answers that a quote was requested with; questions that it leaves out keep theirs. */
  async takeAnswers(accountId: string, answers: SecurityAnswers, at: Date, tx: Tx) {
    const { securityAnswers: known, answersTold } = await lock(tx, accountId);
    const isLater = !answersTold || answersTold <= at;
    const securityAnswers = isLater ? { ...known, ...answers } : { ...answers, ...known };
    const since = isLater ? at : answersTold;
    await tx.em.update(Account, { id: accountId }, { securityAnswers, answersTold: since });
  }

  /** Whom a bound policy is written to. */
  async takeContact(accountId: string, policyContact: PolicyContact, at: Date, tx: Tx) {
    const { contactTold } = await lock(tx, accountId);
    if (contactTold && contactTold > at) return;
    await tx.em.update(Account, { id: accountId }, { policyContact, contactTold: at });
  }
}

/** The account, locked; 404, which a consumer repeats, before it has come. */
async function lock({ em }: Tx, id: string): Promise<Account> {
  const account = await em.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (account) return account;
  throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
}
