import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payer's session at the processor for one policy; its key is kept as a hash. */
@Entity('processor_session')
export class ProcessorSession {
  @PrimaryColumn('text', { name: 'key_hash' })
  keyHash: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('timestamptz')
  expires: Date;
}
