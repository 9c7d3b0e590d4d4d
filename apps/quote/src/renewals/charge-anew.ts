import { isDeepStrictEqual } from 'node:util';
import type { PolicyStatus, QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { statusAfter } from '../domain/quote-status';
import { carriedTerms } from '../domain/renewal/carried-terms';
import type { ExpiringTerm } from '../domain/renewal/expiring-term';
import { draftFollowing } from '../endorsements/draft-endorsement';
import type { EndorsedBase } from '../endorsements/endorsed-base';
import { baseOf } from '../endorsements/endorsed-base';
import { addHistory, changeQuote } from '../quotes/change-quote';
import { closeQuotes, lockIn } from '../quotes/close-quotes';
import { nextNumber } from '../quotes/quote-numbers';
import { Quote } from '../quotes/quote.entity';
import { publishRequested } from '../quotes/status-events';
import { Policy } from '../snapshots/policy.entity';
import type { Now } from './follow-change';
import { changedAnswers, isSameTerm } from './follow-change';
import type { RenewedBase } from './renewed-base';
import { renewedBase } from './renewed-base';

const ISSUED: readonly QuoteStatus[] = ['ISSUED', 'IN FORCE'];
const RUNNING: readonly PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
];

/**
 * An issued renewal whose expiring term has changed is charged anew by a change of its own from its first
 * day: what it changed itself stays, all else follows (domain §5.13.10).
 */
export async function chargeAnew(tx: Tx, policyId: string, now: Now): Promise<void> {
  const renewal = await lockIssued(tx, policyId);
  const base = renewal && (await renewedBase(tx.em, policyId));
  if (!renewal?.renewal || !base) return;
  const { renewal: before } = renewal;
  await closeWaiting(tx, renewal, now.now);
  if (isSameTerm(before, base.expiring)) return;
  const { isAutomatic, program } = before;
  const expiring = { ...base.expiring, isAutomatic, program };
  const standing = await standingOf(tx.em, renewal);
  if (!standing) return;
  if (await request(tx, { standing, renewal, before, expiring }, base, now)) return;
  await tx.em.update(Quote, { id: renewal.id }, { renewal: expiring });
}

/** The quote of the issued renewal of a policy that runs or is to run, locked. */
async function lockIssued({ em }: Tx, parentPolicyId: string): Promise<Quote | null> {
  const where = { parentPolicyId, kind: 'RENEWAL' as const, status: In(ISSUED) };
  const quotes = await em.find(Quote, { where, lock: { mode: 'pessimistic_write' } });
  const ids = quotes.flatMap(({ policyId }) => policyId ?? []);
  const running = await em.findBy(Policy, { id: In(ids), status: In(RUNNING) });
  return quotes.find(({ policyId }) => running.some(({ id }) => id === policyId)) ?? null;
}

/** A renewal on its first day; null where it cannot be changed from there by itself: people do it. */
async function standingOf(
  em: EntityManager,
  { policyId, effectiveDate }: Quote,
): Promise<EndorsedBase | null> {
  try {
    return policyId ? await baseOf(em, policyId, effectiveDate) : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What a renewal was to be charged by an earlier change is part of the next one. */
async function closeWaiting(tx: Tx, { accountId, policyId }: Quote, now: Date): Promise<void> {
  const open = ['REQUESTED', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW'] as const;
  const waiting = await lockIn(tx.em, accountId, open, (query) =>
    query
      .andWhere(`quote.kind = 'ENDORSEMENT' and quote.parentPolicyId = :policyId`, { policyId })
      .andWhere(`quote.endorsement ? 'follows'`),
  );
  const base = policyId && waiting.length > 0 ? await renewedBase(tx.em, policyId) : null;
  if (!base) return;
  const reason = { code: 'POLICY_CHANGED', text: 'The expiring policy was changed again.' };
  await closeQuotes(tx, waiting, base.party.account, { action: 'invalidate', reason, now });
}

interface Changed {
  /** The renewal as it stands on its first day. */
  standing: EndorsedBase;
  renewal: Quote;
  before: ExpiringTerm;
  expiring: ExpiringTerm;
}

/** Asks for the price of a renewal on the terms that follow; false where it stays as it is. */
async function request(
  tx: Tx,
  { standing, renewal, before, expiring }: Changed,
  { party, policy: { policyNumber } }: RenewedBase,
  { now, machineNow }: Now,
): Promise<boolean> {
  const { terms: own, answers: given, additionalInsureds: named } = standing.quote;
  const terms = carriedTerms(before.terms, expiring.terms, own);
  const answers = { ...given, ...changedAnswers(before, expiring) };
  const isCarried = isDeepStrictEqual(named, before.insureds);
  const additionalInsureds = isCarried ? [...expiring.insureds] : named;
  const [is, was] = [
    { terms, answers, additionalInsureds },
    { terms: own, answers: given, additionalInsureds: named },
  ];
  if (isDeepStrictEqual(is, was)) return false;
  const follows = { renewalId: renewal.id, policyNumber: policyNumber ?? '', expiring };
  const draft = draftFollowing(standing, { ...is, follows }, { party, now });
  const row = { ...draft, quoteNumber: await nextNumber(tx.em, now) };
  await tx.em.insert(Quote, row);
  await addHistory(tx, { quote: row, fromStatus: null, action: 'create', note: null, now });
  const patch = {
    status: statusAfter(draft.status, 'request'),
    requestedOn: now,
    ratingDue: machineNow,
  };
  const requested = await changeQuote(tx, row as Quote, { action: 'request', patch, now });
  await publishRequested(tx, requested, party);
  return true;
}
