import { Injectable } from '@nestjs/common';
import { addDays, sumOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Config } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { roomOf } from '../domain/invoice-status';
import { invoicesOf } from '../invoices/invoice-rows';
import { SavedMethodsService } from '../payments/saved-methods.service';
import { findPolicy } from '../policies/policy-rows';
import { PaymentProcessor } from './payment-processor';
import type { PortalDataResponse, PortalKeyResponse } from './processor.dto';

/** Spec 3 §7: the processor takes a payment until seven days after the policy was made. */
const PAYMENT_DAYS = 7;

/** What a payer's page asks before it opens the processor's portal. */
@Injectable()
export class ProcessorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly processor: PaymentProcessor,
    private readonly savedMethods: SavedMethodsService,
    private readonly config: Config,
  ) {}

  scriptUrl(): string {
    return `${this.config.values.PUBLIC_URL}/api/billing/v1/portal/script.js`;
  }

  async openSession(policyId: string, actor: Actor): Promise<PortalKeyResponse> {
    const policy = await findPolicy(this.dataSource.manager, { id: policyId }, actor);
    const { key, expires } = await this.processor.openSession(policy.id);
    return { key, expires: expires.toISOString() };
  }

  async isValid(key: string, policyId: string, actor: Actor): Promise<boolean> {
    const policy = await findPolicy(this.dataSource.manager, { id: policyId }, actor);
    return this.processor.isOpen(key, policy.id);
  }

  /** Cards are taken while something is due. */
  async takesCards(policyId: string, actor: Actor): Promise<boolean> {
    const { manager } = this.dataSource;
    const policy = await findPolicy(manager, { id: policyId }, actor);
    const invoices = await invoicesOf(manager, policy.id);
    return invoices.some((invoice) => roomOf(invoice) > 0);
  }

  async portalData(policyNumber: string, actor: Actor): Promise<PortalDataResponse> {
    const { manager } = this.dataSource;
    const policy = await findPolicy(manager, { policyNumber }, actor);
    const invoices = await invoicesOf(manager, policy.id);
    const rooms = invoices.map((invoice) => Math.max(0, roomOf(invoice)));
    const { id: policyId, insuredName, contact, currency, boundOn } = policy;
    return {
      ...{ policyId, policyNumber, insuredName, currency },
      customerEmail: contact.email,
      dueAmount: toCurrencyUnits(sumOf(rooms)),
      paymentExpires: addDays(boundOn.toISOString().slice(0, 10), PAYMENT_DAYS),
      savedMethods: await this.savedMethods.list(actor, {}),
    };
  }
}
