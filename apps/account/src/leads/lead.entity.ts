import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LeadFacts, LeadSource, LeadStatus } from '../domain/lead';

/** A client as the sales people follow it. */
@Entity('lead')
export class Lead implements LeadFacts {
  @PrimaryColumn('uuid')
  id: string;

  /** A client is one lead. */
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'company_name' })
  companyName: string;

  /** The name in lower case: lists are ordered by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  @Column('text')
  source: LeadSource;

  @Column('text')
  status: LeadStatus;

  /** When it was last told from its account. */
  @Column('timestamptz')
  synced: Date;
}
