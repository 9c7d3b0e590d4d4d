import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a carrier writes, where and from when to when, as told by the rater. */
@Entity('carrier_profile')
export class CarrierProfile {
  @PrimaryColumn('uuid')
  id: string;

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

  @Column('integer')
  priority: number;

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
