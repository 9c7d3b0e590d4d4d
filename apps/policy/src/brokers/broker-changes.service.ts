import { Injectable } from '@nestjs/common';
import type { Holidays, PlainDate } from '@palisade/kernel';
import { coverInstant, DomainError, invalidField, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, holidaysOf, newId, Transactions } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { DataSource, In, LessThanOrEqual } from 'typeorm';
import { DocsGateway } from '../clients/docs.gateway';
import {
  brokerDays,
  checkNewBroker,
  checkPending,
  checkRescindable,
} from '../domain/brokers/broker-change';
import { ACTS } from '../domain/life/acts';
import { fromOf } from '../domain/life/act-rule';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import type { Caller } from '../policies/caller';
import { changePolicy } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { findPolicy, lockKnown, lockVisible, visiblePolicies } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { Agency } from '../snapshots/agency.entity';
import { BrokerChange } from './broker-change.entity';
import { visibleChanges } from './broker-changes.queries';
import type { BrokerOfRecordRequest, BrokerOfRecordUpdate } from './broker-changes.dto';
import {
  publishBrokerChanged,
  publishLapsed,
  publishReceived,
  publishRescinded,
} from './broker-events';

const lock = { mode: 'pessimistic_write' } as const;
/** Two policies of an insured are changed one after the other. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(hashtextextended($1, 7310007))';
const RUNNING = fromOf(ACTS.changeBroker);

/** Lets an insured be served by another agency, once the one of before had its days to rescind. */
@Injectable()
export class BrokerChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly dataSource: DataSource,
    private readonly docs: DocsGateway,
  ) {}

  /** The letter of an insured has come; answers the id of the change. */
  async receive(request: BrokerOfRecordRequest, { actor, token }: Caller): Promise<string> {
    const { manager } = this.dataSource;
    const policyId = await policyIdOf(manager, request, actor);
    await this.checkLetter(policyId, request, token);
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, policyId, actor);
      policyStatusAfter(policy.status, 'changeBroker');
      const { accountId } = policy;
      await tx.em.query(ONE_AT_A_TIME, [accountId]);
      if (await tx.em.existsBy(BrokerChange, { accountId, status: 'PENDING' })) {
        const detail = 'A change of the broker of this insured is pending already.';
        throw new DomainError('BROKER_CHANGE_PENDING', detail, 409);
      }
      const now = this.clock.now();
      const { docId, effectiveDate, agentEmail = null } = request;
      const change: BrokerChange = {
        id: newId(),
        policyId: policy.id,
        accountId,
        fromAgencyId: policy.agencyId,
        fromAgencyName: policy.agent?.agencyName ?? null,
        ...(await agencyOf(tx, request.agencyId, policy.agencyId)),
        agentEmail,
        docId,
        ...(await this.daysOf(policy, effectiveDate)),
        status: 'PENDING',
        reason: null,
        decidedOn: null,
        created: now,
        modified: now,
      };
      await tx.em.insert(BrokerChange, change);
      await this.record(tx, policy, 'receiveBroker', change.agencyName);
      await publishReceived(tx, policy, change);
      return change.id;
    });
  }

  /** What a letter says is corrected, or it is rescinded. */
  update(request: BrokerOfRecordUpdate, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const change = await lockChange(tx, request.id, actor);
      checkPending(change.status);
      const policy = await lockKnown(tx.em, change.policyId);
      if (request.status === 'RESCINDED') return this.rescind(tx, policy, change, request.reason);
      const { agencyId, agentEmail } = request;
      const effectiveDate = request.effectiveDate ?? change.effectiveDate;
      const isOther = Boolean(agencyId) && agencyId !== change.agencyId;
      const patch = {
        ...(agencyId && (await agencyOf(tx, agencyId, change.fromAgencyId))),
        ...(agentEmail !== undefined && { agentEmail }),
        // Who was named is of the agency that is no longer meant.
        ...(isOther && { agentEmail: agentEmail ?? null }),
        // Another agency is another choice of the insured: its days begin anew.
        ...(await this.daysOf(policy, effectiveDate, isOther ? undefined : change.receivedOn)),
        modified: this.clock.now(),
      };
      await tx.em.update(BrokerChange, { id: change.id }, patch);
      const changed = { ...change, ...patch };
      await this.record(tx, policy, 'receiveBroker', changed.agencyName);
      await publishReceived(tx, policy, changed);
    });
  }

  /** The days have run: the new agency serves every policy of the insured that runs. */
  takeEffect(id: string, now: Date): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const due = { id, dueAt: LessThanOrEqual(now) };
      const skipping = { ...lock, onLocked: 'skip_locked' } as const;
      const change = await tx.em.findOne(BrokerChange, { where: due, lock: skipping });
      if (!change) return false;
      const policies = await tx.em.find(Policy, {
        where: { accountId: change.accountId, status: In(RUNNING) },
        order: { id: 'ASC' },
        lock,
      });
      const status = policies.length ? ('EFFECTIVE' as const) : ('LAPSED' as const);
      const decided = { status, dueAt: null, decidedOn: now, modified: now };
      await tx.em.update(BrokerChange, { id }, decided);
      for (const policy of policies) {
        const act = { type: 'changeBroker', wish: {}, reason: change.agencyName, now } as const;
        const done = await doAct(tx, policy, act);
        if (done) await publishBrokerChanged(tx, done.policy, change);
      }
      if (!policies.length) await this.lapse(tx, change);
      return true;
    });
  }

  /** Throws 400 unless the letter is among the papers of the policy. */
  private async checkLetter(
    policyId: string,
    { docId }: BrokerOfRecordRequest,
    token: string,
  ): Promise<void> {
    const papers = await this.docs.ofPolicy(policyId, token);
    if (papers.some((paper) => paper.docId === docId)) return;
    const detail = 'Upload the letter to the documents of the policy first.';
    throw invalidField('LETTER_MISSING', detail, '/docId');
  }

  private async rescind(
    tx: Tx,
    policy: Policy,
    change: BrokerChange,
    reason: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    checkRescindable(change, todayIn(policy.timeZone, now));
    const patch = {
      status: 'RESCINDED' as const,
      reason: reason ?? null,
      dueAt: null,
      decidedOn: now,
      modified: now,
    };
    await tx.em.update(BrokerChange, { id: change.id }, patch);
    await this.record(tx, policy, 'rescindBroker', reason);
    await publishRescinded(tx, policy, { ...change, ...patch });
  }

  /** Both agencies hear that there is nothing to serve any more. */
  private async lapse(tx: Tx, change: BrokerChange): Promise<void> {
    const policy = await lockKnown(tx.em, change.policyId);
    await this.record(tx, policy, 'lapseBroker', change.agencyName);
    await publishLapsed(tx, policy, change);
  }

  private async record(
    tx: Tx,
    policy: Policy,
    action: 'receiveBroker' | 'rescindBroker' | 'lapseBroker',
    reason?: string,
  ): Promise<void> {
    await changePolicy(tx, policy, { action, patch: {}, reason, now: this.clock.now() });
  }

  /** The days of a change by the calendar of the insured's country, and when it takes effect. */
  private async daysOf(
    { timeZone, product }: Policy,
    effectiveDate: PlainDate,
    received?: PlainDate,
  ): Promise<
    Pick<BrokerChange, 'effectiveDate' | 'receivedOn' | 'rescindBy' | 'takesEffectOn' | 'dueAt'>
  > {
    const receivedOn = received ?? todayIn(timeZone, this.clock.now());
    const year = Number(receivedOn.slice(0, 4));
    const { region } = PRODUCTS[product];
    const years = await Promise.all([year, year + 1].map((one) => holidaysOf(region, one)));
    const holidays: Holidays = new Set(years.flatMap((days) => [...days]));
    const days = brokerDays({ receivedOn, effectiveDate }, holidays);
    return {
      effectiveDate,
      receivedOn,
      ...days,
      dueAt: coverInstant(days.takesEffectOn, timeZone),
    };
  }
}

async function agencyOf(
  tx: Tx,
  id: string,
  incumbentId: string | null,
): Promise<Pick<BrokerChange, 'agencyId' | 'agencyName'>> {
  const agency = await tx.em.findOneBy(Agency, { id });
  checkNewBroker(agency, incumbentId);
  return { agencyId: agency.id, agencyName: agency.name };
}

/** The policy that is named, or the first of the insured's that runs. */
async function policyIdOf(
  em: EntityManager,
  { policyId, accountId }: BrokerOfRecordRequest,
  actor: Actor,
): Promise<string> {
  if (policyId) {
    const policy = await findPolicy(em, policyId, actor);
    if (!accountId || accountId === policy.accountId) return policyId;
    throw invalidField('OTHER_ACCOUNT', 'The policy is of another insured.', '/accountId');
  }
  const first = await visiblePolicies(em, actor)
    .andWhere('policy.accountId = :accountId', { accountId })
    .andWhere('policy.status in (:...running)', { running: RUNNING })
    .orderBy('policy.effectiveDate')
    .addOrderBy('policy.id')
    .getOne();
  if (first) return first.id;
  throw new DomainError('POLICY_NOT_FOUND', 'No policy of this insured runs.', 404);
}

async function lockChange(tx: Tx, id: string, actor: Actor): Promise<BrokerChange> {
  const change = await visibleChanges(tx.em, actor)
    .andWhere('change.id = :id', { id })
    .setLock('pessimistic_write', undefined, ['change'])
    .getOne();
  if (change) return change;
  throw new DomainError('BROKER_CHANGE_NOT_FOUND', 'Change of the broker not found.', 404);
}
