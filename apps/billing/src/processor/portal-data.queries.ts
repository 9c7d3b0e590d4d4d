import { Injectable } from '@nestjs/common';
import { addDays, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { readPayable } from '../payments/charge-holds';
import { SavedMethodsService } from '../payments/saved-methods.service';
import { findPayable } from '../policies/policy-rows';
import type { PortalDataResponse } from './processor.dto';

/** Spec 3 §7: the processor takes a payment until seven days after the policy was made. */
const PAYMENT_DAYS = 7;

/** What the portal needs to know of a policy before it lets somebody pay. */
@Injectable()
export class PortalDataQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly savedMethods: SavedMethodsService,
    private readonly clock: DomainClock,
  ) {}

  /** Cards are taken while something is due. */
  async takesCards(policyId: string, actor: Actor): Promise<boolean> {
    const policy = await findPayable(this.dataSource.manager, { id: policyId }, actor);
    return (await this.roomOf(policy.id)) > 0;
  }

  async portalData(policyNumber: string, actor: Actor): Promise<PortalDataResponse> {
    const policy = await findPayable(this.dataSource.manager, { policyNumber }, actor);
    const { id: policyId, insuredName, contact, currency, boundOn } = policy;
    return {
      policyId,
      policyNumber,
      insuredName,
      currency,
      customerEmail: contact.email,
      dueAmount: toCurrencyUnits(await this.roomOf(policyId)),
      paymentExpires: addDays(boundOn.toISOString().slice(0, 10), PAYMENT_DAYS),
      savedMethods: await this.savedMethods.list(actor, {}),
    };
  }

  private async roomOf(policyId: string): Promise<number> {
    const now = this.clock.machineNow();
    return (await readPayable(this.dataSource.manager, policyId, now)).room;
  }
}
