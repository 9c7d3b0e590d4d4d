import { Injectable } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import type { Entered } from '../domain/renewal/non-renewal';
import { optIn, optOut } from '../domain/renewal/non-renewal';
import { checkUnquoted } from '../domain/renewal/renewal-guard';
import { checkOpenForRenewal } from '../domain/renewal/renewal-window';
import { daysLeftOf } from '../domain/renewal/renewal-steps';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { endAtEnd, refuseRenewal } from './refuse-renewal';
import { publishOffered } from './renewal-events';
import { hasOpenRenewal } from './renewed-term';

/** What people decide of the renewal of a policy. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** The insurer does not renew: cover goes on until the days of the notice have run. */
  nonRenew(id: string, reason: string, actor: Actor): Promise<void> {
    return this.decide([id], actor, async (tx, policy) => {
      const now = this.clock.now();
      await refuseRenewal(tx, policy, this.entered(policy, reason, actor), now);
    });
  }

  /** Opts policies out of their renewal, or in again: all of them, or none. */
  optOut(ids: readonly string[], wish: OptOut, actor: Actor): Promise<void> {
    const { isOptedOut, reason } = wish;
    return this.decide(ids, actor, async (tx, policy) => {
      const now = this.clock.now();
      if (isOptedOut) {
        const nonRenewal = optOut(policy, this.entered(policy, reason, actor));
        return endAtEnd(tx, policy, 'optOutOfRenewal', { nonRenewal, reason, now });
      }
      const patch = { nonRenewal: optIn(policy) };
      const change = { action: 'optIntoRenewal' as const, patch, now };
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  /** Reminds nobody of the end of policies any more, or again. */
  mute(ids: readonly string[], renewalMuted: boolean, actor: Actor): Promise<void> {
    return this.decide(ids, actor, async (tx, policy) => {
      policyStatusAfter(policy.status, 'muteReminders');
      const action = renewalMuted ? ('muteReminders' as const) : ('unmuteReminders' as const);
      const change = { action, patch: { renewalMuted }, now: this.clock.now() };
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  /** Lets the renewal of a policy be quoted by itself now; answers the id that its quote will have. */
  async renewAutomatically(id: string, actor: Actor): Promise<string> {
    const quoteId = newId();
    await this.decide([id], actor, async (tx, policy) => {
      const now = this.clock.now();
      const today = todayIn(policy.timeZone, now);
      policyStatusAfter(policy.status, 'renewAutomatically');
      checkOpenForRenewal(policy, today);
      checkUnquoted(await hasOpenRenewal(tx.em, id));
      const change = { action: 'renewAutomatically' as const, patch: {}, now };
      const changed = await changePolicy(tx, policy, change);
      await publishOffered(tx, changed, { daysLeft: daysLeftOf(policy, today), quoteId });
    });
    return quoteId;
  }

  /** Locked one after the other by their ids: two lists of the same policies wait for each other. */
  private decide(
    ids: readonly string[],
    actor: Actor,
    act: (tx: Tx, policy: Policy) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      for (const id of [...new Set(ids)].sort()) await act(tx, await lockVisible(tx.em, id, actor));
    });
  }

  private entered({ timeZone }: Policy, reason: string, { name: byName }: Actor): Entered {
    const now = this.clock.now();
    return { reason, byName, now, today: todayIn(timeZone, now) };
  }
}

/** Whether policies are opted out, and why. */
interface OptOut {
  isOptedOut: boolean;
  reason: string;
}
