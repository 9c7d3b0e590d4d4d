import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a carrier writes, where and from when to when. */
@Entity('carrier_profile')
export class CarrierProfile {
  @PrimaryColumn('uuid')
  id: string;

  /** The organisation of the carrier. */
  @Column('uuid', { name: 'carrier_id' })
  carrierId: string;

  @Column('text')
  name: string;

  @Column('text')
  code: string;

  @Column('text', { array: true })
  products: Product[];

  /** Empty in the United Kingdom. */
  @Column('text', { array: true })
  states: string[];

  @Column('boolean', { name: 'is_surplus' })
  isSurplus: boolean;

  /** The lowest is taken where several profiles fit. */
  @Column('integer')
  priority: number;

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('timestamptz')
  modified: Date;
}
