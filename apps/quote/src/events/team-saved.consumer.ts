import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';

/** Quotes follow the teams of their account: those of a team that is gone go to the next. */
@Injectable()
export class TeamSavedConsumer {
  @Consumes('team.saved.v1')
  async handle({ data }: CloudEvent<'team.saved.v1'>, tx: Tx): Promise<void> {
    if (!data.deleted || !data.replacedBy) return;
    await tx.em.query(
      'update account set team_ids = array_replace(team_ids, $1, $2) where $1 = any(team_ids)',
      [data.teamId, data.replacedBy],
    );
  }
}
