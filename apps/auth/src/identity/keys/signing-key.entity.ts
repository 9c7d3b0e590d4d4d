import type { JWK } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key pair that signs access tokens; all are published, the newest signs. */
@Entity('signing_key')
export class SigningKey {
  @PrimaryColumn('text')
  kid: string;

  @Column('jsonb', { name: 'public_jwk' })
  publicJwk: JWK;

  /** The private JWK, sealed with the encryption key. */
  @Column('text', { name: 'private_jwk' })
  privateJwk: string;

  @Column('timestamptz')
  created: Date;
}
