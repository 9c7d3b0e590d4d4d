import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import type { CloudService } from '../domain/cloud/prime-cloud';
import { servicesAtIssue } from '../domain/cloud/prime-cloud';
import { binderStatusAfter } from '../domain/lifecycle/binder-status';
import { assertIssuable, barring, unmetIssueGuards } from '../domain/lifecycle/issue-guards';
import { correctedContact } from '../domain/lifecycle/policy-contact';
import { policyBelow } from '../excess/policy-below';
import { doAct } from '../policies/do-act';
import { lockKnown, lockVisible } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { connectedClouds } from '../primecloud/connected-clouds';
import { linkRenewal } from '../renewals/renewed-term';
import { Treaty } from '../treaties/treaty.entity';
import { publishIssued } from './binder-events';
import { refuseBinder } from './end-binder';
import type { IssueBinderRequest } from './binders.dto';
import { conditionsOf, holdCovers } from './issue-conditions';
import { issuerOf, SYSTEM } from './issuer';

/** Who issues by hand, with what is corrected and, of a PrimeCloud policy, the cloud services. */
export interface IssueByHand {
  actor: Actor;
  request: IssueBinderRequest;
  services?: CloudService[];
}

/** Makes policies of binders, by hand or by itself. */
@Injectable()
export class IssueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** A person issues; throws 409 with every guard that is not met. */
  issueByHand(id: string, request: IssueBinderRequest, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const binder = await lockVisible(tx.em, id, actor);
      await this.issueLocked(tx, binder, { actor, request });
    });
  }

  /** The same of a binder that is locked; a PrimeCloud policy names the given cloud services. */
  async issueLocked(
    tx: Tx,
    binder: Policy,
    { actor, request, services }: IssueByHand,
  ): Promise<void> {
    binderStatusAfter(binder.status, 'issue');
    await holdCovers(tx.em, binder);
    assertIssuable(await conditionsOf(tx.em, binder), await issuerOf(tx.em, actor));
    await this.issue(tx, corrected(binder, request), actor.userId, services);
  }

  /**
   * Issues the binder of a quote when there is one and nothing stands against it; one of which no
   * policy can come is ended.
   */
  async issueWhenReady(tx: Tx, quoteId: string): Promise<void> {
    const found = await tx.em.findOneBy(Policy, { quoteId, status: 'BOUND' });
    if (!found) return;
    const binder = await lockKnown(tx.em, found.id);
    if (binder.status !== 'BOUND') return;
    await holdCovers(tx.em, binder);
    const conditions = await conditionsOf(tx.em, binder);
    const barred = barring(conditions);
    if (barred) {
      return refuseBinder(tx, binder, { refusal: barred.detail, now: this.clock.now() });
    }
    if (unmetIssueGuards(conditions, SYSTEM).length) return;
    await this.issue(tx, binder, 'system');
  }

  /**
   * Nothing is to end this locked policy any more: a renewal that waited for that goes on. Who holds its
   * binder meanwhile decides after us, by what we leave.
   */
  async issueRenewalOf(tx: Tx, policyId: string): Promise<void> {
    const where = { parentPolicyId: policyId, status: 'BOUND' as const };
    const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
    for (const { quoteId } of await tx.em.find(Policy, { where, order: { id: 'ASC' }, lock })) {
      await this.issueWhenReady(tx, quoteId);
    }
  }

  /** Issues a locked binder against which nothing stands. */
  async issue(tx: Tx, binder: Policy, issuedBy: string, services?: CloudService[]): Promise<void> {
    const now = this.clock.now();
    const { boundTerms: terms, boundCharges: charges, contact, quoteId } = binder;
    const treatyIds = await treatiesOf(tx.em, binder);
    const wish = { terms, charges, quoteId };
    const underlying = await policyBelow(tx.em, binder);
    const connected = await connectedClouds(tx.em, binder.accountId);
    const cloudServices = services ?? servicesAtIssue(binder.product, connected);
    const patch = { issuedOn: now, treatyIds, contact, underlying, cloudServices };
    const done = await doAct(tx, binder, { type: 'issue', wish, patch, now });
    if (!done) return;
    await publishIssued(tx, done.policy, issuedBy);
    await linkRenewal(tx, done.policy, now);
  }
}

/** The binder with the policy contact that the caller gave. */
function corrected(binder: Policy, request: IssueBinderRequest): Policy {
  const { effectiveDate, ...fields } = request;
  if (effectiveDate && effectiveDate !== binder.effectiveDate) {
    const detail = `The binder is bound as of ${binder.effectiveDate}.`;
    throw invalidField('EFFECTIVE_DATE_BOUND', detail, '/effectiveDate');
  }
  const { region } = PRODUCTS[binder.product];
  return { ...binder, contact: correctedContact(binder.contact, fields, region) };
}

/** Every treaty of the paper and product on the effective date. */
async function treatiesOf(em: EntityManager, policy: Policy): Promise<string[]> {
  const { carrierId, product, effectiveDate } = policy;
  const treaties = await em
    .createQueryBuilder(Treaty, 'treaty')
    .where('not treaty.deleted and treaty.carrierId = :carrierId', { carrierId })
    .andWhere(':product = any(treaty.products)', { product })
    .andWhere('treaty.effectiveFrom <= :effectiveDate', { effectiveDate })
    .andWhere('treaty.effectiveTo > :effectiveDate')
    .orderBy('treaty.id')
    .getMany();
  return treaties.map(({ id }) => id);
}
