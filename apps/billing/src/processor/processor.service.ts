import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Config } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { findPayable, findPolicy } from '../policies/policy-rows';
import { PaymentProcessor } from './payment-processor';
import type { PortalKeyResponse } from './processor.dto';

/** How a payer gets into the processor's portal. */
@Injectable()
export class ProcessorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly processor: PaymentProcessor,
    private readonly config: Config,
  ) {}

  scriptUrl(): string {
    return `${this.config.values.PUBLIC_URL}/api/billing/v1/portal/script.js`;
  }

  async openSession(policyId: string, actor: Actor): Promise<PortalKeyResponse> {
    const policy = await findPayable(this.dataSource.manager, { id: policyId }, actor);
    const { key, expires } = await this.processor.openSession(policy.id);
    return { key, expires: expires.toISOString() };
  }

  async isValid(key: string, policyId: string, actor: Actor): Promise<boolean> {
    const policy = await findPolicy(this.dataSource.manager, { id: policyId }, actor);
    return this.processor.isOpen(key, policy.id);
  }
}
