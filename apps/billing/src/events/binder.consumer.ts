import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyBillsService } from '../policies/policy-bills.service';

@Injectable()
export class BinderConsumer {
  constructor(private readonly bills: PolicyBillsService) {}

  @Consumes('binder.bound.v1')
  async bound({ data }: CloudEvent<'binder.bound.v1'>, tx: Tx): Promise<void> {
    await this.bills.bind(tx, data);
  }

  @Consumes('binder.expired.v1')
  async expired({ data }: CloudEvent<'binder.expired.v1'>, tx: Tx): Promise<void> {
    await this.bills.follow(tx, data);
    await this.bills.release(tx, data.policyHead.policyId, data.refusal);
  }

  @Consumes('binder.extended.v1')
  async extended({ data }: CloudEvent<'binder.extended.v1'>, tx: Tx): Promise<void> {
    await this.bills.follow(tx, data);
    await this.bills.extend(tx, data);
  }
}
