import { Injectable } from '@nestjs/common';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { findPolicy } from '../policies/policy-rows';
import { releaseHold } from './charge-holds';
import type { PayForRequest, SavePaymentMethodRequest } from './payment-requests.dto';
import type { SavedPaymentMethodResponse } from './payments.dto';
import { toSavedMethod } from './payments.dto';
import { PaymentsService } from './payments.service';
import type { SavedMethodsQuery } from './saved-methods-query.dto';
import { maySave, ownedBy } from './saved-methods.access';
import { SavedPaymentMethod } from './saved-payment-method.entity';

const METHODS_MAX = 100;

/** The ways to pay that an organisation saved: tokens of the processor. */
@Injectable()
export class SavedMethodsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly payments: PaymentsService,
    private readonly clock: DomainClock,
  ) {}

  async list(
    actor: Actor,
    { customerEmail, policyId }: SavedMethodsQuery,
  ): Promise<SavedPaymentMethodResponse[]> {
    if (policyId) await findPolicy(this.dataSource.manager, { id: policyId }, actor);
    const query = ownedBy(
      this.dataSource.manager.createQueryBuilder(SavedPaymentMethod, 'method'),
      actor,
    );
    if (customerEmail) query.andWhere('method.customerEmail = :customerEmail', { customerEmail });
    const methods = await query.orderBy('method.created', 'DESC').limit(METHODS_MAX).getMany();
    return methods.map(toSavedMethod);
  }

  /**
   * Keeps a token that the portal issued, as the processor knows it; the same token again is kept as
   * it is then told.
   */
  async save(request: SavePaymentMethodRequest, actor: Actor): Promise<SavedPaymentMethodResponse> {
    if (!maySave(actor)) {
      throw new DomainError('FORBIDDEN', 'Sign in to keep a payment method.', 403);
    }
    const { tokenId, customerEmail } = request;
    const { reference, method: issued, last4 } = await this.payments.issuedFor(tokenId);
    const type = issued === 'Bank Account' ? 'Bank Account' : 'Credit Card';
    const { expirationMonth = null, expirationYear = null } = request;
    const name = (type === 'Credit Card' ? request.creditCardType : request.bankName) ?? type;
    const method: SavedPaymentMethod = {
      tokenId,
      ownerId: actor.organizationId,
      customerEmail,
      type,
      last4,
      expirationMonth,
      expirationYear,
      created: this.clock.now(),
      title: `${name} ending in ${last4}`,
    };
    await this.transactions.run(async (tx) => {
      const known = await tx.em.findOneBy(SavedPaymentMethod, { tokenId });
      if (known && known.ownerId !== actor.organizationId) {
        throw new DomainError('TOKEN_TAKEN', 'This payment method is saved elsewhere.', 409);
      }
      await tx.em.save(SavedPaymentMethod, method);
      await releaseHold(tx.em, reference);
      await tx.record({
        action: 'payment-method.save',
        subjectType: 'organization',
        subjectId: actor.organizationId,
        after: { type, last4 },
      });
    });
    return toSavedMethod(method);
  }

  async remove(tokenId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { title } = await owned(tx.em, tokenId, actor);
      await tx.em.delete(SavedPaymentMethod, { tokenId });
      await tx.record({
        action: 'payment-method.delete',
        subjectType: 'organization',
        subjectId: actor.organizationId,
        before: { title },
      });
    });
  }

  /** Pays a policy of an account with a saved method. */
  async payFor(accountId: string, request: PayForRequest, actor: Actor): Promise<void> {
    const { policyId, paymentAmount, tokenId, description = null } = request;
    const policy = await findPolicy(this.dataSource.manager, { id: policyId }, actor);
    if (policy.accountId !== accountId) {
      throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
    }
    const {
      type: method,
      last4,
      customerEmail,
    } = await owned(this.dataSource.manager, tokenId, actor);
    const amount = minorUnitsOf(paymentAmount, '/paymentAmount');
    await this.payments.pay(
      {
        policyId,
        amount,
        method,
        last4,
        customerEmail,
        paymentDesc: description,
        isDownPayment: false,
      },
      actor,
    );
  }
}

/** A method that the caller's organisation saved; 404 when there is none. */
export async function owned(
  em: EntityManager,
  tokenId: string,
  actor: Actor,
): Promise<SavedPaymentMethod> {
  const query = em.createQueryBuilder(SavedPaymentMethod, 'method');
  const method = await ownedBy(query, actor)
    .andWhere('method.tokenId = :tokenId', { tokenId })
    .getOne();
  if (method) return method;
  throw new DomainError('PAYMENT_METHOD_NOT_FOUND', 'Payment method not found.', 404);
}
