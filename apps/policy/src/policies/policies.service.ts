import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { PolicyChange } from './change-policy';
import { changePolicy } from './change-policy';
import { publishChanged } from './policy-events';
import { lockVisible } from './policy-rows';

/** What can be noted at a policy without changing it. */
@Injectable()
export class PoliciesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  describe(id: string, description: string | null, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      const change: PolicyChange = {
        action: 'describe',
        patch: { description },
        now: this.clock.now(),
      };
      await publishChanged(tx, await changePolicy(tx, policy, change), change);
    });
  }
}
