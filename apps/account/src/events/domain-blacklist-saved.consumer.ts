import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { BlockedDomain } from '../snapshots/blocked-domain.entity';

@Injectable()
export class DomainBlacklistSavedConsumer {
  @Consumes('domain-blacklist.saved.v1')
  async handle({ data }: CloudEvent<'domain-blacklist.saved.v1'>, tx: Tx): Promise<void> {
    const { domain: id, blocked, version } = data;
    await saveSnapshot(tx, BlockedDomain, { id, blocked, version });
  }
}
