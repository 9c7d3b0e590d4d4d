import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a carrier writes, as told by the rater. */
@Entity('carrier_paper')
export class CarrierPaper {
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

  @Column('boolean', { name: 'is_surplus' })
  isSurplus: boolean;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
