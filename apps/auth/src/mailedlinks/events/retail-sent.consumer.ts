import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { WorkflowsService } from '../workflows/workflows.service';

/** Mails the agent of a retail agency the link to a wholesale quote. */
@Injectable()
export class RetailSentConsumer {
  constructor(private readonly workflows: WorkflowsService) {}

  @Consumes('quote.retail-sent.v1')
  async handle({ data }: CloudEvent<'quote.retail-sent.v1'>, tx: Tx): Promise<void> {
    const { agent, retail, charges, expiresOn, insured, quoteHead } = data;
    const draft = {
      flow: 'RETAIL' as const,
      accountId: insured.accountId,
      quoteId: quoteHead.quoteId,
      policyId: null,
      product: quoteHead.product,
      signs: false,
      accountName: insured.name,
      agencyId: agent.agencyId,
      agencyName: agent.agencyName,
      firstName: retail.firstName,
      lastName: retail.lastName,
      email: retail.email,
      phone: retail.phone,
      region: regionOfCountry(insured.country),
      expires: new Date(expiresOn),
    };
    const { amountDue: amount, currency } = charges;
    const facts = {
      insured: insured.name,
      sender: agent.agencyName ?? { key: 'yourAgency' },
      number: quoteHead.quoteNumber,
      total: { amount, currency },
      until: { date: expiresOn },
    };
    await this.workflows.invite(draft, tx, { name: 'retailQuote', facts });
  }
}
