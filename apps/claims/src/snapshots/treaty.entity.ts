import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose treaty it is under which policies were issued, as told by policy; one that ended stays. */
@Entity('treaty')
export class Treaty {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'reinsurer_id' })
  reinsurerId: string;

  @Column('integer')
  version: number;
}
