import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The identity provider at which the people of an organisation sign in. */
@Entity('sso_provider')
export class SsoProvider {
  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('boolean')
  enabled: boolean;

  /** Where its OpenID configuration is published. */
  @Column('text')
  issuer: string;

  @Column('text', { name: 'client_id' })
  clientId: string;

  /** Sealed with the encryption key. */
  @Column('text', { name: 'client_secret' })
  clientSecret: string;

  @Column('timestamptz')
  modified: Date;
}
