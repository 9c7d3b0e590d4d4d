import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyMirrorService } from '../policies/policy-mirror.service';

@Injectable()
export class ClaimFiledConsumer {
  constructor(private readonly mirror: PolicyMirrorService) {}

  @Consumes('claim.filed.v1')
  handle(event: CloudEvent<'claim.filed.v1'>, tx: Tx): Promise<void> {
    return this.mirror.flagClaim(tx, event);
  }
}
