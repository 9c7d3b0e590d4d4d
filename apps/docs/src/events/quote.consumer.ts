import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, ConsumesAlone } from '@palisade/platform';
import { surplusNoticeOf } from '@palisade/trade';
import { DocumentsService } from '../documents/documents.service';
import { conditionalRenewalPage } from '../domain/pages/conditional-renewal-page';
import { diligentEffortPage } from '../domain/pages/diligent-effort-page';
import { proposalPage } from '../domain/pages/quote-pages';
import { surplusNoticePage } from '../domain/pages/surplus-notice-page';
import { EsignService } from '../esign/esign.service';
import { IssuedForms } from '../library/issued-forms.service';
import { PacketsService } from '../packets/packets.service';
import { AttestedNoticeRow } from '../snapshots/attested-notice.entity';
import { accountOf, lockPapers, policyOf, quotedOf } from '../snapshots/print-data';

type Closed = CloudEvent<
  | 'quote.invalidated.v1'
  | 'quote.declined.v1'
  | 'quote.lost.v1'
  | 'quote.expired.v1'
  | 'quote.referred.v1'
  | 'quote.rated.v1'
>;

@Injectable()
export class QuoteConsumer {
  constructor(
    private readonly documents: DocumentsService,
    private readonly esign: EsignService,
    private readonly packets: PacketsService,
    private readonly forms: IssuedForms,
  ) {}

  @ConsumesAlone('quote.released.v1')
  async release({ data }: CloudEvent<'quote.released.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, charges, expiresOn, scope } = data;
    const { quoteId, quoteNumber } = quoteHead;
    const { insured, agent } = await accountOf(tx.em, scope.accountId);
    const quoted = await quotedOf(tx.em, data);
    const print = proposalPage({ quoteNumber, insured, agent, charges, expiresOn, ...quoted });
    const title = `Proposal ${quoteNumber}`;
    const { product } = quoteHead;
    const subject = { docType: 'QUOTE' as const, title, product, scope, quoteId };
    await this.documents.issue(print, subject, tx);
  }

  @ConsumesAlone('quote.sent.v1')
  async send({ data }: CloudEvent<'quote.sent.v1'>, tx: Tx): Promise<void> {
    if (data.purpose === 'SIGN') await this.esign.open(data, tx);
    const { conditional: notice, quoteHead, insured, charges, scope } = data;
    if (!notice) return;
    const { quoteId, product } = quoteHead;
    const { policyId } = quoteHead;
    const policy = policyId ? { ...(await policyOf(tx.em, policyId)), insured } : null;
    const forms = policy
      ? await this.forms.ofNotice(policy, 'CONDITIONAL_RENEWAL', notice.mailedOn, tx.em)
      : [];
    const worded = policy && { forms, policy };
    const print = conditionalRenewalPage({ quoteHead, insured, charges, notice, worded });
    const title = `${print.title} ${quoteHead.quoteNumber}`;
    const subject = { docType: 'QUOTE' as const, title, product, scope, quoteId };
    await this.forms.note(forms, await this.documents.issue(print, subject, tx), tx.em);
  }

  /** Keeps the notice that a broker attested, and prints it with the attestation. */
  @ConsumesAlone('quote.notice-attested.v1')
  async attest({ data }: CloudEvent<'quote.notice-attested.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, notice, broker, attestedAt: signedAt, scope } = data;
    const text = notice && surplusNoticeOf(notice.version);
    if (!notice || !broker || !text) return;
    const { quoteId, quoteNumber, product } = quoteHead;
    const signed = { ...notice, ...broker, signedAt };
    await lockPapers(tx.em, quoteId);
    await tx.em.save(AttestedNoticeRow, { id: quoteId, notice: signed });
    const title = `Surplus lines notice ${quoteNumber}`;
    const subject = { docType: 'SURPLUS_NOTICE' as const, title, product, scope, quoteId };
    await this.documents.issue(surplusNoticePage(quoteNumber, text, signed), subject, tx);
    await this.packets.printWithNotice(quoteId, scope, tx);
  }

  /** Prints why a risk went to surplus lines, once it is bound. */
  @ConsumesAlone('quote.bound.v1')
  async bind({ data }: CloudEvent<'quote.bound.v1'>, tx: Tx): Promise<void> {
    const { effort, quoteHead, policyId, carrierId } = data;
    if (!effort) return;
    const { quoteId, quoteNumber, product } = quoteHead;
    const title = `Diligent effort ${quoteNumber}`;
    const scope = { ...data.scope, carrierId };
    const docType = 'SURPLUS_NOTICE' as const;
    const subject = { docType, title, product, scope, quoteId, policyId };
    await this.documents.issue(diligentEffortPage(data, effort), subject, tx);
  }

  @Consumes(
    'quote.invalidated.v1',
    'quote.declined.v1',
    'quote.lost.v1',
    'quote.expired.v1',
    'quote.referred.v1',
    'quote.rated.v1',
  )
  async close({ data }: Closed, tx: Tx): Promise<void> {
    await this.esign.withdraw(data.quoteHead.quoteId, tx);
  }
}
