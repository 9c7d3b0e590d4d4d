import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { CIRCUMSTANCE, ClaimHead, ENDED_CIRCUMSTANCE } from '../snapshots/claim-head.entity';

@Injectable()
export class ClaimChangedConsumer {
  @Consumes('claim.filed.v1')
  async file({ data }: CloudEvent<'claim.filed.v1'>, tx: Tx): Promise<void> {
    const { claimId: id, policyId, claimNumber, lossDate, isCircumstance, version } = data;
    const fileStatus = isCircumstance ? CIRCUMSTANCE : null;
    const claim = { id, policyId, claimNumber, lossDate, fileStatus, paid: 0, version };
    await saveSnapshot(tx, ClaimHead, claim);
    // What came first has no date to tell.
    await tx.em.update(ClaimHead, { id }, { lossDate });
  }

  @Consumes('claim.changed.v1', 'claim.closed.v1')
  async change(
    { data }: CloudEvent<'claim.changed.v1' | 'claim.closed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { claimId: id, policyId, claimNumber, version } = data;
    const fileStatus = fileStatusOf(data);
    const known = await tx.em.findOneBy(ClaimHead, { id });
    const lossDate = known?.lossDate ?? null;
    const paid = known?.paid ?? 0;
    const claim = { id, policyId, claimNumber, lossDate, fileStatus, paid, version };
    await saveSnapshot(tx, ClaimHead, claim);
  }

  /** What is paid of the losses of a claim is gone of the limit; its adjustment has none. */
  @Consumes('claim.reserve-changed.v1')
  async erode({ data }: CloudEvent<'claim.reserve-changed.v1'>, tx: Tx): Promise<void> {
    const { firstPartyExpense, firstPartyLoss, thirdPartyLoss } = data.paid;
    const paid = sumOf([firstPartyExpense, firstPartyLoss, thirdPartyLoss]);
    await tx.em.update(ClaimHead, { id: data.claimId }, { paid });
  }
}

type Changed = EventData<'claim.changed.v1'> | EventData<'claim.closed.v1'>;

/** The status of a file, or what stands for it of a circumstance. */
function fileStatusOf(data: Changed): string {
  if (!('isCircumstance' in data) || !data.isCircumstance) return data.fileStatus;
  return data.endedOn ? ENDED_CIRCUMSTANCE : CIRCUMSTANCE;
}
