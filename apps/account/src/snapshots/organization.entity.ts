import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenant, as told by auth. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  hostname: string | null;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
