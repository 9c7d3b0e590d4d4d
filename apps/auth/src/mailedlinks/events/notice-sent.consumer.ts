import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { WorkflowsService } from '../workflows/workflows.service';

/** Mails the surplus lines broker the link to the notice; it acts for the agency. */
@Injectable()
export class NoticeSentConsumer {
  constructor(private readonly workflows: WorkflowsService) {}

  @Consumes('quote.notice-sent.v1')
  async handle({ data }: CloudEvent<'quote.notice-sent.v1'>, tx: Tx): Promise<void> {
    const { agent, broker, expiresOn, insured, quoteHead } = data;
    const draft = {
      flow: 'SURPLUS_NOTICE' as const,
      accountId: agent.agencyId,
      quoteId: quoteHead.quoteId,
      policyId: null,
      product: quoteHead.product,
      signs: false,
      accountName: insured.name,
      agencyId: agent.agencyId,
      agencyName: agent.agencyName,
      firstName: broker.firstName,
      lastName: broker.lastName,
      email: broker.email,
      phone: broker.phone,
      region: regionOfCountry(insured.country),
      expires: new Date(expiresOn),
    };
    await this.workflows.invite(draft, tx);
  }
}
