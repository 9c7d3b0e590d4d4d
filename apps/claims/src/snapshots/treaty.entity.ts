import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose treaty it is under which policies were issued, as told by policy; one that ended stays. */
@Entity('treaty')
export class Treaty {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'reinsurer_id' })
  reinsurerId: string;

  /** The share of each charge and payment; null until policy tells of the treaty again. */
  @Column('numeric', { name: 'ceded_pct', nullable: true })
  cededPct: string | null;

  @Column('integer')
  version: number;
}
