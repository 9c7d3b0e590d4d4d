import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, saveSnapshot } from '@palisade/platform';
import { isWithin, renewalWindow } from '@palisade/trade';
import type { QuoteAction } from '../domain/quote-status';
import { statusAfter } from '../domain/quote-status';
import { layBack } from '../endorsements/lay-later';
import { changeQuote } from '../quotes/change-quote';
import type { Closing } from '../quotes/close-quotes';
import { closeQuotes, lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { chargeAnew } from '../renewals/charge-anew';
import { rateFollowers, redateWaiting } from '../renewals/follow-change';
import { ClaimedPolicy } from '../snapshots/claimed-policy.entity';
import { EndingPolicy } from '../snapshots/ending-policy.entity';
import { PolicyProgram } from '../snapshots/policy-program.entity';
import { Policy } from '../snapshots/policy.entity';

type PolicyHead = EventData<'policy.changed.v1'>['policyHead'];
type Told = Omit<PolicyProgram, 'id'>;
type Mirrored = Exclude<QuoteAction, 'restore'>;

const OPEN = ['ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED'] as const;

/** Keeps the quotes of a policy in step with it. */
@Injectable()
export class PolicyMirrorService {
  constructor(private readonly clock: DomainClock) {}

  /** The policy as far as endorsements read it. */
  async saveHead(tx: Tx, head: PolicyHead, version: number): Promise<void> {
    const { policyId: id, policyNumber, status, effectiveDate, endDate } = head;
    await saveSnapshot(tx, Policy, { id, policyNumber, status, effectiveDate, endDate, version });
  }

  /** Whether the policy is not to be renewed. */
  async saveEnding(
    tx: Tx,
    { policyId: id }: PolicyHead,
    { isEnding, version }: Omit<EndingPolicy, 'id'>,
  ): Promise<void> {
    await saveSnapshot(tx, EndingPolicy, { id, isEnding, version });
  }

  /** The program that the policy is in. */
  async saveProgram(tx: Tx, { policyId: id }: PolicyHead, told: Told): Promise<void> {
    const { program, version } = told;
    await saveSnapshot(tx, PolicyProgram, { id, program, version });
  }

  /** The renewal of a policy has begun; one that is issued late begins after the end was told of. */
  async followEnd(tx: Tx, head: PolicyHead): Promise<void> {
    const quote = await lockOf(tx, { policyId: head.policyId });
    if (quote?.status === 'IN FORCE') await this.save(tx, quote, 'endPolicy');
  }

  /**
   * Brings the quote of a policy to the status that the policy has come to. A rescinded one stays:
   * the policy that was issued meanwhile is taken back when it hears of it.
   */
  async bring(
    tx: Tx,
    { policyId }: PolicyHead,
    action: Mirrored,
    more: Partial<Quote> = {},
  ): Promise<void> {
    const quote = await lockOf(tx, { policyId });
    if (!quote || quote.status === 'RESCIND') return;
    // The call that issued it may have been here first.
    if (action === 'issue') await this.issued(tx, quote, more.policyNumber ?? null);
    else await this.save(tx, quote, action, more);
  }

  /** A locked quote becomes its policy, once: the event and the call both say so. */
  async issued(tx: Tx, quote: Quote, policyNumber: string | null): Promise<void> {
    if (quote.status !== 'ISSUED') await this.save(tx, quote, 'issue', { policyNumber });
  }

  /**
   * Cover goes on beyond its end: what was offered to follow it begins later, and is rated anew. Where it
   * goes on for a year, the policy opens for renewal again in its time.
   */
  async followGoingOn(tx: Tx, { policyHead }: { policyHead: PolicyHead }): Promise<void> {
    const origin = await lockOf(tx, { policyId: policyHead.policyId });
    if (!origin) return;
    const policy = { id: policyHead.policyId, accountId: origin.accountId };
    const [now, machineNow] = [this.clock.now(), this.clock.machineNow()];
    const { account } = await accountOf(tx.em, origin.accountId);
    if (!isWithin(policyHead.endDate, renewalWindow(todayIn(account.timeZone, now)))) {
      const reason = { code: 'POLICY_GOES_ON', text: `Cover goes on to ${policyHead.endDate}.` };
      return this.closeRenewals(tx, policy.id, { action: 'invalidate', reason, now });
    }
    await redateWaiting(tx, policy, now);
    await rateFollowers(tx, policy, { now, machineNow });
  }

  /** An endorsement is issued when the policy has taken it over, and ends when it was taken back. */
  async followEndorsement(tx: Tx, data: EventData<'policy.endorsed.v1'>): Promise<void> {
    const { type, endorsementId: id } = data;
    if (type !== 'PREMIUM' && type !== 'REVERTED') return;
    const quote = await lockOf(tx, { id, kind: 'ENDORSEMENT' });
    if (!quote) return;
    await this.save(tx, quote, type === 'PREMIUM' ? 'issue' : 'revert');
    if (type === 'REVERTED') await this.layBack(tx, quote);
    const policy = { id: data.policyHead.policyId, accountId: quote.accountId };
    const [now, machineNow] = [this.clock.now(), this.clock.machineNow()];
    await rateFollowers(tx, policy, { now, machineNow });
    await this.followTerm(tx, policy.id);
    await this.followOwn(tx, policy.id);
  }

  /** The issued renewal of a policy is one of it as it stands. */
  async followTerm(tx: Tx, policyId: string): Promise<void> {
    const [now, machineNow] = [this.clock.now(), this.clock.machineNow()];
    await chargeAnew(tx, policyId, { now, machineNow });
  }

  /** A renewal that was changed itself is charged anew as it stands: what waited was priced before that. */
  private async followOwn(tx: Tx, policyId: string): Promise<void> {
    const origin = await tx.em.findOneBy(Quote, { policyId, kind: 'RENEWAL' });
    if (origin?.parentPolicyId) await this.followTerm(tx, origin.parentPolicyId);
  }

  /** What an endorsement moved stands as before it; what was priced over it is closed. */
  private async layBack(tx: Tx, quote: Quote): Promise<void> {
    const { accountId, parentPolicyId, quoteNumber } = quote;
    const now = this.clock.now();
    await layBack(tx, quote, now);
    const open = await lockIn(tx.em, accountId, [...OPEN, 'SIGNED', 'DRAFT'], (query) =>
      query.andWhere(`quote.kind = 'ENDORSEMENT' and quote.parentPolicyId = :parentPolicyId`, {
        parentPolicyId,
      }),
    );
    const { account } = await accountOf(tx.em, accountId);
    const reason = { code: 'POLICY_CHANGED', text: `Quote ${quoteNumber} was taken back.` };
    await closeQuotes(tx, open, account, { action: 'invalidate', reason, now });
  }

  /** Facts that are shown with the quote and change no status. */
  async note(tx: Tx, policyId: string, facts: Partial<Quote>): Promise<void> {
    const modified = this.clock.now();
    await tx.em.update(Quote, { policyId }, { ...facts, modified });
  }

  /** A policy that ends early or is not renewed takes its renewal quotes along. */
  async loseRenewals(tx: Tx, { policyId }: PolicyHead, text: string): Promise<void> {
    const reason = { code: 'POLICY_ENDED', text };
    await this.closeRenewals(tx, policyId, { action: 'markLost', reason, now: this.clock.now() });
  }

  private async closeRenewals(tx: Tx, policyId: string, closing: Closing): Promise<void> {
    const parent = await tx.em.findOneBy(Quote, { policyId });
    if (!parent) return;
    const quotes = await lockIn(tx.em, parent.accountId, [...OPEN, 'SIGNED'], (query) =>
      query.andWhere(`quote.kind = 'RENEWAL' and quote.parentPolicyId = :policyId`, { policyId }),
    );
    const { account } = await accountOf(tx.em, parent.accountId);
    await closeQuotes(tx, quotes, account, closing);
  }

  /**
   * A claim on a policy is known of it, and seen on the open quotes of its insured; of renewals on its
   * own. A circumstance is none.
   */
  async flagClaim(tx: Tx, { data }: CloudEvent<'claim.filed.v1'>): Promise<void> {
    if (data.isCircumstance) return;
    await tx.em.upsert(ClaimedPolicy, { id: data.policyId }, ['id']);
    const parent = await tx.em.findOneBy(Quote, { policyId: data.policyId });
    if (!parent) return;
    const quotes = await lockIn(tx.em, parent.accountId, [...OPEN, 'SIGNED', 'DRAFT'], (query) =>
      query.andWhere(`(quote.kind <> 'RENEWAL' or quote.parentPolicyId = :policyId)`, {
        policyId: data.policyId,
      }),
    );
    for (const { id } of [...quotes, parent]) await tx.em.update(Quote, { id }, { hasClaim: true });
  }

  private async save(
    tx: Tx,
    quote: Quote,
    action: Mirrored,
    more: Partial<Quote> = {},
  ): Promise<void> {
    const patch = { ...more, status: statusAfter(quote.status, action) };
    const changed = await changeQuote(tx, quote, { action, patch, now: this.clock.now() });
    const { account } = await accountOf(tx.em, quote.accountId);
    await publishChanged(tx, { quote: changed, account, rating: null }, action);
  }
}

const lockOf = (tx: Tx, where: Partial<Quote>): Promise<Quote | null> =>
  tx.em.findOne(Quote, {
    where: where as { id: string },
    lock: { mode: 'pessimistic_write' },
  });
