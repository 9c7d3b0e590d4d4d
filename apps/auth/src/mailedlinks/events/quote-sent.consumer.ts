import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { QuoteInvitations } from '../../identity/signup/quote-invitations';
import { WorkflowsService } from '../workflows/workflows.service';

/** Mails the policyholder the link to a quote, and the invitation to a login. */
@Injectable()
export class QuoteSentConsumer {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly invitations: QuoteInvitations,
  ) {}

  @Consumes('quote.sent.v1')
  async handle({ data }: CloudEvent<'quote.sent.v1'>, tx: Tx): Promise<void> {
    const { contact, insured, quoteHead, agent, purpose, expiresOn } = data;
    const draft = {
      flow: 'QUOTE' as const,
      accountId: insured.accountId,
      quoteId: quoteHead.quoteId,
      policyId: null,
      product: quoteHead.product,
      signs: purpose === 'SIGN',
      accountName: insured.name,
      agencyId: agent.agencyId,
      agencyName: agent.agencyName,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      region: regionOfCountry(insured.country),
      expires: new Date(expiresOn),
    };
    await this.invitations.send(data, tx);
    await this.workflows.invite(draft, tx);
  }
}
