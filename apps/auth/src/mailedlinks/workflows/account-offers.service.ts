import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { isDoor } from '../../domain/letters/door';
import { deadWorkflow, isOpen } from '../../domain/one-time-code';
import { QuoteInvitations } from '../../identity/signup/quote-invitations';
import { isOfPolicyholder } from '../letters/policyholder';
import { checkOwnLink } from './own-link';
import { Workflow } from './workflow.entity';

/** Offers an account to who came by a letter and has none: once for each link. */
@Injectable()
export class AccountOffers {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly invitations: QuoteInvitations,
  ) {}

  /** Whether to offer an account: to the policyholder, and to nobody whom they had an invoice sent to. */
  async isDue(workflow: Workflow, em: EntityManager): Promise<boolean> {
    const { flow, accountOffered } = workflow;
    if (!isDoor(flow) || accountOffered || !(await isOfPolicyholder(workflow, em))) return false;
    return this.invitations.isWithoutLogin(workflow, em);
  }

  /** Keeps the answer; who wants an account is mailed the way to it. Whether that was so. */
  async answer(id: string, isWanted: boolean, actor: Actor): Promise<boolean> {
    checkOwnLink(id, actor);
    return this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const now = this.clock.now();
      const lock = { mode: 'pessimistic_write' } as const;
      const workflow = await em.findOne(Workflow, { where: { id }, lock });
      if (!workflow || !isOpen(workflow, now)) throw deadWorkflow();
      const isInvited = isWanted && (await this.isDue(workflow, em));
      if (!workflow.accountOffered) await em.update(Workflow, { id }, { accountOffered: now });
      await record({
        action: 'workflow.offer-account',
        subjectType: 'workflow',
        subjectId: id,
        after: { isWanted, isInvited },
      });
      if (isInvited) await this.invitations.inviteHolder(holderOf(workflow), tx);
      return isInvited;
    });
  }
}

const holderOf = ({ agencyName, accountName, ...workflow }: Workflow) => ({
  email: workflow.email,
  firstName: workflow.firstName,
  lastName: workflow.lastName,
  accountId: workflow.accountId,
  region: workflow.region,
  inviter: agencyName ?? accountName,
});
