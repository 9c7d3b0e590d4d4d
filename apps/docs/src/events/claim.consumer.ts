import { Injectable } from '@nestjs/common';
import type { CloudEvent, Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { DocumentsService } from '../documents/documents.service';
import { claimFiledPage, denialPage, reservationPage } from '../domain/pages/claim-pages';
import type { PrintDocument } from '../domain/print-document';
import { IssuedForms } from '../library/issued-forms.service';
import type { PolicyForm } from '../library/policy-form.entity';
import { policyOf } from '../snapshots/print-data';

interface OfClaim {
  claimId: string;
  claimNumber: string;
  policyId: string;
  scope: Scope;
}

/** Prints what the insured is told of a claim. */
@Injectable()
export class ClaimConsumer {
  constructor(
    private readonly documents: DocumentsService,
    private readonly forms: IssuedForms,
  ) {}

  /** A circumstance is no claim yet: its paper is printed once it is made one. */
  @ConsumesAlone('claim.filed.v1')
  async file({ data }: CloudEvent<'claim.filed.v1'>, tx: Tx): Promise<void> {
    if (data.isCircumstance) return;
    const policy = await policyOf(tx.em, data.policyId);
    const forms = await this.forms.on(policy, 'CLAIM', data.reportedDate, tx.em);
    await this.print(claimFiledPage(policy, data, forms), { data, forms }, tx);
  }

  @ConsumesAlone('claim.closed.v1')
  async close({ data }: CloudEvent<'claim.closed.v1'>, tx: Tx): Promise<void> {
    if (data.fileStatus !== 'DENIED') return;
    const policy = await policyOf(tx.em, data.policyId);
    const forms = await this.forms.ofNotice(policy, 'DENIAL', data.closedDate, tx.em);
    await this.print(denialPage(policy, data, forms), { data, forms }, tx);
  }

  @ConsumesAlone('claim.changed.v1')
  async change({ data }: CloudEvent<'claim.changed.v1'>, tx: Tx): Promise<void> {
    const { action, reason, rightsReservedOn: date } = data;
    if (action !== 'reserveRights' || !reason || !date) return;
    const policy = await policyOf(tx.em, data.policyId);
    const forms = await this.forms.ofNotice(policy, 'RESERVATION', date, tx.em);
    const { claimNumber } = data;
    const page = reservationPage(policy, { claimNumber, reason, date }, forms);
    await this.print(page, { data, forms }, tx);
  }

  private async print(
    print: PrintDocument,
    { data, forms }: { data: OfClaim; forms: PolicyForm[] },
    tx: Tx,
  ): Promise<void> {
    const { claimId, claimNumber, policyId, scope } = data;
    const { terms } = await policyOf(tx.em, policyId);
    const title = `${print.title} ${claimNumber}`;
    const { product } = terms;
    const subject = { docType: 'CLAIM' as const, title, product, scope, policyId, claimId };
    await this.forms.note(forms, await this.documents.issue(print, subject, tx), tx.em);
  }
}
