import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { isStaff, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { Terms, TransactionType } from '../domain/history/policy-stack';
import { latestTerms, segmentsFrom } from '../domain/history/policy-stack';
import { assertInWindow } from '../domain/lifecycle/endorsement-window';
import { checkChanges, correctedContact } from '../domain/lifecycle/policy-contact';
import { checkNamedInsured } from '../domain/lifecycle/named-insured';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import type { Charges } from '../domain/money/charges';
import { sumCharges } from '../domain/money/charges';
import { unearnedFactor } from '../domain/money/pro-rata';
import { addTransaction } from '../policies/change-policy';
import { lockKnown, lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { Account } from '../snapshots/account.entity';
import { publishEndorsed } from './endorsement-events';
import type { NonPremiumChangeRequest } from './endorsements.dto';

/** What an endorsement changes, and what its event says of it. */
export interface Endorsement {
  endorsementId: string;
  type: Extract<TransactionType, 'ENDORSEMENT' | 'NONPREMIUM'>;
  effectiveDate: string;
  terms: Terms;
  charges: Charges;
  patch: Partial<Policy>;
  quoteId?: string;
  priorKnowledgeDate: string | null;
}

/** Changes of an issued policy within its term, each a revision of its own. */
@Injectable()
export class EndorsementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** An endorsement quote was bound: the policy gets its next revision. */
  async issueBound(tx: Tx, data: EventData<'quote.bound.v1'>): Promise<void> {
    const { quoteHead, parentPolicyId, charges } = data;
    const policy = await lockKnown(tx.em, parentPolicyId ?? data.policyId);
    const { effectiveDate, endDate } = policy;
    const terms = { ...data.terms, effectiveDate, endDate };
    const before = latestTerms(await stackOf(tx.em, policy.id));
    const isRaised = terms.aggregateLimit > before.aggregateLimit;
    const { quoteId, effectiveDate: from } = quoteHead;
    await this.endorse(tx, policy, {
      endorsementId: quoteId,
      quoteId,
      type: 'ENDORSEMENT',
      terms,
      charges,
      effectiveDate: from,
      patch: { contact: data.contact },
      priorKnowledgeDate: isRaised ? from : null,
    });
  }

  /** A change without a premium, by hand. */
  changeByHand(id: string, request: NonPremiumChangeRequest, actor: Actor): Promise<void> {
    const { changes, effectiveDate } = request;
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const today = todayIn(policy.timeZone, this.clock.now());
      policyStatusAfter(policy.status, 'endorse');
      assertInWindow(effectiveDate, policy, { isStaff: isStaff(actor), today });
      const { companyName = policy.companyName, ...fields } = changes;
      if (changes.companyName !== undefined) await checkName(tx, policy, companyName);
      const { region } = PRODUCTS[policy.product];
      const contact = correctedContact(policy.contact, fields, region);
      checkChanges(policy, { companyName, contact });
      const insured = { ...policy.insured, name: companyName };
      await this.endorse(tx, policy, {
        endorsementId: newId(),
        type: 'NONPREMIUM',
        effectiveDate,
        terms: latestTerms(await stackOf(tx.em, id)),
        charges: sumCharges([], policy.boundCharges.currency),
        patch: { companyName, insured, contact },
        priorKnowledgeDate: null,
      });
    });
  }

  private async endorse(tx: Tx, policy: Policy, endorsement: Endorsement): Promise<void> {
    const { type, effectiveDate, terms, charges, patch, quoteId } = endorsement;
    const now = this.clock.now();
    const status = policyStatusAfter(policy.status, 'endorse');
    const factor = unearnedFactor(policy.effectiveDate, policy.endDate, effectiveDate);
    const covered = { from: effectiveDate, to: policy.endDate, terms };
    const segments =
      type === 'ENDORSEMENT'
        ? [covered]
        : segmentsFrom(await stackOf(tx.em, policy.id), effectiveDate);
    const endorsed = await addTransaction(
      tx,
      policy,
      { type, effectiveDate, segments, charges, factor, quoteId },
      { action: 'endorse', patch: { ...patch, status }, now },
    );
    await publishEndorsed(tx, endorsed, { ...endorsement, factor });
  }
}

async function checkName({ em }: Tx, policy: Policy, wanted: string): Promise<void> {
  const { companyName, accountId } = policy;
  const client = await em.findOneBy(Account, { id: accountId });
  checkNamedInsured(wanted, { companyName, clientName: client?.name ?? null });
}
