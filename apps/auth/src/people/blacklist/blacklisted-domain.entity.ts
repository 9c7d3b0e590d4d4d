import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A domain whose addresses nobody may be invited under. */
@Entity('blacklisted_domain')
export class BlacklistedDomain {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  name: string;

  /** Name of the person who added it. */
  @Column('text', { name: 'added_by' })
  addedBy: string;

  @Column('timestamptz')
  created: Date;
}
