import { Entity, PrimaryColumn } from 'typeorm';

/** A policy on which a claim was filed, as told by claims; `id` is the policy's. */
@Entity('claimed_policy')
export class ClaimedPolicy {
  @PrimaryColumn('uuid')
  id: string;
}
