import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { MessagePlacesService } from '../messages/message-places.service';

@Injectable()
export class SubmissionConsumer {
  constructor(private readonly places: MessagePlacesService) {}

  @Consumes('submission.status-changed.v1')
  async handle({ data }: CloudEvent<'submission.status-changed.v1'>, tx: Tx): Promise<void> {
    await this.places.follow(data, tx);
  }
}
