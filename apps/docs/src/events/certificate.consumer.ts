import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { CertificatePapers } from '../certificates/certificate-papers.service';

/** Prints the certificates of policies. */
@Injectable()
export class CertificateConsumer {
  constructor(private readonly papers: CertificatePapers) {}

  @ConsumesAlone('policy.certificate-issued.v1')
  async certify({ data }: CloudEvent<'policy.certificate-issued.v1'>, tx: Tx): Promise<void> {
    await this.papers.certify(data, tx);
  }
}
