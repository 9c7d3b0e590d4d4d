import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { SecurityAnswers } from '@palisade/trade';
import type { Account } from '../accounts/account.entity';
import { changeAccount } from '../accounts/change-account';
import { AnswerVersion } from './answer-version.entity';

/** The answers that a client has from now on. */
export interface GivenAnswers {
  answers: SecurityAnswers;
  /** The quote whose request told them. */
  quoteId: string | null;
  /** Whoever gave them, by name. */
  givenBy: string | null;
  now: Date;
}

/** Saves the one set of answers of a locked client, and the version that it is. */
export async function saveAnswers(
  tx: Tx,
  account: Account,
  { answers, quoteId, givenBy, now }: GivenAnswers,
): Promise<void> {
  const known = account.securityAnswers;
  const names = [...new Set([...Object.keys(known), ...Object.keys(answers)])];
  const changed = names.filter((name) => !isDeepStrictEqual(known[name], answers[name]));
  if (changed.length === 0) return;
  const version = { id: newId(), accountId: account.id, answers, changed, quoteId, givenBy };
  await tx.em.insert(AnswerVersion, { ...version, given: now });
  const patch = { securityAnswers: answers };
  // A quote that tells its own answers is priced by them already.
  await changeAccount(tx, account, { action: 'answer', patch, isOfQuote: quoteId !== null, now });
}
