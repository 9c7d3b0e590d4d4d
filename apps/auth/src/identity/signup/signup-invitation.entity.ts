import type { AccountType, Region } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TokenType } from '../../domain/signup/token-types';

/** A mailed invitation to somebody who may have no login yet; only the hash of its token is kept. */
@Entity('signup_invitation')
export class SignupInvitation {
  @PrimaryColumn('uuid')
  id: string;

  /** SHA-256, hexadecimal. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('text', { name: 'token_type' })
  tokenType: TokenType;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  /** The organisation that is joined; null for one that the sign-up makes. */
  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;

  /** The role that the person gets; null for a person who is only led to the sign-in. */
  @Column('uuid', { name: 'role_id', nullable: true })
  roleId: string | null;

  /** Hash of the code that a sign-up must state; null for the others. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  /** Where the person is led afterwards, an address of the console. */
  @Column('text', { name: 'redirect_url', nullable: true })
  redirectUrl: string | null;

  /** The edition that the person and a new organisation work in. */
  @Column('text', { nullable: true })
  region: Region | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  expires: Date;

  @Column('timestamptz', { nullable: true })
  used: Date | null;

  /** When a newer invitation of the address ended it. */
  @Column('timestamptz', { nullable: true })
  replaced: Date | null;
}
