import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { WorkflowsService } from '../workflows/workflows.service';

/** Mails the policyholder the link to pay by; an agency that collects the premium pays itself. */
@Injectable()
export class BinderBoundConsumer {
  constructor(private readonly workflows: WorkflowsService) {}

  @Consumes('binder.bound.v1')
  async handle({ data }: CloudEvent<'binder.bound.v1'>, tx: Tx): Promise<void> {
    const { agencyBilled, contact, insured, policyHead, agent } = data;
    if (agencyBilled) return;
    const draft = {
      flow: 'E_PAY' as const,
      accountId: insured.accountId,
      quoteId: null,
      policyId: policyHead.policyId,
      product: policyHead.product,
      signs: false,
      accountName: insured.name,
      agencyName: agent?.agencyName ?? null,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      region: regionOfCountry(insured.country),
      expires: new Date(policyHead.endDate),
    };
    await this.workflows.invite(draft, tx);
  }
}
