import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { isProgram } from '@palisade/trade';
import { CancellationsService } from '../cancellations/cancellations.service';
import { binderStatusAfter } from '../domain/lifecycle/binder-status';
import { barring } from '../domain/lifecycle/issue-guards';
import { servingAgency } from '../policies/agency-changes.service';
import type { PolicyChange } from '../policies/change-policy';
import { changePolicy, nextDueOf } from '../policies/change-policy';
import { publishChanged } from '../policies/policy-events';
import { lockKnown } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { publishBound } from './binder-events';
import { conditionsOf, holdCovers } from './issue-conditions';
import { IssueService } from './issue.service';
import { nextPolicyNumber } from './next-number';

type Bound = EventData<'quote.bound.v1'>;

/** Binders: made from bound quotes, rescinded by their quote. */
@Injectable()
export class BindersService {
  constructor(
    private readonly clock: DomainClock,
    private readonly issues: IssueService,
    private readonly cancellations: CancellationsService,
  ) {}

  /** Makes the binder of a bound quote, and its policy at once when nothing stands against it. */
  async bind(tx: Tx, data: Bound): Promise<void> {
    const binder = await this.enter(tx, data);
    await this.issues.issueWhenReady(tx, binder.quoteId);
  }

  /** Makes a binder, over another carrier's policy where that is named. */
  async enter(tx: Tx, data: Bound, underlying: Policy['underlying'] = null): Promise<Policy> {
    const now = this.clock.now();
    const { insured, agent, scope } = data;
    const quotedBy = agent?.agencyId ?? scope.agencyId;
    const agencyId = await servingAgency(tx.em, insured.accountId, quotedBy);
    const row = { ...rowOf(data), underlying, agencyId, created: now, modified: now };
    const numbered = { ...row, policyNumber: await nextPolicyNumber(tx.em, now) } as Policy;
    const binder = { ...numbered, dueAt: nextDueOf(numbered) };
    await tx.em.insert(Policy, binder);
    const subject = { subjectType: 'policy', subjectId: binder.id };
    const { policyNumber, status } = binder;
    await tx.record({ action: 'policy.bind', ...subject, after: { policyNumber, status } });
    await publishBound(tx, binder);
    return binder;
  }

  /** Writes what was agreed without a quote: bound, billed and issued in one; throws 409 beside a second. */
  async writeDirect(
    tx: Tx,
    data: Bound,
    { underlying, by }: { underlying: NonNullable<Policy['underlying']>; by: string },
  ): Promise<void> {
    const binder = await this.enter(tx, data, underlying);
    await holdCovers(tx.em, binder);
    const barred = barring(await conditionsOf(tx.em, binder));
    if (barred) throw barred;
    await this.issues.issue(tx, binder, by);
  }

  /** The quote was rescinded: its binder ends; one that was issued meanwhile is cancelled flat. */
  async rescind(tx: Tx, { quoteHead, reason }: EventData<'quote.rescinded.v1'>): Promise<void> {
    const binder = await lockKnown(tx.em, quoteHead.policyId ?? '');
    const now = this.clock.now();
    if (binder.issuedOn) return this.cancellations.cancelRescinded(tx, binder, reason);
    const status = binderStatusAfter(binder.status, 'rescind');
    const change: PolicyChange = { action: 'rescind', patch: { status }, now };
    await publishChanged(tx, await changePolicy(tx, binder, change), change);
  }
}

type Assigned =
  'underlying' | 'agencyId' | 'policyNumber' | 'searchText' | 'dueAt' | 'created' | 'modified';

/** What comes to a policy later, as it begins. */
const UNTOUCHED = {
  cancellation: null,
  reinstateUntil: null,
  voidRequest: null,
  cancelVoidRequest: null,
  reporting: null,
  cloudServices: null,
  nocStopped: false,
  noticeHold: null,
  noticeWaits: null,
  renewalPolicyId: null,
  renewalStep: null,
  renewalDeclinedOn: null,
  renewalMuted: false,
  nonRenewal: null,
  description: null,
} as const;

function rowOf(data: Bound): Omit<Policy, Assigned> {
  const { insured, contact, agent, carrierId, terms, charges, rating, surplus } = data;
  const { commissionPct, agencyBilled, paymentTerms, parentPolicyId } = data;
  return {
    id: data.policyId,
    quoteId: data.quoteHead.quoteId,
    accountId: insured.accountId,
    carrierId,
    treatyIds: [],
    processorId: null,
    parentPolicyId,
    program: data.program && isProgram(data.program) ? data.program : null,
    companyName: insured.name,
    product: terms.product,
    market: terms.market,
    state: terms.state,
    timeZone: insured.timeZone,
    status: 'BOUND',
    effectiveDate: terms.effectiveDate,
    endDate: terms.endDate,
    boundOn: new Date(data.boundOn),
    binderExpiresOn: new Date(data.binderExpiresOn),
    issuedOn: null,
    insured,
    contact,
    agent,
    boundTerms: terms,
    boundCharges: charges,
    rating,
    surplus,
    taxBase: data.taxBase ?? null,
    commissionPct,
    agencyBilled,
    commissionKept: agencyBilled,
    limitInForce: null,
    limitChangesOn: null,
    paymentTerms,
    premium: charges.premium,
    totalPremium: charges.totalPremium,
    isPaid: false,
    isPremiumFinanced: false,
    isPremiumFinancePaid: false,
    amountDue: 0,
    paid: 0,
    balance: 0,
    dueDate: null,
    owedFrom: null,
    ...UNTOUCHED,
    revision: 0,
  };
}
