import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AgenciesService } from '../organizations/agencies.service';

/** An agency is a tenant: its name, its host, and whether its people need a second factor. */
@Injectable()
export class AgencySavedConsumer {
  constructor(private readonly agencies: AgenciesService) {}

  @Consumes('agency.saved.v1')
  async handle(event: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    await this.agencies.follow(event, tx);
  }
}
