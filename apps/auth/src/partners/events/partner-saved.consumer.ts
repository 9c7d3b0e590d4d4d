import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PartnersService } from '../partners/partners.service';

/** Takes over what account was told of a partner's name, host, second factor and contact. */
@Injectable()
export class PartnerSavedConsumer {
  constructor(private readonly partners: PartnersService) {}

  @Consumes('partner.saved.v1')
  async handle({ data }: CloudEvent<'partner.saved.v1'>, tx: Tx): Promise<void> {
    await this.partners.follow(data, tx);
  }
}
