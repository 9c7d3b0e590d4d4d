import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A way back from a tool that was used; it opens nothing a second time. */
@Entity('used_consent')
export class UsedConsent {
  @PrimaryColumn('text', { name: 'state_hash' })
  stateHash: string;

  @Column('timestamptz')
  expires: Date;
}
