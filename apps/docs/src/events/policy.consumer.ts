import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone, saveSnapshot } from '@palisade/platform';
import type { Document } from '../documents/document.entity';
import type { Subject } from '../documents/documents.service';
import { DocumentsService } from '../documents/documents.service';
import type { DocType } from '../domain/doc-types';
import {
  cancellationPage,
  cancelRequestPage,
  noLossPage,
  noticeStoppedPage,
  voidPage,
} from '../domain/pages/cancellation-pages';
import { goingOnPage } from '../domain/pages/going-on-page';
import { nonRenewalPage } from '../domain/pages/non-renewal-page';
import type { PolicyPrint } from '../domain/pages/policy-pages';
import { binderPage, endorsementPage } from '../domain/pages/policy-pages';
import { reportingOfferPage, reportingPage } from '../domain/pages/reporting-pages';
import type { PrintDocument } from '../domain/print-document';
import { IssuedForms } from '../library/issued-forms.service';
import { PacketsService } from '../packets/packets.service';
import { PolicyPrintRow } from '../snapshots/policy-print.entity';
import { lockPapers, policyOf } from '../snapshots/print-data';

type Bound = EventData<'binder.bound.v1'> | EventData<'policy.issued.v1'>;
type Cancelled = (EventData<'policy.cancel-pending.v1'> | EventData<'policy.cancelled.v1'>) & {
  noticeDate?: PlainDate;
};
type CancellationTitle = Parameters<typeof cancellationPage>[2];
type OfPolicy = Pick<EventData<'policy.in-force.v1'>, 'policyHead' | 'scope'>;

/** Prints what a policy's steps ask for. */
@Injectable()
export class PolicyConsumer {
  constructor(
    private readonly documents: DocumentsService,
    private readonly packets: PacketsService,
    private readonly forms: IssuedForms,
  ) {}

  @ConsumesAlone('binder.bound.v1')
  async bind({ data }: CloudEvent<'binder.bound.v1'>, tx: Tx): Promise<void> {
    const { policyId, policyNumber } = data.policyHead;
    await lockPapers(tx.em, policyId);
    await savePolicy(data, { issued: false, isRenewal: false }, tx);
    const print = binderPage(await policyOf(tx.em, policyId), data.binderExpiresOn);
    await this.documents.issue(print, subjectOf(data, 'BINDER', `Binder ${policyNumber}`), tx);
  }

  @ConsumesAlone('policy.issued.v1')
  async issue({ data }: CloudEvent<'policy.issued.v1'>, tx: Tx): Promise<void> {
    const { policyId } = data.policyHead;
    await lockPapers(tx.em, policyId);
    await savePolicy(data, { issued: true, isRenewal: data.parentPolicyId !== null }, tx);
    await this.packets.printWhenComplete(policyId, data.scope, tx);
  }

  @ConsumesAlone('policy.endorsed.v1')
  async endorse({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    const { policyHead, insured, terms, cover, type, version } = data;
    const { policyId, policyNumber, revision } = policyHead;
    await lockPapers(tx.em, policyId);
    const before = await policyOf(tx.em, policyId);
    const policy = { ...before, insured, terms };
    // A change may be dated before others: the policy is printed by its last terms.
    const last = cover?.findLast((one) => one.terms)?.terms ?? terms;
    await tx.em.update(PolicyPrintRow, { id: policyId }, { insured, terms: last, version });
    const what = `Endorsement ${revision - 1} of ${policyNumber}`;
    const title = type === 'REVERTED' ? `${what}: a change taken back` : what;
    const { erp, goesOn, effectiveDate } = data;
    const forms = await this.forms.ofChange(before, { terms, date: effectiveDate }, tx.em);
    const print = changePage(policy, data, forms);
    const named = erp || goesOn ? `${print.title} ${policyNumber}` : title;
    const document = await this.documents.issue(print, subjectOf(data, 'ENDORSEMENT', named), tx);
    await this.forms.note(forms, document, tx.em);
  }

  @ConsumesAlone('policy.changed.v1')
  async request({ data }: CloudEvent<'policy.changed.v1'>, tx: Tx): Promise<void> {
    const { cancelRequest, invoiceDocId, policyHead, scope } = data;
    if (invoiceDocId) {
      const { policyId } = policyHead;
      await this.packets.printInvoice(policyId, { docId: invoiceDocId, scope }, tx);
    }
    if (!cancelRequest) return;
    const policy = await policyOf(tx.em, policyHead.policyId);
    await this.issuePaper(cancelRequestPage(policy, cancelRequest), data, tx);
  }

  @ConsumesAlone('policy.cancel-pending.v1')
  async announce({ data }: CloudEvent<'policy.cancel-pending.v1'>, tx: Tx): Promise<void> {
    const { noticeDays, mailedOn, cancelDate } = data;
    if (noticeDays === null) {
      await this.printCancellation('Cancellation approved', data, tx);
      return;
    }
    const noticeDate = mailedOn ?? addDays(cancelDate, -noticeDays);
    await this.printCancellation('Notice of cancellation', { ...data, noticeDate }, tx);
  }

  @ConsumesAlone('policy.cancel-stopped.v1')
  async stop({ data }: CloudEvent<'policy.cancel-stopped.v1'>, tx: Tx): Promise<void> {
    const { stopped, reason, policyHead } = data;
    if (!stopped) return;
    const policy = await policyOf(tx.em, policyHead.policyId);
    await this.issuePaper(noticeStoppedPage(policy, stopped, reason), data, tx);
  }

  @ConsumesAlone('policy.cancelled.v1')
  async cancel({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    await this.printCancellation('Cancellation', data, tx);
  }

  @ConsumesAlone('policy.non-renewed.v1')
  async endTerm({ data }: CloudEvent<'policy.non-renewed.v1'>, tx: Tx): Promise<void> {
    const { policyHead, reason, insured, noticeMailedOn: mailedOn } = data;
    if (mailedOn === null) return;
    const { policyId, endDate } = policyHead;
    const policy = await policyOf(tx.em, policyId);
    const forms = await this.forms.ofNotice(policy, 'NON_RENEWAL', mailedOn, tx.em);
    const print = nonRenewalPage(policy, { endDate, reason, mailedOn, insured }, forms);
    await this.forms.note(forms, await this.issuePaper(print, data, tx), tx.em);
  }

  @ConsumesAlone('policy.no-loss-signed.v1')
  async signNoLoss({ data }: CloudEvent<'policy.no-loss-signed.v1'>, tx: Tx): Promise<void> {
    const policy = await policyOf(tx.em, data.policyHead.policyId);
    await this.issuePaper(noLossPage(policy, data.statement), data, tx);
  }

  @ConsumesAlone('policy.reporting-offered.v1')
  async offerReporting({ data }: CloudEvent<'policy.reporting-offered.v1'>, tx: Tx): Promise<void> {
    const policy = await policyOf(tx.em, data.policyHead.policyId);
    await this.issuePaper(reportingOfferPage(policy, data), data, tx);
  }

  @ConsumesAlone('policy.voided.v1')
  async void({ data }: CloudEvent<'policy.voided.v1'>, tx: Tx): Promise<void> {
    const policy = await policyOf(tx.em, data.policyHead.policyId);
    await this.issuePaper(voidPage(policy, data), data, tx);
  }

  private async printCancellation(
    title: CancellationTitle,
    data: Cancelled,
    tx: Tx,
  ): Promise<void> {
    const { policyHead, noticeDate, cancelDate } = data;
    const policy = await policyOf(tx.em, policyHead.policyId);
    const worded = noticeDate
      ? await this.forms.ofNotice(policy, 'CANCELLATION', noticeDate, tx.em)
      : [];
    const ofEnd = await this.forms.on(policy, 'CANCELLATION', cancelDate, tx.em);
    const forms = [...worded, ...ofEnd];
    const print = cancellationPage(policy, data, title, forms);
    await this.forms.note(forms, await this.issuePaper(print, data, tx), tx.em);
  }

  private issuePaper(print: PrintDocument, data: OfPolicy, tx: Tx): Promise<Document> {
    const title = `${print.title} ${data.policyHead.policyNumber}`;
    return this.documents.issue(print, subjectOf(data, 'POLICY', title), tx);
  }
}

/** The paper of what changed a policy: more time to report, cover that goes on, or an endorsement. */
function changePage(
  policy: PolicyPrint,
  data: EventData<'policy.endorsed.v1'>,
  forms: Parameters<typeof endorsementPage>[2],
): PrintDocument {
  const { erp, goesOn, charges } = data;
  if (erp) return reportingPage(policy, { erp, charges });
  if (goesOn) return goingOnPage(policy, { goesOn, charges });
  return endorsementPage(policy, data, forms);
}

function subjectOf({ policyHead, scope }: OfPolicy, docType: DocType, title: string): Subject {
  const { policyId, product } = policyHead;
  return { docType, title, product, scope, policyId };
}

type Standing = Pick<PolicyPrintRow, 'issued' | 'isRenewal'>;

async function savePolicy(data: Bound, standing: Standing, tx: Tx): Promise<void> {
  const { policyHead, insured, agent, carrierId, terms, charges, version } = data;
  const { policyId: id, policyNumber, quoteId } = policyHead;
  const row = {
    id,
    policyNumber,
    quoteId,
    insured,
    agent,
    carrierId,
    terms,
    charges,
    ...standing,
    version,
  };
  await saveSnapshot(tx, PolicyPrintRow, row);
}
