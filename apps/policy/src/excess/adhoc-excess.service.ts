import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField, minorUnitsOf, todayIn } from '@palisade/kernel';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { BindersService } from '../binders/binders.service';
import { DocsGateway } from '../clients/docs.gateway';
import type { AdhocLayer } from '../domain/excess/adhoc';
import {
  adhocCharges,
  adhocTerms,
  checkAdhoc,
  EXCESS_COMMISSION_PCT,
} from '../domain/excess/adhoc';
import type { Underlying } from '../domain/excess/underlying';
import type { Caller } from '../policies/caller';
import { findPolicy } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { Account } from '../snapshots/account.entity';
import { Organization } from '../snapshots/organization.entity';
import type { AdhocExcessRequest, UnderlyingFields } from './excess.dto';
import { asUnderlying, isCovering } from './policy-below';

type Bound = EventData<'quote.bound.v1'>;

const PAYMENT_TERMS_DAYS = 30;

/** What a policy that was not rated names as its book. */
const UNRATED = { inputHash: '0'.repeat(64), rateBookId: 'AD_HOC', rateBookVersion: 'AD_HOC' };

/** Writes excess policies that were agreed without a quote. */
@Injectable()
export class AdhocExcessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly binders: BindersService,
    private readonly docs: DocsGateway,
  ) {}

  /** Binds, bills and issues it in one; answers its id. */
  async write(request: AdhocExcessRequest, caller: Caller): Promise<string> {
    const { accountId, underlying: entered } = request;
    if (entered && request.underlyingPolicyId) {
      const detail = 'Name one of our policies, or that of another carrier.';
      throw invalidField('UNDERLYING_TWICE', detail, '/underlying');
    }
    if (entered && !(await this.docs.hasOfAccount(accountId, entered.docId, caller.token))) {
      const detail = 'Bring the document that proves the policy below first.';
      throw invalidField('EVIDENCE_MISSING', detail, '/underlying/docId');
    }
    return this.transactions.run(async (tx) => {
      const below = entered ? anotherCarriers(entered) : await ours(tx.em, request, caller);
      const data = await this.boundOf(tx.em, request, below);
      await this.binders.writeDirect(tx, data, { underlying: below, by: caller.actor.userId });
      return data.policyId;
    });
  }

  private async boundOf(
    em: EntityManager,
    request: AdhocExcessRequest,
    below: Underlying,
  ): Promise<Bound> {
    const account = await em.findOneBy(Account, { id: request.accountId });
    const last = await lastPolicyOf(em, request.accountId);
    const insured = account?.insured ?? last?.insured;
    const contact = account?.contact ?? last?.contact;
    const agent = account?.agent ?? last?.agent ?? null;
    if (!account || !insured || !contact) {
      const detail = 'The client needs its details and a contact before a policy is written.';
      throw invalidField('CLIENT_INCOMPLETE', detail, '/accountId');
    }
    if (insured.country !== 'USA') {
      const detail = 'Excess policies are written for insureds of the United States.';
      throw new DomainError('REGION_NOT_ALLOWED', detail, 409);
    }
    await checkCarrier(em, request.carrierId);
    const now = this.clock.now();
    const layer = layerOf(request, insured.state, todayIn(insured.timeZone, now));
    checkAdhoc(layer, below);
    const { agencyId, teamIds } = account;
    return {
      ...headOf(layer.effectiveDate),
      parentPolicyId: null,
      insured,
      contact,
      agent,
      carrierId: request.carrierId,
      terms: adhocTerms(layer, below),
      charges: adhocCharges(layer),
      rating: { ratingId: newId(), ...UNRATED },
      boundOn: now.toISOString(),
      binderExpiresOn: now.toISOString(),
      commissionPct: EXCESS_COMMISSION_PCT,
      surplus: null,
      subjectivities: [],
      signed: null,
      agencyBilled: false,
      paymentTerms: PAYMENT_TERMS_DAYS,
      version: 1,
      scope: scopeOf({ accountId: account.id, agencyId, teamIds, carrierId: request.carrierId }),
    };
  }
}

/** Of a client that account has not told of since, its last policy says who it is. */
const lastPolicyOf = (em: EntityManager, accountId: string): Promise<Policy | null> =>
  em.findOne(Policy, { where: { accountId }, order: { boundOn: 'DESC', id: 'DESC' } });

/** There is no quote of it: its id stands for none. */
const headOf = (effectiveDate: PlainDate): Pick<Bound, 'quoteHead' | 'policyId'> => {
  const policyId = newId();
  const head = { quoteId: newId(), quoteNumber: 'AD HOC', submissionId: null, policyId };
  const kind = { kind: 'NEW', product: 'P_PLUS', status: 'BOUND' } as const;
  return { quoteHead: { ...head, ...kind, effectiveDate }, policyId };
};

function layerOf(
  { limit, premium, effectiveDate, endDate }: AdhocExcessRequest,
  state: string | null,
  today: PlainDate,
): AdhocLayer {
  if (endDate <= today) {
    throw invalidField('TERM_NOT_ALLOWED', 'The term is over already.', '/endDate');
  }
  const amounts = { limit: minorUnitsOf(limit), premium: minorUnitsOf(premium) };
  return { state, effectiveDate, endDate, ...amounts };
}

function anotherCarriers({ limit, ...policy }: UnderlyingFields): Underlying {
  return { ...policy, limit: minorUnitsOf(limit), policyId: null, attachment: null };
}

async function ours(
  em: EntityManager,
  { accountId, underlyingPolicyId = '' }: AdhocExcessRequest,
  { actor }: Caller,
): Promise<Underlying> {
  const policy = await findPolicy(em, underlyingPolicyId, actor);
  if (policy.accountId === accountId && policy.issuedOn) {
    if (isCovering(policy)) return asUnderlying(policy);
    throw new DomainError('UNDERLYING_ENDED', 'The policy below covers nothing any more.', 409);
  }
  const detail = 'The policy below is an issued one of the same client.';
  throw new DomainError('UNDERLYING_NOT_OF_CLIENT', detail, 409);
}

async function checkCarrier(em: EntityManager, id: string): Promise<void> {
  const carrier = { id, accountType: 'CARRIER' as const, deleted: false };
  if (await em.existsBy(Organization, carrier)) return;
  throw invalidField('CARRIER_NOT_FOUND', 'Carrier not found.', '/carrierId');
}
