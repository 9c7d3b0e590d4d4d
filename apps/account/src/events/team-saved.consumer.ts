import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Team } from '../snapshots/team.entity';

@Injectable()
export class TeamSavedConsumer {
  @Consumes('team.saved.v1')
  async handle({ data }: CloudEvent<'team.saved.v1'>, tx: Tx): Promise<void> {
    const { teamId: id, organizationId, name, deleted, version } = data;
    const isDefault = data.default;
    await saveSnapshot(tx, Team, { id, organizationId, name, isDefault, deleted, version });
  }
}
