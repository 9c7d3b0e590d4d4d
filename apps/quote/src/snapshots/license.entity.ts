import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A licence of an agency, of an agent or of a surplus lines broker, as told by account. */
@Entity('license')
export class License {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: 'AGENCY' | 'AGENT' | 'SURPLUS';

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text', { name: 'holder_name' })
  holderName: string;

  /** Who holds it; null for an agency's own and for somebody without a login. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Theirs when it was saved; it may have changed since. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  state: string;

  @Column('text')
  number: string;

  @Column('date', { name: 'expiration_date', nullable: true })
  expirationDate: string | null;

  @Column('boolean', { name: 'signature_on_file' })
  signatureOnFile: boolean;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
