import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyMirrorService } from '../policies/policy-mirror.service';

type Headed = CloudEvent<
  'policy.cancel-pending.v1' | 'policy.cancel-stopped.v1' | 'policy.reinstated.v1'
>;

@Injectable()
export class PolicySavedConsumer {
  constructor(private readonly mirror: PolicyMirrorService) {}

  @Consumes('policy.cancel-pending.v1', 'policy.cancel-stopped.v1', 'policy.reinstated.v1')
  async head({ data }: Headed, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
  }

  @Consumes('binder.bound.v1')
  async binderBound({ data }: CloudEvent<'binder.bound.v1'>, tx: Tx): Promise<void> {
    const { policyHead, version } = data;
    await this.mirror.saveHead(tx, policyHead, version);
    const { policyId, policyNumber } = policyHead;
    await this.mirror.note(tx, policyId, { policyNumber });
  }

  @Consumes('binder.expired.v1')
  async binderExpired({ data }: CloudEvent<'binder.expired.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.bring(tx, data.policyHead, 'expireBinder');
  }

  @Consumes('binder.extended.v1')
  async binderExtended({ data }: CloudEvent<'binder.extended.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    const binderExpiresOn = new Date(data.binderExpiresOn);
    await this.mirror.bring(tx, data.policyHead, 'extendBinder', { binderExpiresOn });
  }

  @Consumes('policy.issued.v1')
  async issued({ data }: CloudEvent<'policy.issued.v1'>, tx: Tx): Promise<void> {
    const { policyHead, parentPolicyId, version } = data;
    await this.mirror.saveHead(tx, policyHead, version);
    await this.mirror.bring(tx, policyHead, 'issue', { policyNumber: policyHead.policyNumber });
    if (parentPolicyId) await this.mirror.followTerm(tx, parentPolicyId);
  }

  @Consumes('policy.in-force.v1')
  async inForce({ data }: CloudEvent<'policy.in-force.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    await this.mirror.bring(tx, data.policyHead, 'takeEffect');
  }

  @Consumes('policy.changed.v1')
  async changed({ data }: CloudEvent<'policy.changed.v1'>, tx: Tx): Promise<void> {
    const { policyHead, isPaid, action, program, version } = data;
    await this.mirror.saveHead(tx, policyHead, version);
    if (program !== undefined) await this.mirror.saveProgram(tx, policyHead, { program, version });
    if (action === 'optIntoRenewal') {
      await this.mirror.saveEnding(tx, policyHead, { isEnding: false, version });
    }
    await this.mirror.note(tx, policyHead.policyId, { isPaid });
  }

  @Consumes('policy.endorsed.v1')
  async endorsed({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    await this.mirror.saveHead(tx, data.policyHead, data.version);
    if (data.goesOn) await this.mirror.followGoingOn(tx, data);
    else await this.mirror.followEndorsement(tx, data);
  }
}
