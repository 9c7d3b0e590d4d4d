import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { isCloudService } from '../domain/cloud/prime-cloud';
import { CloudTool } from '../snapshots/cloud-tool.entity';

type Told = CloudEvent<'connector.score-changed.v1' | 'connector.removed.v1'>;

/** Knows which cloud providers of a client are connected. */
@Injectable()
export class ConnectorChangedConsumer {
  @Consumes('connector.score-changed.v1', 'connector.removed.v1')
  async handle({ data }: Told, tx: Tx): Promise<void> {
    const { connectionId: id, accountId, connectorType, version } = data;
    if (!isCloudService(connectorType)) return;
    const removed = !('measuredAt' in data);
    await saveSnapshot(tx, CloudTool, { id, accountId, connectorType, removed, version });
  }
}
