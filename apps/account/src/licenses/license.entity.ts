import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Kinds of licence: the agency's own, and the surplus lines broker it places through. */
export type LicenseKind = 'AGENCY' | 'SURPLUS';

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

  @Column('text', { name: 'broker_first_name', nullable: true })
  brokerFirstName: string | null;

  @Column('text', { name: 'broker_last_name', nullable: true })
  brokerLastName: string | null;

  @Column('text', { name: 'broker_email', nullable: true })
  brokerEmail: string | null;

  /** Louisiana and Montana notices are signed with the broker's stored signature. */
  @Column('boolean', { name: 'signature_on_file' })
  signatureOnFile: boolean;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
