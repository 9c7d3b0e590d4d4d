import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key with which a machine of an organisation calls the API; its id is the OAuth client id. */
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text', { nullable: true })
  name: string | null;

  /** `group:permission` names. */
  @Column('text', { array: true })
  scopes: string[];

  /** SHA-256, hexadecimal; the secret itself is shown once and not kept. */
  @Column('text', { name: 'secret_hash', select: false })
  secretHash: string;

  /** The person who was shown the secret, and answers for what the key begins; null where nobody knows. */
  @Column('uuid', { name: 'holder_id', nullable: true })
  holderId: string | null;

  @Column('boolean')
  enabled: boolean;

  @Column('boolean')
  deleted: boolean;

  /** When a token was last given out for it. */
  @Column('timestamptz', { name: 'last_used', nullable: true })
  lastUsed: Date | null;

  /** Tokens that were issued earlier are refused; a whole second, null for none. */
  @Column('timestamptz', { name: 'tokens_not_before', nullable: true })
  tokensNotBefore: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
