import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of licence: the agency's own, its agents', and the surplus lines broker's it places through. */
export type LicenseKind = 'AGENCY' | 'AGENT' | 'SURPLUS';

/** What permits an agency to sell in a state. */
@Entity('license')
export class License {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: LicenseKind;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text')
  state: string;

  @Column('text')
  number: string;

  @Column('text', { nullable: true })
  npn: string | null;

  @Column('date', { name: 'expiration_date', nullable: true })
  expirationDate: string | null;

  @Column('boolean', { name: 'active_resident_state' })
  activeResidentState: boolean;

  /** The person who holds it; only of an agent's. */
  @Column('uuid', { name: 'agent_id', nullable: true })
  agentId: string | null;

  @Column('text', { name: 'broker_first_name', nullable: true })
  brokerFirstName: string | null;

  @Column('text', { name: 'broker_last_name', nullable: true })
  brokerLastName: string | null;

  @Column('text', { name: 'broker_email', nullable: true })
  brokerEmail: string | null;

  /** Louisiana and Montana notices are signed with the broker's stored signature. */
  @Column('boolean', { name: 'signature_on_file' })
  signatureOnFile: boolean;

  /** Days before its end of which the agency was told last; null before the first time. */
  @Column('integer', { name: 'reminded_days', nullable: true })
  remindedDays: number | null;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
