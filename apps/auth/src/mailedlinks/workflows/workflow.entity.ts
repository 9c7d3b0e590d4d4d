import type { Region } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeCount, LinkState, WorkflowFlow } from '../../domain/one-time-code';

/** A mailed link that opens one quote, one policy or one claim after a one-time code. */
@Entity('workflow')
export class Workflow implements CodeCount, LinkState {
  /** Random: who has it may ask for a code, and no more. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  flow: WorkflowFlow;

  /** In whose name the link acts: the insured account, or the agency of a surplus lines notice. */
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  /** Of a link to a claim, beside its policy. */
  @Column('uuid', { name: 'claim_id', nullable: true })
  claimId: string | null;

  @Column('text')
  product: Product;

  /** Whether the quote's application waits for a signature. */
  @Column('boolean')
  signs: boolean;

  @Column('text', { name: 'account_name' })
  accountName: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  /** In its stored form; without one the codes go by mail only. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  region: Region;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  expires: Date;

  @Column('timestamptz', { nullable: true })
  ended: Date | null;

  /** When whoever came by it was asked whether to keep an account, and answered. */
  @Column('timestamptz', { name: 'account_offered', nullable: true })
  accountOffered: Date | null;

  /** Codes to networks that never showed a right one. */
  @Column('integer', { name: 'codes_sent' })
  codesSent: number;

  @Column('timestamptz', { name: 'codes_since', nullable: true })
  codesSince: Date | null;

  /** Hash of the refresh token that continues the last verified code. */
  @Column('text', { name: 'refresh_hash', nullable: true })
  refreshHash: string | null;
}
