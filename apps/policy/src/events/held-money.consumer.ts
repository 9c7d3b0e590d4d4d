import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { ReinstatementService } from '../reinstatement/reinstatement.service';

@Injectable()
export class HeldMoneyConsumer {
  constructor(private readonly reinstatement: ReinstatementService) {}

  @Consumes('reinstatement.money-held.v1')
  async handle({ data }: CloudEvent<'reinstatement.money-held.v1'>, tx: Tx): Promise<void> {
    const { policyId: id, held, version } = data;
    await this.reinstatement.saveHeld(tx, { id, held, version });
  }
}
