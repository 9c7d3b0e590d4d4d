import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { Document } from '../documents/document.entity';
import { DocumentsService } from '../documents/documents.service';
import { certificatePage } from '../domain/pages/certificate-page';
import { IssuedForms } from '../library/issued-forms.service';
import { policyOf } from '../snapshots/print-data';
import { DocumentStore } from '../store/document-store';

type Certified = EventData<'policy.certificate-issued.v1'>;

/** Prints certificates, and mails each to its holder. */
@Injectable()
export class CertificatePapers {
  constructor(
    private readonly documents: DocumentsService,
    private readonly forms: IssuedForms,
    private readonly letters: Letters,
    private readonly store: DocumentStore,
  ) {}

  /** The paper by the terms of its day, and the letter that has it. */
  async certify(data: Certified, tx: Tx): Promise<void> {
    const { policyHead, terms, asOf, docId: id, scope, certificateNumber, code } = data;
    const { policyId, product } = policyHead;
    const { region } = PRODUCTS[product];
    const policy = { ...(await policyOf(tx.em, policyId)), terms };
    const forms = await this.forms.on(policy, 'CERTIFICATE', asOf, tx.em);
    const address = this.letters.link(`/certificate/${code}`, region);
    const title = `Certificate ${certificateNumber}`;
    const document = await this.documents.issue(
      certificatePage(policy, { ...data, address }, forms),
      { id, docType: 'CERTIFICATE', title, product, scope, policyId },
      tx,
    );
    await this.forms.note(forms, document, tx.em);
    if (data.to !== null) await this.mail({ ...data, to: data.to }, { document, region, tx });
  }

  private async mail(
    { to, holder, certificateNumber, code, insured, policyHead, terms, coverEnds }: Mailed,
    { document, region, tx }: { document: Document; region: Region; tx: Tx },
  ): Promise<void> {
    const { currency } = REGIONS[region];
    const content = await this.bytesOf(document);
    const { fileName: name, contentType: type } = document;
    const facts = {
      certificate: certificateNumber,
      holder: holder?.name ?? insured.name,
      insured: insured.name,
      number: policyHead.policyNumber,
      from: { date: terms.effectiveDate },
      until: { date: coverEnds },
      limit: { amount: terms.aggregateLimit, currency },
    };
    const path = `/certificate/${code}`;
    const letter = { name: 'certificateIssued', to, greeted: null, region, facts, path };
    const attachments = [{ name, type, content: content.toString('base64') }];
    await this.letters.mail({ ...letter, attachments }, tx);
  }

  private async bytesOf({ id }: Document): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of await this.store.open(id)) parts.push(Buffer.from(part as Uint8Array));
    return Buffer.concat(parts);
  }
}

type Mailed = Certified & { to: string };
