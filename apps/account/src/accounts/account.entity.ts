import type { AccountStatus } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An insured company. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  /** Company id of the firmographic directory. */
  @Column('text', { nullable: true })
  cbid: string | null;

  @Column('text')
  name: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  @Column('text')
  status: AccountStatus;

  @Column('text')
  phone: string;

  @Column('text')
  address1: string;

  @Column('text', { nullable: true })
  address2: string | null;

  @Column('text', { nullable: true })
  address3: string | null;

  @Column('text')
  city: string;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'zip_code' })
  zipCode: string;

  @Column('text')
  country: Country;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz')
  modified: Date;
}
