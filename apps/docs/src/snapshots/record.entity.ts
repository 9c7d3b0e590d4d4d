import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a file can be brought for. */
export const RECORD_NOUNS = ['ACCOUNT', 'QUOTE', 'POLICY', 'CLAIM'] as const;

/** One of them. */
export type RecordNoun = (typeof RECORD_NOUNS)[number];

/** An account, quote, policy or claim, as far as it says who sees the files brought for it. */
@Entity('record')
export class RecordRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  noun: RecordNoun;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  /** Of a claim and of a policy itself. */
  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  /** Of a claim: who works on it for the provider. */
  @Column('uuid', { name: 'vendor_ids', array: true })
  vendorIds: string[];

  @Column('integer')
  version: number;
}
