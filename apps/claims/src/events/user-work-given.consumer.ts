import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { OpenFilesService } from '../files/open-files.service';

@Injectable()
export class UserWorkGivenConsumer {
  constructor(private readonly files: OpenFilesService) {}

  @Consumes('user.work-given.v1')
  handle({ data }: CloudEvent<'user.work-given.v1'>, tx: Tx): Promise<void> {
    return this.files.handOver(tx, data.userId, data.takerId);
  }
}
