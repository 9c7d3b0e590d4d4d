import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An organisation that works on claims for the provider, as told by auth. */
@Entity('vendor')
export class Vendor {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
