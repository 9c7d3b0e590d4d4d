import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { ToolProof } from '../snapshots/tool-proof.entity';
import { EvidenceService } from '../subjectivities/evidence.service';
import { holdEvidence } from '../subjectivities/hold-evidence';

type Told = CloudEvent<'connector.score-changed.v1' | 'connector.removed.v1'>;

/** What the security tools of an insured show meets the conditions of its quotes, or opens them again. */
@Injectable()
export class ConnectorChangedConsumer {
  constructor(private readonly evidence: EvidenceService) {}

  @Consumes('connector.score-changed.v1', 'connector.removed.v1')
  async handle({ data }: Told, tx: Tx): Promise<void> {
    const { connectionId: id, accountId, connectorType, version } = data;
    await holdEvidence(tx.em, accountId);
    const isThere = 'measuredAt' in data;
    await saveSnapshot(tx, ToolProof, {
      id,
      accountId,
      connectorType,
      name: (isThere && data.connectorName) || connectorType,
      controls: isThere ? (data.controls ?? []) : [],
      measuredAt: isThere ? new Date(data.measuredAt) : null,
      removed: !isThere,
      version,
    });
    await this.evidence.takeTools(tx, accountId);
  }
}
