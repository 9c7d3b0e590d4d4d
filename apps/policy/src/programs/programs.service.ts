import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { ProgramName } from '@palisade/trade';
import type { PolicyChange } from '../policies/change-policy';
import { latestTerms } from '../domain/history/policy-stack';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { checkAdded, checkRemoved } from '../domain/lifecycle/program-member';
import { changePolicy } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { Agency } from '../snapshots/agency.entity';

/** Policies in the programs of their agencies. */
@Injectable()
export class ProgramsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  add(id: string, program: ProgramName, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'addToProgram');
      const { product, insured, agencyId } = policy;
      const { industryCode, hazard } = insured;
      const { retention } = latestTerms(await stackOf(tx.em, id));
      const member = { program: policy.program, product, industryCode, hazard, retention };
      const agency = agencyId && (await tx.em.findOneBy(Agency, { id: agencyId }));
      checkAdded(member, program, agency ? agency.programs : []);
      await this.save(tx, policy, { action: 'addToProgram', patch: { program } });
    });
  }

  remove(id: string, program: ProgramName, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'removeFromProgram');
      checkRemoved(policy, program);
      await this.save(tx, policy, { action: 'removeFromProgram', patch: { program: null } });
    });
  }

  private async save(tx: Tx, policy: Policy, done: Omit<PolicyChange, 'now'>): Promise<void> {
    const change = { ...done, now: this.clock.now() };
    await publishChanged(tx, await changePolicy(tx, policy, change), change);
  }
}
