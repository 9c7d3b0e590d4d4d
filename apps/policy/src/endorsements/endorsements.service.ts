import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, isStaff, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { Terms } from '../domain/history/policy-stack';
import { latestTerms, termsOn } from '../domain/history/policy-stack';
import { lastChange } from '../domain/life/acts/revert';
import type { Life } from '../domain/life/life';
import { coverOf } from '../domain/life/life';
import { assertInWindow } from '../domain/lifecycle/endorsement-window';
import { checkNamedInsured } from '../domain/lifecycle/named-insured';
import { checkChanges, correctedContact } from '../domain/lifecycle/policy-contact';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { doAct } from '../policies/do-act';
import { lockKnown, lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { Account } from '../snapshots/account.entity';
import { publishEndorsed } from './endorsement-events';
import type { NonPremiumChangeRequest } from './endorsements.dto';

/** Changes of an issued policy within its term, each a revision of its own. */
@Injectable()
export class EndorsementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** An endorsement quote was bound: its change begins, and those of later dates are laid again. */
  async issueBound(tx: Tx, data: EventData<'quote.bound.v1'>): Promise<void> {
    const { quoteHead, parentPolicyId, charges, contact, later = [], follows } = data;
    const policy = await lockKnown(tx.em, parentPolicyId ?? data.policyId);
    const { effectiveDate, endDate } = policy;
    const ofTerm = (terms: Terms): Terms => ({ ...terms, effectiveDate, endDate });
    // Cover may have gone on since it was priced: those days keep their terms and their price.
    const untilOf = (priced: Terms): PlainDate =>
      priced.endDate < endDate ? priced.endDate : endDate;
    const { quoteId, effectiveDate: from } = quoteHead;
    const terms = ofTerm(data.terms);
    const until = untilOf(data.terms);
    const wish = {
      quoteId,
      effectiveDate: from,
      terms,
      charges,
      until,
      later: later.map((one) => ({
        ...one,
        terms: ofTerm(one.terms),
        until: untilOf(one.terms),
      })),
    };
    const now = this.clock.now();
    const done = await doAct(tx, policy, { type: 'endorse', wish, patch: { contact }, now });
    if (!done) return;
    const before = termsIn(done.before, from);
    const isRaised = terms.aggregateLimit > before.aggregateLimit;
    const change = {
      endorsementId: quoteId,
      type: 'PREMIUM' as const,
      effectiveDate: from,
      terms,
      priorKnowledgeDate: isRaised ? from : null,
      ...(follows && { follows }),
    };
    await publishEndorsed(tx, done, change, until);
  }

  /** The last endorsement is taken back. */
  revert(id: string, revisionId: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const stack = await stackOf(tx.em, id);
      const revision = stack.find((row) => row.id === revisionId)?.number;
      if (!revision) throw new DomainError('REVISION_NOT_FOUND', 'Revision not found.', 404);
      const now = this.clock.now();
      const done = await doAct(tx, policy, { type: 'revert', wish: { revision }, stack, now });
      const change = done && lastChange(done.before);
      if (!done || !change?.quoteId) return;
      await publishEndorsed(tx, done, {
        endorsementId: change.quoteId,
        type: 'REVERTED',
        effectiveDate: change.effectiveDate,
        terms: termsIn(done.after, change.effectiveDate),
        priorKnowledgeDate: null,
      });
    });
  }

  /** A change without a premium, by hand. */
  changeByHand(id: string, request: NonPremiumChangeRequest, actor: Actor): Promise<void> {
    const { changes, effectiveDate } = request;
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const now = this.clock.now();
      const today = todayIn(policy.timeZone, now);
      policyStatusAfter(policy.status, 'endorse');
      assertInWindow(effectiveDate, policy, { isStaff: isStaff(actor), today });
      const { companyName = policy.companyName, ...fields } = changes;
      if (changes.companyName !== undefined) await checkName(tx, policy, companyName);
      const { region } = PRODUCTS[policy.product];
      const contact = correctedContact(policy.contact, fields, region);
      checkChanges(policy, { companyName, contact });
      const insured = { ...policy.insured, name: companyName };
      const patch = { companyName, insured, contact };
      const act = { type: 'describe' as const, wish: { effectiveDate }, patch, now };
      const done = await doAct(tx, policy, act);
      if (!done) return;
      await publishEndorsed(tx, done, {
        endorsementId: newId(),
        type: 'NONPREMIUM',
        effectiveDate,
        terms: latestTerms(done.before.entries),
        priorKnowledgeDate: null,
      });
    });
  }
}

/** The terms of a life that hold on a date, or were last agreed. */
const termsIn = (life: Life, date: PlainDate): Terms =>
  termsOn([{ segments: coverOf(life) }], date) ?? latestTerms(life.entries);

async function checkName({ em }: Tx, policy: Policy, wanted: string): Promise<void> {
  const { companyName, accountId } = policy;
  const client = await em.findOneBy(Account, { id: accountId });
  checkNamedInsured(wanted, { companyName, clientName: client?.name ?? null });
}
