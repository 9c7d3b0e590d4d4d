import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const amount = { to: (value: number) => value, from: Number };

/** A choice of coverages under a name: a standard one, or an agency's own. */
@Entity('preset')
export class PresetRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { nullable: true })
  number: number | null;

  @Column('text')
  name: string;

  /** Null is every product. */
  @Column('text', { nullable: true })
  product: Product | null;

  @Column('bigint', { name: 'aggregate_limit', transformer: amount })
  limit: number;

  @Column('bigint', { transformer: amount })
  deductible: number;

  @Column('integer', { name: 'waiting_period' })
  waitingPeriod: number;

  @Column('integer', { name: 'retro_active_period' })
  retroActivePeriod: number;

  /** Limits by key of the coverage; null is that of the policy. */
  @Column('json')
  coverages: Record<string, number | null>;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'team_id', nullable: true })
  teamId: string | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
