import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** A risk that somebody asked for and that is not wanted. */
@Entity('appetite_out')
export class AppetiteOut {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  asked: Date;

  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  @Column('text', { name: 'asked_by_name', nullable: true })
  askedByName: string | null;

  /** Whoever the asker works for. */
  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text')
  product: Product;

  /** Null in the United Kingdom. */
  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'industry_code' })
  industryCode: string;

  @Column('bigint', { transformer: minorUnits })
  revenue: number;

  @Column('text', { array: true })
  reasons: string[];
}
