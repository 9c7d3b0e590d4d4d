import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reinsurance treaty: whose policies of which products a reinsurer shares, from when to when. */
@Entity('treaty')
export class Treaty {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'reinsurer_id' })
  reinsurerId: string;

  @Column('uuid', { name: 'carrier_id' })
  carrierId: string;

  @Column('text', { array: true })
  products: string[];

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('numeric', { name: 'ceded_pct' })
  cededPct: string;

  @Column('numeric', { name: 'ceding_commission_pct' })
  cedingCommissionPct: string;
}
