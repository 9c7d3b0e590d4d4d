import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quota share: which part of whose policies a reinsurer takes, of which products, from when to when. */
@Entity('treaty')
export class Treaty {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'reinsurer_id' })
  reinsurerId: string;

  @Column('uuid', { name: 'carrier_id' })
  carrierId: string;

  @Column('text', { array: true })
  products: Product[];

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  /** The first day on which it takes no policy any more. */
  @Column('date', { name: 'effective_to' })
  effectiveTo: string;

  @Column('numeric', { name: 'ceded_pct' })
  cededPct: string;

  @Column('numeric', { name: 'ceding_commission_pct' })
  cedingCommissionPct: string;

  /** It takes nothing new; what was issued under it stays. */
  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
