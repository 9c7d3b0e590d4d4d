import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { BindersService } from '../binders/binders.service';

@Injectable()
export class QuoteRescindedConsumer {
  constructor(private readonly binders: BindersService) {}

  @Consumes('quote.rescinded.v1')
  async handle({ data }: CloudEvent<'quote.rescinded.v1'>, tx: Tx): Promise<void> {
    await this.binders.rescind(tx, data);
  }
}
