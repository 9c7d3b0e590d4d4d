import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BrokerChangeStatus } from '../domain/brokers/broker-change';

/** The insured named another broker of record; it is of all policies of the account. */
@Entity('broker_change')
export class BrokerChange {
  @PrimaryColumn('uuid')
  id: string;

  /** The policy by which it was entered. */
  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The agency of before; null where none served the insured. */
  @Column('uuid', { name: 'from_agency_id', nullable: true })
  fromAgencyId: string | null;

  @Column('text', { name: 'from_agency_name', nullable: true })
  fromAgencyName: string | null;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text', { name: 'agency_name' })
  agencyName: string;

  /** The person of the new agency; null: the agency as a whole. */
  @Column('text', { name: 'agent_email', nullable: true })
  agentEmail: string | null;

  /** The letter of the insured. */
  @Column('uuid', { name: 'doc_id' })
  docId: string;

  /** The day that the insured named. */
  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('date', { name: 'takes_effect_on' })
  takesEffectOn: string;

  @Column('date', { name: 'received_on' })
  receivedOn: string;

  /** The last day on which the agency of before may bring a rescission. */
  @Column('date', { name: 'rescind_by' })
  rescindBy: string;

  @Column('text')
  status: BrokerChangeStatus;

  /** Why it was rescinded. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it takes effect; null once it is decided. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column('timestamptz', { name: 'decided_on', nullable: true })
  decidedOn: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
