import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { OpenWorkService } from '../underwriting/open-work.service';

@Injectable()
export class UserWorkGivenConsumer {
  constructor(private readonly work: OpenWorkService) {}

  @Consumes('user.work-given.v1')
  handle({ data }: CloudEvent<'user.work-given.v1'>, tx: Tx): Promise<void> {
    return this.work.handOver(tx, data.userId, data.takerId);
  }
}
