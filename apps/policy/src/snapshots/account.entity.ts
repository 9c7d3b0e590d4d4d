import type { EventData } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Told = EventData<'account.created.v1'>;

/** What row scope and the named insured need of an insured company, as told by account. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  /** That serves it; what was told before this was kept says nothing. */
  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  /** Whether account has told of the agency. */
  @Column('boolean', { name: 'agency_told' })
  agencyTold: boolean;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  /** The name that account has for it, which two people change; null where it was not told. */
  @Column('text', { nullable: true })
  name: string | null;

  /** Whom and to whom a policy is written without a quote; null until account has told it. */
  @Column('jsonb', { nullable: true })
  insured?: Told['insured'] | null;

  @Column('jsonb', { nullable: true })
  contact?: Told['contact'];

  @Column('jsonb', { nullable: true })
  agent?: Told['agent'];

  @Column('integer')
  version: number;
}
