import { Injectable } from '@nestjs/common';
import { checkFirstPerson } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { askSecondPerson, DomainClock, personBehind, Transactions } from '@palisade/platform';
import { askedVoid, askVoid } from '../domain/lifecycle/void-request';
import { changePolicy } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { publishChanged } from '../policies/policy-events';
import { lockVisible } from '../policies/policy-rows';
import { publishVoided } from './void-events';
import type { VoidPolicyRequest } from './voiding.dto';

/** Voids policies that were issued in error, by two people (domain §10.1). */
@Injectable()
export class VoidingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** The first person asks. */
  ask(id: string, reason: string, actor: Actor): Promise<void> {
    const by = checkFirstPerson(personBehind(actor));
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const now = this.clock.now();
      const wish = policy.voidRequest;
      const asked = askVoid('void', { ...policy, wish }, { reason, by, now });
      const patch = { voidRequest: asked };
      const change = { action: 'askVoid' as const, patch, now };
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }

  /** Another person voids it, or refuses to. */
  decide(id: string, { approved = true, reason }: VoidPolicyRequest, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const { askedBy } = askedVoid('void', { ...policy, wish: policy.voidRequest }, approved);
      const now = this.clock.now();
      if (!approved) {
        const patch = { voidRequest: null };
        const change = { action: 'refuseVoid' as const, patch, reason, now };
        return publishChanged(tx, await changePolicy(tx, policy, change), change);
      }
      await askSecondPerson(tx, 'policy.void', { begunBy: [askedBy], actor });
      const done = await doAct(tx, policy, { type: 'voidPolicy', wish: { reason }, now });
      if (done) await publishVoided(tx, done, reason);
    });
  }
}
